"""The suite runs on the build that it is meant to run on."""

from __future__ import annotations

import os

import pytest

from phobetor.build import build


def test_this_is_the_build_that_is_to_be_tested() -> None:
    expected = os.environ.get("PHOBETOR_EXPECT")
    if expected is None:
        pytest.skip("PHOBETOR_EXPECT does not say which build is to be tested")
    assert build() == expected
