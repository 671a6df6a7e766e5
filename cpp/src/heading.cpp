#include "vorhand/heading.hpp"

#include "words.hpp"

namespace vorhand {

Order parse_order(std::string_view word) {
    return named<Order>("order", word,
                        {{kOrderWords[0], Order::ace_ten},
                         {kOrderWords[1], Order::ten_high},
                         {kOrderWords[2], Order::king_high},
                         {kOrderWords[3], Order::queen_high},
                         {kOrderWords[4], Order::ten_last}});
}

}  // namespace vorhand
