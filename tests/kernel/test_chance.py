"""What the kernel promises about chance."""

from __future__ import annotations

import hashlib
import hmac
import pickle
from collections import Counter
from copy import copy
from fractions import Fraction
from itertools import permutations, product
from math import hypot
from operator import mul

import pytest
from hypothesis import given
from hypothesis import strategies as st

from phobetor.kernel.chance import MULTIPLIER, Chance, CountedChance, FairChance, commitment

SEED = b"a secret that nobody guesses"
SALTS = b"salt of a|salt of b"
OFTEN_REDRAWN = 3 << 28  # one word in sixteen lies beyond the largest multiple of this

GOLDEN_BELOW = [761, 423, 961, 854, 300, 557, 189, 14, 279, 579, 268, 192]
GOLDEN_DRAWN = [104, 48, 100, 60, 17, 90, 85, 66]
GOLDEN_SHUFFLED = [7, 5, 8, 1, 6, 3, 2, 4, 0, 9]
GOLDEN_FAIR = [221, 893, 509, 547, 912, 393, 467, 48, 653, 10, 818, 457]

KINDS = ["fast", "fair", "counted"]


def stream(kind: str) -> Chance:
    if kind == "fair":
        return FairChance(SEED, SALTS)
    return CountedChance(Chance("stream")) if kind == "counted" else Chance("stream")


def numbers(chance: Chance) -> list[int]:
    return [chance.below(1000) for _ in range(20)]


def fair_word(seed: bytes, salts: bytes, counter: int) -> int:
    """What the documentation says a draw is, written down without the kernel."""
    digest = hmac.new(seed, salts + b"/" + str(counter).encode(), hashlib.sha256).digest()
    return int.from_bytes(digest[:4], "big")


def fair_numbers(seed: bytes, salts: bytes, n: int, count: int) -> tuple[list[int], int]:
    """The first numbers below n, and how many words they took."""
    limit = 2**32 - 2**32 % n
    numbers: list[int] = []
    counter = 0
    while len(numbers) < count:
        word = fair_word(seed, salts, counter)
        counter += 1
        if word < limit:
            numbers.append(word % n)
    return numbers, counter


# --- every stream -----------------------------------------------------------------------------------
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("n", [1, 2, 6, 108, 1 << 20, (1 << 30) - 1])
def test_below_stays_below(kind: str, n: int) -> None:
    chance = stream(kind)
    assert all(0 <= chance.below(n) < n for _ in range(200))


@pytest.mark.parametrize("kind", KINDS)
def test_below_is_roughly_uniform(kind: str) -> None:
    chance = stream(kind)
    counts = Counter(chance.below(6) for _ in range(6000))
    assert sum((counts[face] - 1000) ** 2 / 1000 for face in range(6)) < 20.5  # one chance in a thousand


@given(st.integers(), st.lists(st.integers(0, 20), min_size=1, max_size=30))
def test_draw_takes_exactly_one_thing_out_of_the_pile(seed: int, pile: list[int]) -> None:
    left = pile[:]
    drawn = Chance(seed).draw(left)
    assert sorted([*left, drawn]) == sorted(pile)


@given(st.integers(), st.lists(st.integers(0, 20), max_size=30))
def test_shuffle_only_puts_things_into_another_order(seed: int, pile: list[int]) -> None:
    shuffled = pile[:]
    Chance(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(pile)


@pytest.mark.parametrize("kind", KINDS)
def test_draw_takes_every_card_about_equally_often(kind: str) -> None:
    chance = stream(kind)
    counts = Counter(chance.draw([0, 1, 2, 3, 4]) for _ in range(5000))
    assert all(850 < counts[card] < 1150 for card in range(5))


@pytest.mark.parametrize("kind", KINDS)
def test_shuffle_gives_every_order_about_equally_often(kind: str) -> None:
    chance = stream(kind)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        pile = [0, 1, 2]
        chance.shuffle(pile)
        counts[tuple(pile)] += 1
    assert all(850 < counts[order] < 1150 for order in permutations(range(3)))


# --- the fast stream --------------------------------------------------------------------------------
def test_the_same_seed_gives_the_same_stream() -> None:
    assert numbers(Chance("nightmare")) == numbers(Chance("nightmare"))


def test_another_seed_gives_another_stream() -> None:
    assert len({tuple(numbers(Chance(seed))) for seed in range(500)}) == 500


def test_a_number_and_its_digits_are_the_same_seed() -> None:
    assert numbers(Chance(42)) == numbers(Chance("42"))


def test_the_stream_is_the_same_in_every_build_and_on_every_machine() -> None:
    chance = Chance("nightmare")
    assert [chance.below(1000) for _ in range(12)] == GOLDEN_BELOW
    pile = list(range(1, 109))
    assert [chance.draw(pile) for _ in range(8)] == GOLDEN_DRAWN
    pile = list(range(10))
    chance.shuffle(pile)
    assert pile == GOLDEN_SHUFFLED


def test_the_stream_is_what_the_documentation_says() -> None:
    state = int.from_bytes(hashlib.sha256(b"by hand").digest()[:8], "big") % 2**60
    chance = Chance("by hand")
    for _ in range(100):
        state = (state * 0x35B1CE85 + 1) % 2**60
        assert chance.below(1000) == state // 2**30 * 1000 // 2**30


def test_the_stream_comes_to_every_number_before_it_repeats_itself() -> None:
    """Hull and Dobell: the increment is odd, and the multiplier is one more than a multiple of four."""
    assert MULTIPLIER % 8 == 5


@pytest.mark.parametrize(("dimensions", "least"), [(2, 0.78), (3, 0.69)])
def test_successive_numbers_lie_in_no_coarse_grid(dimensions: int, least: float) -> None:
    """The spectral test: the planes that hold all points are nearly as close together as any grid allows."""
    assert spectral_figure(MULTIPLIER, 2**60, dimensions) > least


def spectral_figure(multiplier: int, modulus: int, dimensions: int) -> float:
    """The shortest vector of the dual lattice, as a share of the longest that it could be."""
    basis = [[modulus] + [0] * (dimensions - 1)]
    for place in range(1, dimensions):
        basis.append([-pow(multiplier, place, modulus)] + [int(place == k) for k in range(1, dimensions)])
    while reduce_once(basis):
        pass
    mixes = product((-2, -1, 0, 1, 2), repeat=dimensions)
    sums = [[sum(map(mul, mix, column)) for column in zip(*basis, strict=True)] for mix in mixes if any(mix)]
    hermite = {2: 4 / 3, 3: 2}[dimensions] ** (1 / dimensions)
    longest: float = (hermite * modulus ** (2 / dimensions)) ** 0.5
    return min(hypot(*vector) for vector in sums) / longest


def reduce_once(basis: list[list[int]]) -> bool:
    """Take whole multiples of the other vectors from one, if that makes it shorter."""
    for one, other in permutations(range(len(basis)), 2):
        a, b = basis[one], basis[other]
        times = round(Fraction(sum(map(mul, a, b)), sum(map(mul, b, b))))
        if times:
            basis[one] = [x - times * y for x, y in zip(a, b, strict=True)]
            return True
    return False


@pytest.mark.parametrize("kind", KINDS)
def test_a_pickled_stream_continues_where_it_stood(kind: str) -> None:
    chance = stream(kind)
    chance.below(7)
    again = pickle.loads(pickle.dumps(chance))
    assert type(again) is type(chance)
    assert numbers(again) == numbers(chance)


# --- the fair stream --------------------------------------------------------------------------------
@pytest.mark.parametrize("n", [1, 6, 108, OFTEN_REDRAWN])
def test_anybody_can_recompute_a_fair_stream_from_its_seed(n: int) -> None:
    numbers, words = fair_numbers(SEED, SALTS, n, 60)
    chance = FairChance(SEED, SALTS)
    assert [chance.below(n) for _ in range(60)] == numbers
    assert chance.counter == words


def test_words_that_would_favour_small_numbers_are_drawn_again() -> None:
    assert fair_numbers(SEED, SALTS, OFTEN_REDRAWN, 60)[1] > 60


def test_a_fair_stream_is_the_same_in_every_build_and_on_every_machine() -> None:
    chance = FairChance(SEED, SALTS)
    assert [chance.below(1000) for _ in range(12)] == GOLDEN_FAIR


def test_a_fair_draw_of_a_card_can_be_recomputed_too() -> None:
    pile = list(range(10))
    assert FairChance(SEED, SALTS).draw(pile) == fair_numbers(SEED, SALTS, 10, 1)[0][0]


@pytest.mark.parametrize(("seed", "salts"), [(SEED + b"!", SALTS), (SEED, SALTS + b"!"), (SEED, b"")])
def test_another_seed_or_other_salts_give_another_fair_stream(seed: bytes, salts: bytes) -> None:
    assert numbers(FairChance(SEED, SALTS)) != numbers(FairChance(seed, salts))


def test_a_fair_stream_can_be_taken_up_at_any_draw() -> None:
    chance = FairChance(SEED, SALTS)
    for _ in range(5):
        chance.below(8)  # a power of two is never drawn again
    assert FairChance(SEED, SALTS, 5).below(1000) == chance.below(1000)


def test_a_copied_fair_stream_goes_on_by_itself() -> None:
    chance = FairChance(SEED, SALTS)
    chance.below(1000)
    twin = copy(chance)
    ahead = numbers(chance)
    assert type(twin) is FairChance
    assert numbers(twin) == ahead


@pytest.mark.parametrize("seed", [SEED, SEED * 9], ids=["short", "longer-than-a-block"])
def test_the_commitment_is_no_input_of_any_draw(seed: bytes) -> None:
    """HMAC uses SHA-256 of a long key as its key: a bare SHA-256 of the seed would give every draw away."""
    shown = commitment(seed)
    assert shown == hashlib.sha256(b"phobetor commitment/" + seed).hexdigest()
    assert shown not in (hashlib.sha256(seed).hexdigest(), seed.hex())
    assert numbers(FairChance(bytes.fromhex(shown), SALTS)) != numbers(FairChance(seed, SALTS))
    drawn = {hmac.new(seed, SALTS + b"/%d" % k, hashlib.sha256).hexdigest() for k in range(200)}
    assert shown not in drawn


def test_another_seed_has_another_commitment() -> None:
    assert len({commitment(b"%d" % seed) for seed in range(200)}) == 200


# --- the counted stream -----------------------------------------------------------------------------
def test_a_counted_stream_gives_what_the_counted_one_gives() -> None:
    counted, plain = CountedChance(Chance("nightmare")), Chance("nightmare")
    piles = [list(range(9)), list(range(9))]
    assert [counted.below(50) for _ in range(9)] == [plain.below(50) for _ in range(9)]
    assert counted.draw(piles[0]) == plain.draw(piles[1])
    counted.shuffle(piles[0])
    plain.shuffle(piles[1])
    assert piles[0] == piles[1]


def test_a_counted_stream_counts_every_use() -> None:
    counted = CountedChance(Chance())
    counted.below(6)
    counted.draw([1, 2])
    counted.shuffle([1, 2, 3])
    assert counted.draws == 3


def test_a_pickled_counted_stream_goes_on_counting_where_it_stood() -> None:
    counted = CountedChance(FairChance(SEED, SALTS))
    counted.below(6)
    again = pickle.loads(pickle.dumps(counted))
    assert isinstance(again, CountedChance)
    assert again.draws == 1
    assert numbers(again) == numbers(counted)


# --- streams of one's own ---------------------------------------------------------------------------
class AlwaysLast(Chance):
    def below(self, n: int) -> int:
        return n - 1


def test_a_stream_written_in_plain_python_decides_draws_and_shuffles() -> None:
    pile = [5, 6, 7]
    assert AlwaysLast().draw(pile) == 7
    AlwaysLast().shuffle(pile)
    assert pile == [5, 6]
    assert CountedChance(AlwaysLast()).below(9) == 8
