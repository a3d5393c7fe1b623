"""The build backend: setuptools, and Node from PyPI on a machine that has none."""

from __future__ import annotations

import page
from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403 - everything else is setuptools' own


def get_requires_for_build_wheel(config_settings: object = None) -> list[str]:
    return [*build_meta.get_requires_for_build_wheel(config_settings), *page.requirements()]


def get_requires_for_build_sdist(config_settings: object = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(config_settings), *page.requirements()]
