"""Processes that share work: what they bring, and that none of them is left."""

import multiprocessing
import time

import pytest

from cosmodrome.lab.workers import workers


def test_one_job_is_done_here_and_at_once() -> None:
    with workers(1) as pool:
        assert pool.submit(pow, 2, 5).result(timeout=0) == 32
        with pytest.raises(ZeroDivisionError):
            pool.submit(divmod, 1, 0)


def test_no_process_is_left_whatever_it_was_doing() -> None:
    before = set(multiprocessing.active_children())
    with workers(2) as pool:
        assert pool.submit(pow, 2, 5).result() == 32
        long = pool.submit(time.sleep, 3600)
        assert set(multiprocessing.active_children()) - before
    assert set(multiprocessing.active_children()) == before
    assert long.done()
