"""A phone comes to a table by the picture that its host shows: the code is drawn, read again, and opened."""

import re
from collections.abc import Iterator

import pytest
import zxingcpp
from playwright.sync_api import expect

from tests.page.browsers import LAN_NAME
from tests.page.conftest import _Stage, coming, serve
from tests.page.people import People, Person
from tests.page.test_company import look

pytestmark = pytest.mark.slow

# What the browser has drawn of a picture, as grey values, row by row.
_DRAWN = """(img) => {
  const [width, height] = [464, 464];
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  pen.drawImage(img, 0, 0, width, height);
  const { data } = pen.getImageData(0, 0, width, height);
  return Array.from({ length: width * height }, (_, n) => data[4 * n]);
}"""


@pytest.fixture
def neighbours(stage: _Stage, tmp_path_factory: pytest.TempPathFactory) -> Iterator[People]:
    """Whoever comes to a server that others in its network know by a name."""
    for address in serve(tmp_path_factory.mktemp("lan"), gone_s=25.0, bot_after_s=60.0, name=LAN_NAME):
        yield from coming(stage, address)


def read(person: Person) -> str:
    """What a camera reads in the picture."""
    image = person.page.get_by_role("img", name=re.compile("^QR code"))
    expect(image).to_be_visible()
    person.wait_for("document.querySelector('figure img').complete")
    grey = bytes(image.evaluate(_DRAWN))
    found = zxingcpp.read_barcodes(memoryview(grey).cast("B", shape=[464, 464]))
    return str(found[0].text) if found else ""


def test_a_phone_comes_by_the_picture(neighbours: People) -> None:
    anna = neighbours.person("Anna", color_scheme="dark", bypass_csp=True).open_table(start=False)
    expect(anna.page.get_by_text("Phones and computers in the same network open this link.")).to_be_visible()
    anna.page.get_by_role("button", name="Show the QR code").click()
    link = anna.page.get_by_role("textbox", name="Link for your friends").input_value()
    assert link.startswith(f"http://{LAN_NAME}:")
    assert read(anna) == link
    look(anna, "lobby with its code")

    # The phone is in no secure context, which is all that http gives it, and sits down all the same.
    phone = neighbours.person("Bo", base_url=link)
    phone.origin = link.partition("/t/")[0]
    phone.come_to(link)
    assert not phone.page.evaluate("isSecureContext")
    phone.sit(2)
    phone.page.get_by_role("button", name="Menu").click()
    # The menu is a part that comes when it is asked for: a key before it is there would not close it.
    expect(phone.page.get_by_role("dialog").get_by_role("button", name="Make a link")).to_be_visible()
    expect(phone.page.get_by_role("dialog").get_by_role("button", name="Show the QR code")).to_have_count(0)
    phone.page.keyboard.press("Escape")
    expect(phone.page.get_by_role("dialog")).to_be_hidden()
    anna.settled()
    anna.page.get_by_role("button", name=re.compile("^Start")).click()

    # Whoever comes later gets it from anybody's menu, and so does another device of the same person.
    phone.page.get_by_role("button", name="Menu").click()
    show = phone.page.get_by_role("button", name="Show the QR code")
    show.focus()
    phone.page.keyboard.press("Enter")
    assert read(phone) == link
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="Make a link").click()
    other = anna.page.get_by_role("textbox", name="Play on another device").input_value()
    assert other.startswith(f"{link}#k=")


def test_a_link_that_leads_nobody_else_here_says_so(people: People) -> None:
    anna = people.person("Anna").open_table(start=False)

    expect(anna.page.get_by_text(re.compile("^Only this computer can open this link."))).to_be_visible()
    expect(anna.page.get_by_role("button", name="Show the QR code")).to_have_count(0)
