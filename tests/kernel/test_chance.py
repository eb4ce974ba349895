"""Chance: seeded, repeatable, even, and fixed where a position says so."""

from itertools import permutations

from ratusz.kernel.chance import Chance, Guess, commitment, stream

# What Chance(1) gives: five numbers below 1000, then twenty cards in this order.
NUMBERS = [0, 349, 888, 164, 348]
SHUFFLED = [9, 12, 6, 16, 15, 1, 7, 10, 8, 13, 14, 0, 2, 11, 5, 19, 4, 18, 3, 17]


def unevenness(counts: list[int]) -> float:
    """Pearson's chi-square against equal shares."""
    share = sum(counts) / len(counts)
    return sum((count - share) ** 2 / share for count in counts)


def test_equal_seeds_give_equal_chance() -> None:
    def drawn(seed: int) -> tuple[list[int], list[int]]:
        chance = Chance(seed)
        cards = list(range(40))
        numbers = [chance.below(6) for _ in range(20)]
        chance.shuffle(cards)
        return numbers, cards

    assert drawn(7) == drawn(7)
    assert drawn(7) != drawn(8)


def test_the_generator_stays_as_it_is_since_records_replay_with_it() -> None:
    chance = Chance(1)
    cards = list(range(20))
    numbers = [chance.below(1000) for _ in range(5)]
    chance.shuffle(cards)
    assert numbers == NUMBERS
    assert cards == SHUFFLED
    assert chance.rng == 8


def test_the_whole_state_of_chance_is_one_number() -> None:
    chance = Chance(3)
    cards = list(range(40))
    chance.shuffle(cards)
    twin = Chance(chance.rng)
    assert [twin.below(100) for _ in range(10)] == [chance.below(100) for _ in range(10)]


def test_a_die_shows_every_number_equally_often() -> None:
    for chance in (Chance(1), Guess(1)):
        counts = [0] * 6
        for _ in range(3000):
            counts[chance.below(6)] += 1
        assert unevenness(counts) < 25.7  # exceeded once in ten thousand fair dice


def test_every_order_is_equally_likely() -> None:
    for chance in (Chance(1), Guess(1)):
        counts = dict.fromkeys(permutations(range(4)), 0)
        for _ in range(2400):
            cards = [0, 1, 2, 3]
            chance.shuffle(cards)
            counts[tuple(cards)] += 1
        assert unevenness(list(counts.values())) < 57.1


def test_every_card_of_a_deck_comes_to_the_top_equally_often() -> None:
    chance = Chance(1)
    counts = [0] * 40
    for _ in range(4000):
        cards = list(range(40))
        chance.shuffle(cards)
        counts[cards[-1]] += 1
    assert unevenness(counts) < 81.5


def test_a_shuffle_keeps_every_card() -> None:
    cards = [0, 0, 1, 2, 2, 2]
    Chance(5).shuffle(cards)
    assert sorted(cards) == [0, 0, 1, 2, 2, 2]
    empty: list[int] = []
    Chance(5).shuffle(empty)
    assert empty == []


def test_fixed_numbers_come_in_order_and_then_chance_goes_on() -> None:
    chance = Chance(1, (3, 0))
    assert [chance.below(6), chance.below(6)] == [3, 0]
    assert chance.fixed == ()
    assert [chance.below(1000) for _ in range(5)] == NUMBERS


def test_a_fixed_order_puts_the_named_cards_on_top() -> None:
    chance = Chance(1, ((4, 2),))
    cards = [0, 1, 2, 3, 4]
    chance.shuffle(cards)
    assert [cards.pop(), cards.pop()] == [4, 2]
    assert sorted(cards) == [0, 1, 3]
    assert chance.fixed == ()


def test_fixed_cards_that_are_not_in_the_pile_are_passed_over() -> None:
    chance = Chance(1, ((9, 2, 2, 0),))
    cards = [0, 1, 2]
    chance.shuffle(cards)
    assert cards == [1, 0, 2]


def test_a_shuffle_does_not_use_up_the_numbers_fixed_for_dice() -> None:
    chance = Chance(1, (5, (1,), 4))
    chance.shuffle([0, 1, 2, 3])
    assert chance.fixed == (5, (1,), 4)
    assert chance.below(6) == 5
    assert chance.below(6) < 6  # an order is next: it waits for a shuffle
    cards = [0, 1, 2, 3]
    chance.shuffle(cards)
    assert cards[-1] == 1
    assert chance.below(6) == 4


def test_a_seed_gives_each_purpose_its_own_stream() -> None:
    assert stream("seed", "toy") == stream("seed", "toy")
    assert len({stream("seed", "toy"), stream("seed", "bots"), stream("other", "toy")}) == 3
    assert 0 <= stream("seed", "toy") < 1 << 64
    assert stream("żółw", "x" * 100) == stream("żółw", "x" * 64)


def test_a_commitment_fits_one_seed_alone() -> None:
    assert commitment("seed") == commitment("seed") != commitment("seeds")
    assert len(commitment("")) == 64
    assert "seed" not in commitment("seed")
