"""The build backend: setuptools, with what this build needs on this machine: Node where the page must be built and
the machine has none, mypyc where the rules are going to be compiled."""

from __future__ import annotations

import compiling
import page
from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403 - everything else is setuptools' own


def for_the_page() -> list[str]:
    return [] if page.is_fresh() else page.requirements()


def get_requires_for_build_wheel(config_settings: object = None) -> list[str]:
    found: list[str] = build_meta.get_requires_for_build_wheel(config_settings)
    return [*found, *for_the_page(), *compiling.requirements()]


def get_requires_for_build_sdist(config_settings: object = None) -> list[str]:
    found: list[str] = build_meta.get_requires_for_build_sdist(config_settings)
    return [*found, *for_the_page()]
