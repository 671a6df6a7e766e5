"""Whose game a rule file is of, and what must never change about a rule set's hash."""

import re
from dataclasses import replace
from types import MappingProxyType
from typing import Any

import pytest

from vorhand import rulesets
from vorhand.errors import RulesetError
from vorhand.games import known
from vorhand.games.bismarck import GAME, HOUSES
from vorhand.games.bismarck.ruleset import Ruleset
from vorhand.rulesets import comparing

HASHES = """
bismarck/modern 44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a
bismarck/dealer-kitty 7195cdf3998bd2558e5c90685ead864c6c1b24a42d7c96ad320c61f35b331703
bismarck/dealer-kitty-grand 4a687c456b09bde117687d4a70afbd63205ab3fb7243f68f451a08578cd03ac4
bismarck/dealer-kitty-fixed 165150ff793aa8845c0c5f804fb6b27ec9093d0e2e2443b6350058f107561024
bismarck/dealer-kitty-notrump 3cedcfc8ea2dd01f63b0b2db5fcf9319cf8e1202b34b5d42f5295e46c27fe5f4
bismarck/spel-pass f6316da911a1d80d220224d440e591ad89600c8adee29eb2a1abdc4571c18d2f
bismarck/kortoxen-9 0ea4a806b4bc3a497588b69af5ed41a9f60138c97e9c526a36f0344c3f02ef3c
bismarck/kortoxen-12 a3e87590bcf8b17006e9c32afc348ca8a4ca475f8ed38d74dd103bdfac9a1c05
bismarck/danish-9 a05ec492dbc96195b4dd2dc7facadb4f6c50b4fc76a908653ef3bd76aab2580f
bismarck/modern+choice_sees_hand efe9096626e5de26ddfc10ccab0bb4846298f9423caa5beafe97986abe96948c
bismarck/modern+must_trump 3763e34a59e2329e21d5af06520c237938778eb19e31fd41b8f61e2464ee51fc
bismarck/modern+valfri_no_spades dacb2ba0a8306bc79342533239fbd9e1bcbc8c1244a66baaaf823ebb32582fd3
bismarck/modern+open_cards_last fcb9550a2ba5df4d6b41338130e89c12402cbc5af7e3a899b169d46e62fed822
bismarck/modern+open_cards_scattered a21fee89b747a0737b80bb846f3d920f17e3cc54498ac9f4c4ba8fa3b9aa89a5
bismarck/modern+playoff 985286094ca7f4e17e682de64957c839bbdbb589a025c5693cd00689bef882f7
bismarck/dealer-kitty+choice_sees_hand 7195cdf3998bd2558e5c90685ead864c6c1b24a42d7c96ad320c61f35b331703
bismarck/dealer-kitty+must_trump 16a4d0ea7563ecb033a02eb7007ad0f5d46dde251dfb1ccc17877beb268593ba
bismarck/dealer-kitty+valfri_no_spades 2fdfe7445b38948b85355db93254c171ca2b6f9ce3612e51aaf90056024eae6a
bismarck/dealer-kitty+open_cards_last 7195cdf3998bd2558e5c90685ead864c6c1b24a42d7c96ad320c61f35b331703
bismarck/dealer-kitty+open_cards_scattered dcfcd868a854a0e46216a68bafc7fcf1d806566354d1edf54f7b176bf6262ada
bismarck/dealer-kitty+playoff 7195cdf3998bd2558e5c90685ead864c6c1b24a42d7c96ad320c61f35b331703
bismarck/dealer-kitty+valfri_or_no_trump 038869d2e009560276ead0c57f0059e337c7a7ae910a073d37c46547713bc179
bismarck/dealer-kitty+shared 7e39648dc7c81111bf50afa51493063a3752c36278f8e95075fa6391828a065e
bismarck/dealer-kitty-grand+choice_sees_hand 4a687c456b09bde117687d4a70afbd63205ab3fb7243f68f451a08578cd03ac4
bismarck/dealer-kitty-grand+must_trump bc75c35dc4ee4932685649b2cd2f466b9dedf3c1e43f5a8e54896444620c97c4
bismarck/dealer-kitty-grand+valfri_no_spades dbd10323821884390f8483b579dac613e1cf1f0c4c9bd948cd9352f26848070a
bismarck/dealer-kitty-grand+open_cards_last 4a687c456b09bde117687d4a70afbd63205ab3fb7243f68f451a08578cd03ac4
bismarck/dealer-kitty-grand+open_cards_scattered 2a1a6d62d94ef6e9ffe6b52ab5d8545fabce7f55393ac8e549eaff98cb4f6711
bismarck/dealer-kitty-grand+playoff 4a687c456b09bde117687d4a70afbd63205ab3fb7243f68f451a08578cd03ac4
bismarck/dealer-kitty-grand+valfri_or_no_trump 1a99cdf5cf68801cb8a5658a8b159e8610abff91f6ab89b3bd70f16190768b8b
bismarck/dealer-kitty-grand+shared 23562bc04cce1d147d133b76936d9c58c36dafa3edd515ebabb56ab662005a9a
bismarck/dealer-kitty-fixed+choice_sees_hand 165150ff793aa8845c0c5f804fb6b27ec9093d0e2e2443b6350058f107561024
bismarck/dealer-kitty-fixed+must_trump d0b57567b95a105757634dd5c8433664033b990b83232ef5e9c5c1f7067bb771
bismarck/dealer-kitty-fixed+valfri_no_spades b0ce45e77e83efc8c26ea718f0cd3de111d5a16120bfe67290a97ce552ec1218
bismarck/dealer-kitty-fixed+open_cards_last 165150ff793aa8845c0c5f804fb6b27ec9093d0e2e2443b6350058f107561024
bismarck/dealer-kitty-fixed+open_cards_scattered 4ba544886df00d848036464b1402155b9543f47bf9dcf23e512580aec44bfefa
bismarck/dealer-kitty-fixed+playoff 165150ff793aa8845c0c5f804fb6b27ec9093d0e2e2443b6350058f107561024
bismarck/dealer-kitty-fixed+valfri_or_no_trump 4489db3e07d168aed18f80b49387d383b83d5cb026b2be75fdd030707f6ea26e
bismarck/dealer-kitty-fixed+shared 8e1e388099eba513668b0634da8ba7633892fa48428fc367d3e22bfc931d23b1
bismarck/dealer-kitty-notrump+choice_sees_hand 3cedcfc8ea2dd01f63b0b2db5fcf9319cf8e1202b34b5d42f5295e46c27fe5f4
bismarck/dealer-kitty-notrump+must_trump d228015bc8b451d1432d1082e8f0123051803814d1718144758018f57c47899d
bismarck/dealer-kitty-notrump+valfri_no_spades 2fdfe7445b38948b85355db93254c171ca2b6f9ce3612e51aaf90056024eae6a
bismarck/dealer-kitty-notrump+open_cards_last 3cedcfc8ea2dd01f63b0b2db5fcf9319cf8e1202b34b5d42f5295e46c27fe5f4
bismarck/dealer-kitty-notrump+open_cards_scattered 5446a4628392642003cc66a65a46407523bfd8357d5fb1f1b17f0b8cac90d20e
bismarck/dealer-kitty-notrump+playoff 3cedcfc8ea2dd01f63b0b2db5fcf9319cf8e1202b34b5d42f5295e46c27fe5f4
bismarck/dealer-kitty-notrump+valfri_or_no_trump 038869d2e009560276ead0c57f0059e337c7a7ae910a073d37c46547713bc179
bismarck/dealer-kitty-notrump+shared 9c581f6c866e4aaeca80a6c5e02a95b63203c3226b6ab5f190c365be8d6b4214
bismarck/spel-pass+choice_sees_hand f6316da911a1d80d220224d440e591ad89600c8adee29eb2a1abdc4571c18d2f
bismarck/spel-pass+must_trump f3d04d52d4b14b815389445e29249b3071e802a3b0bd4e20ddbb36774e5a2959
bismarck/spel-pass+valfri_no_spades f70ed38498fb4f8f5fbd90a0b2dcd84fc7fe3f3a1ae8c749682b47d82095b20b
bismarck/spel-pass+open_cards_last f6316da911a1d80d220224d440e591ad89600c8adee29eb2a1abdc4571c18d2f
bismarck/spel-pass+open_cards_scattered fdef06f16e8150d04eab6c6b62cbf8808f377bbbc0158ed81f4304e8535f4c48
bismarck/spel-pass+playoff 0e42e5871829256dd3b956d587c5018b8346d22efebf7f221a0784a48c31b78e
bismarck/spel-pass+valfri_or_no_trump 1a9e44fe5dd0aba3fd1b5f53514e1e1d889368a035a8523f44b603f8290a365d
bismarck/spel-pass+shared f6316da911a1d80d220224d440e591ad89600c8adee29eb2a1abdc4571c18d2f
bismarck/spel-pass+twelve_deals bd27d5b3a7e3945cb0d2baebffd4cea527bdf0af67c790b1d095159737f16ae9
bismarck/kortoxen-9+choice_sees_hand aaddf18b2c82130c296d76a0d8218150651a47163386c66d4ea52ac9f056e2c1
bismarck/kortoxen-9+must_trump 0f22e8fc139bc76ab9dbfc31f914abfda25403b942373dd71bc33953d036e400
bismarck/kortoxen-9+valfri_no_spades 563aeee9d53deb53263db587f134e4e41881af87c6fde78de3903daf5e74185a
bismarck/kortoxen-9+open_cards_last a91fbcd758caf056dacd37ef0e415066789752972cd9712b58631550f4d2e400
bismarck/kortoxen-9+open_cards_scattered c9ea3b9c319c7192a5819b826b212ebb132946c6eaf389a44cdf9c3a41001d62
bismarck/kortoxen-9+playoff 6ab9aab85ff96d11a2f7e2a70c492acd300ce16d84f161c907b5db018fe4df8a
bismarck/kortoxen-12+choice_sees_hand aebafe932034e543065b1b8f6d0722a592b89f9d15e1a8b23545902c03b0df73
bismarck/kortoxen-12+must_trump ae2a731856ec44fb003080ace0564e0a676c05299594b10294dbc3e21c49b587
bismarck/kortoxen-12+valfri_no_spades a663369c66dd9798b9a6c7132f5514e7b15dc97dd1a9eddf5d3df1661c70149d
bismarck/kortoxen-12+open_cards_last 3fd723cc535e15cef3c57930cc0d8862fbde0a3c9a42e2abe9f514c2408af819
bismarck/kortoxen-12+open_cards_scattered f438d475ae96280623e5ef95ad6fc49a304dadc83b22ca2f1d0e1ecf5e348327
bismarck/kortoxen-12+playoff 06bdbb58c749f96e8dcb8c7f72a0c631e21125197f1dbcf5730d0578f17610b8
bismarck/danish-9+choice_sees_hand c829ef6ce4a75f1a50e36e8c51959e1cd8ba8a798f1ea2b3f628eddfeb35bc89
bismarck/danish-9+must_trump d017d114a9c0e2fd56b167c4cdbfe0625edeb6e192025da88f8535fc24d8c11b
bismarck/danish-9+valfri_no_spades a844d4b0e562cd6dbe53aa68eb75d94290bee2120a831b2d95d1c1dd2e5a2ac2
bismarck/danish-9+open_cards_last a05ec492dbc96195b4dd2dc7facadb4f6c50b4fc76a908653ef3bd76aab2580f
bismarck/danish-9+open_cards_scattered ba9c342fc77b6b93c31f333468390de24a81f12801be7cc0137516f9d68ec92c
bismarck/danish-9+playoff 28be5ac902db56413c98c927c33d4f78f25b99e805f333c0cc33bf991669acf4
bismarck/finnish-partners ed026a7ece6565ae16971e825e3442f898931e00fddeb3225b89a402b3f808a2
bismarck/finnish-partners+choice_sees_hand ed026a7ece6565ae16971e825e3442f898931e00fddeb3225b89a402b3f808a2
bismarck/finnish-partners+must_trump f89b7d4f1e301d02d887a386291d9689fc36ea9f5a4ad3d701b7d846ae8b726a
bismarck/finnish-partners+valfri_no_spades 239fe4eb052886d3b7e9ca4cadc4b1786914bbffd9941341d3bfd8bb5d247f8f
bismarck/finnish-partners+open_cards_last e84b762336b705e1293237d9c81d8229582bc96f9c766871366113b108cb0487
bismarck/finnish-partners+open_cards_scattered ed026a7ece6565ae16971e825e3442f898931e00fddeb3225b89a402b3f808a2
bismarck/finnish-partners+playoff 7e46c81bee63f62470990d0c6e55735d953c02780899e234894e2b26de259b63
bismarck/kortman-1944 2ed724952952902b04d449702eebc467437f7f180a25099044d4020cfa39a5dd
bismarck/parlett fcc3615b70b4240a1a1a350e46c643925dc50e12e35ed8cbef977c7987b2602a
bismarck/parlett-choice 1a0b419c6c045a81b07eab82831167f4e6b41b505ea1e625b9efa1452611c67c
bismarck/coleman-18 1fd24939c5cebde290b99b2b68bbe925ba238d36c523b6393b52f56c27b94962
bismarck/polley-21 54d2e6f92e3f652de0c45cde224b6c24dbfe98f9602a88b87808fa6020750914
bismarck/lever a0637915aa6c8a1662008a9e57cea63a40dd34dd2a5ccf6aa5205d9b21a1c57d
bismarck/raf-853 7a7368e78e94b691114df9f9d873dc8b6d4984084e79584b7785737686ee84e4
bismarck/portugal 18772d69a44217e65d7449ea4aeafa034cbc6a09445da22487506aec8575aaa7
bismarck/short-43 d9a0b9ab2f803d512dae2f00e01036e62518439185c544792fdc544dc3148641
bismarck/finnish-3 56554943e63e3d820145f4d63d5bad565a17b0e5e960bb112227b61a0a413d89
bismarck/finnish-4 62fdbf1a83e61bdd49cf8b57f538a485f95e53b14386711478658c3471534a92
bismarck/kortman-1944+playoff e890c85537a4e8e1cd3c8c7af27708db07664ccbdc07e0429e844b9f43732418
bismarck/parlett+must_trump a85af51ecf37cb1aa780222d6b2e375f94c28eb5742bb9f9f43c3612d5bf9450
bismarck/parlett+playoff db12bf9f88f751b62e39ac0accc38c057ec3190b21813fc97bd53316c2564c73
bismarck/parlett-choice+must_trump eeda4278e699cf3741b378c46e50607969d911a8a252c325682d1fcbd8f23cf6
bismarck/parlett-choice+playoff 3e58a2e6f95ad7df0fa68f78ab5f9182fd0a72d46ff4f78f1ffd7e3721db3f0c
bismarck/coleman-18+must_trump f34836160a5132fe4c46f03af314569f1d04e2035b774572e74262748f82a090
bismarck/coleman-18+playoff bdb6fc6b7ad2b44223fe850f28ce60ea3bb4ebd876a1f5e0e50a94fe850bdd69
bismarck/polley-21+must_trump e5a9bf2022e255b3cd8f11614935b6934e5e7e037cd2646ef727a1d21d17f475
bismarck/polley-21+playoff 849a72c43e1f046b6b777379fe2d8a9a7e147672519e1f04954567594193f2b3
bismarck/lever+must_trump 8919da33417ef39cfc591364aa293132f7a3701658a9d8ba30ec2d17013e3ab0
bismarck/lever+playoff e5835e92b2fc6072ef7f9a8b96aab0a5712f1e7b700525b10ef717042442a7c3
bismarck/raf-853+must_trump 9c82971216c159a9c5e2a3aae808e5330460295b3b59c71b6a99b8558d950baa
bismarck/raf-853+playoff 55ee23d19fc2ca4ca75628c3823ec69c83f1d3da357f7c06e231011dbccbd7e8
bismarck/portugal+must_trump 80a4c257c3e97fa03bdb3f119f7c4f1851d2d36544a48fed2bc07f337c5f9970
bismarck/portugal+playoff d4c7129e55fafbbbe8f0ad25eb74e3042eb0b7c139def3dc318b2b19ec1bb50a
bismarck/short-43+must_trump 638be7a93bfe4a040f770b21a87dcbaff3477a99dd89c56f2e292ba5b1cf6115
bismarck/short-43+playoff 9bff3298af24722eb87cad83143fa9dc764d190a79f3d81fae24fd37d0b15b54
bismarck/short-43+dealer_picks_order 841bdf0e831bc52cc83e4d8048db8741eb3e871d20d6deaaac8c46ecb6bd4575
bismarck/finnish-3+choice_sees_hand 8d5a850263a51b2c190bd44a95ba4deb9240361d8e1aefe33199fb174c1dfc5f
bismarck/finnish-3+open_cards_last 6fb7edf015803df305f76e6d569e3966d7cad1ccca086a45d828bc03a0f346dc
bismarck/finnish-3+open_cards_scattered 63ad20f4ec1512fea3b1c9e736fb36510420c0b580445bef90d016585ba7ad7b
bismarck/finnish-3+playoff 7d121f06ae6c6b7e32095e9a3ce37a26913a464deccb5be24d51ddc3a332b2d1
bismarck/finnish-4+choice_sees_hand 8cf8ac554c85d3bca23177b618b140cc1c59031bd7ac1ce1f6272ca95e06d858
bismarck/finnish-4+open_cards_last e7800160c227e25215e7cef7b949148726192130822f486cb6638be98b359b56
bismarck/finnish-4+open_cards_scattered a82ee91f13dca6746e422b53da07c96206ef5580a388a71ab8d4635c81d17fb3
bismarck/finnish-4+playoff 0a74716ee4965bf571fd6bcacdc5b2448eb2d97cf596fccd6691bfd2fe84bc6b
bismarck/estonia-3 85d9347d1f462168cee474387f4ab7e67b9b9eea9235c0d1932511a27cbdb8b8
bismarck/estonia-3+free_layout 78b680171a24c29e19c4f8c893c3bc8de875c3c8e197cf0c5598ad53137eb29e
bismarck/estonia-4 5ecba8eb2ff4521ad44a0a23c2826a01cd9b481f689a3008585f7ba482b8a787
bismarck/estonia-4+free_layout 5c29ae6b82d39e40e4c82ed752f11710fb17e3d1097e01f5e68abd995fff1776
bismarck/estonian-folk e2c5bd265f4442cc34773641b380194240e5a8c6794c5877217ee73956af0ea1
bismarck/estonian-folk+free_layout dbb70afd5298a909771eb91ed1a4c3add4282e7f972fc148fbba30eb91b403d9
"""


class Skat(Ruleset):
    """A rule set of another game."""


@pytest.mark.parametrize("line", HASHES.strip().splitlines())
def test_the_hash_of_a_rule_set_never_changes(line: str) -> None:
    """It stands in records; a rule set that must change gets a new id instead."""
    id, expected = line.split()

    assert expected == rulesets.content_hash(rulesets.load(id))


def test_every_rule_set_has_its_hash_pinned() -> None:
    ids = {*rulesets.BUILT_IN, *(f"{id}+{option}" for id in rulesets.BUILT_IN for option in rulesets.options_of(id))}

    assert {line.split()[0] for line in HASHES.strip().splitlines()} >= {i for i in ids if i.startswith("bismarck/")}


@pytest.mark.parametrize("line", ["", "game = 'bismarck'", "extends = 'bismarck/modern'"])
def test_a_file_is_of_the_game_that_it_extends_or_names_or_of_bismarck(line: str) -> None:
    assert isinstance(rulesets.parse(f"source = 'x'\n{line}", "x.toml"), Ruleset)


@pytest.mark.parametrize("game", ["'skat'", "3", "[]", "''"])
@pytest.mark.parametrize("extends", ["", "extends = 'bismarck/modern'"])
def test_a_file_of_no_known_game_is_refused(game: str, extends: str) -> None:
    with pytest.raises(RulesetError, match=re.escape("x.toml: game: ")):
        rulesets.parse(f"source = 'x'\n{extends}\ngame = {game}", "x.toml")


def test_the_game_may_be_left_out_of_an_id() -> None:
    assert [rulesets.load(id.partition("/")[2]).id for id in HOUSES.built_in] == list(HOUSES.built_in)


def test_every_game_has_rule_sets_and_every_rule_set_a_game() -> None:
    assert [*known.HOUSES] == [*rulesets.AXES] == [*rulesets.DEFAULTS]
    for id in rulesets.BUILT_IN:
        assert known.game_of(rulesets.load(id)).id == id.partition("/")[0]


@pytest.fixture
def _two_games(monkeypatch: pytest.MonkeyPatch) -> None:
    class Other:
        id = "skat"

    def game_of(value: Any) -> Any:
        return Other if isinstance(value, Skat) else GAME

    houses = replace(HOUSES, game="skat", defaults=Skat(id="", source=""))
    for module in (comparing, rulesets.axes):
        monkeypatch.setattr(module, "game_of", game_of)
        monkeypatch.setattr(module, "HOUSES", MappingProxyType({**known.HOUSES, "skat": houses}))
    axes = MappingProxyType({**rulesets.AXES, "skat": rulesets.AXES["bismarck"]})
    monkeypatch.setattr(comparing, "AXES", axes)
    monkeypatch.setattr(rulesets.axes, "AXES", axes)
    monkeypatch.setitem(rulesets.axes._GROUPS, "skat", rulesets.axes._GROUPS["bismarck"])


@pytest.mark.usefixtures("_two_games")
def test_rule_sets_of_two_games_cannot_be_compared() -> None:
    with pytest.raises(RulesetError, match="belong to different games"):
        rulesets.differences(rulesets.load("bismarck/modern"), Skat(id="own/skat", source="x"))


@pytest.mark.usefixtures("_two_games")
def test_equal_fields_of_two_games_hash_differently() -> None:
    modern = rulesets.load("bismarck/modern")

    assert rulesets.content_hash(Skat(id="own/skat", source="x")) != rulesets.content_hash(modern)
