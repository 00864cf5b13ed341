"""Processes that share work, or this one alone: the same calls go to either."""

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from os import _exit
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Here(Executor):
    """Does all work at once, in this process."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        done: Future[T] = Future()
        done.set_result(fn(*args, **kwargs))
        return done


@contextmanager
def workers(jobs: int) -> Iterator[Executor]:
    """Give so many processes to work with; in the end none of them is left, whatever it was doing."""
    if jobs == 1:
        yield Here()
        return
    older = set(multiprocessing.active_children())
    # A fresh interpreter for each worker: forking a process that may have threads is not safe.
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _leave_quietly_when_interrupted)
    try:
        yield pool
    finally:
        for child in set(multiprocessing.active_children()) - older:
            child.terminate()
        pool.shutdown(cancel_futures=True)


def _leave_quietly_when_interrupted() -> None:
    signal.signal(signal.SIGINT, lambda number, frame: _exit(130))
