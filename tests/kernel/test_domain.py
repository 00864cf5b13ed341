"""Domains: encoding and decoding are inverse, and all ways to know a domain agree."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.domain import MOST, Domain, Pick, Product, Subset

picks = st.integers(1, 12).map(Pick)
bounds = st.tuples(st.integers(0, 7), st.integers(0, 7), st.integers(0, 7)).map(sorted)
subsets = bounds.map(lambda three: Subset(three[2], three[0], three[1]))
small = picks | subsets
products = st.lists(small, min_size=1, max_size=3).map(lambda factors: Product(*factors))
nested = st.tuples(products, small).map(lambda factors: Product(*factors))
domains: st.SearchStrategy[Domain] = picks | subsets | products | nested


def listed(domain: Domain) -> list[int]:
    answers: list[int] = []
    for answer in domain.answers():
        answers.append(answer)
        if len(answers) == 3000:
            break
    return answers


@given(domains)
def test_answers_are_ascending_and_in_bounds(domain: Domain) -> None:
    answers = listed(domain)
    assert answers == sorted(set(answers))
    assert all(0 <= answer < domain.bound and domain.contains(answer) for answer in answers)


@given(domains)
def test_size_counts_the_answers(domain: Domain) -> None:
    assert len(listed(domain)) == min(domain.size(), 3000)


@given(domains, st.integers())
def test_contains_agrees_with_the_list(domain: Domain, answer: int) -> None:
    answers = listed(domain)
    if len(answers) < 3000:
        assert domain.contains(answer) == (answer in answers)
        inside = answer % domain.bound
        assert domain.contains(inside) == (inside in answers)


@given(domains)
def test_what_is_out_of_bounds_is_not_contained(domain: Domain) -> None:
    assert not any(domain.contains(answer) for answer in (-1, domain.bound, domain.bound + 7, 1 << 70, -(1 << 70)))


@given(domains)
def test_decoding_and_encoding_are_inverse(domain: Domain) -> None:
    assert all(domain.encode(domain.decode(answer)) == answer for answer in listed(domain))


@given(domains, st.integers(0, (1 << 62) - 1))
def test_samples_are_contained(domain: Domain, seed: int) -> None:
    if domain.size() > 0:
        rng = Rng(seed)
        assert all(domain.contains(domain.sample(rng)) for _ in range(20))


@pytest.mark.parametrize(
    "domain",
    [Pick(5), Subset(5, 0, 5), Subset(6, 2, 3), Subset(4, 4, 4), Product(Pick(3), Subset(3, 1, 2)), Subset(0, 0, 0)],
    ids=lambda domain: str(domain.spec()),
)
def test_every_answer_is_sampled(domain: Domain) -> None:
    rng = Rng(1)
    assert {domain.sample(rng) for _ in range(40 * domain.size())} == set(domain.answers())


def test_parts_mean_what_they_say() -> None:
    assert Pick(5).decode(3) == [3]
    assert Subset(5, 0, 5).decode(0b10110) == [1, 2, 4]
    assert Subset(5, 0, 5).encode([4, 1, 2]) == 0b10110
    assert Product(Pick(3), Pick(10)).decode(27) == [2, 7]
    assert Product(Pick(3), Product(Pick(10), Pick(2))).encode([1, 7]) == 27


def test_a_client_can_build_answers_by_the_spec() -> None:
    domain = Product(Pick(3), Subset(4, 1, 2))
    assert domain.spec() == ["product", ["pick", 3], ["subset", 4, 1, 2]]


def test_few_out_of_many_are_listed_without_trying_all() -> None:
    domain = Subset(60, 1, 2)
    assert len(list(domain.answers())) == domain.size() == 60 + 60 * 59 // 2
    assert max(domain.answers()) == 2**59 + 2**58


def test_the_largest_domains() -> None:
    for domain in (Pick(MOST), Subset(62, 0, 62), Product(Pick(1 << 31), Pick(1 << 31))):
        assert domain.bound == domain.size() == MOST
        assert domain.contains(MOST - 1)
        assert not domain.contains(MOST)
        assert domain.contains(domain.sample(Rng(1)))


@pytest.mark.parametrize("bound", [0, -1, MOST + 1])
def test_a_domain_needs_a_bound(bound: int) -> None:
    with pytest.raises(ValueError, match=r"a domain needs a bound in 1\.\.2\*\*62"):
        Pick(bound)


@pytest.mark.parametrize(("n", "low", "high"), [(3, 2, 1), (3, 0, 4), (3, -1, 2), (63, 0, 1)])
def test_impossible_subsets_are_refused(n: int, low: int, high: int) -> None:
    with pytest.raises(ValueError, match="no subset of"):
        Subset(n, low, high)


def test_products_need_all_their_parts() -> None:
    with pytest.raises(ValueError, match="zip"):
        Product(Pick(2), Pick(2)).encode([1])
