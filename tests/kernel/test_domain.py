"""Domains: which ints are well-formed answers."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosmodrome.kernel.answering.domain import MOST, Domain
from cosmodrome.kernel.chance import Rng

domains = st.integers(1, 3000).map(Domain)


@given(domains, st.integers())
def test_all_ways_to_know_a_domain_agree(domain: Domain, answer: int) -> None:
    assert list(domain.answers()) == list(range(domain.size()))
    assert domain.contains(answer) == (0 <= answer < domain.bound)
    assert domain.contains(answer % domain.bound)
    assert domain.spec() == ["pick", domain.bound]


@given(st.integers(1, MOST), st.integers(0, MOST - 1))
def test_samples_are_contained(bound: int, seed: int) -> None:
    domain, rng = Domain(bound), Rng(seed)
    assert all(domain.contains(domain.sample(rng)) for _ in range(20))


def test_every_answer_is_sampled() -> None:
    domain, rng = Domain(5), Rng(1)
    assert {domain.sample(rng) for _ in range(200)} == set(domain.answers())


@pytest.mark.parametrize("bound", [0, -1, MOST + 1])
def test_a_domain_needs_a_bound(bound: int) -> None:
    with pytest.raises(ValueError, match=r"a domain needs a bound in 1\.\.2\*\*62"):
        Domain(bound)
