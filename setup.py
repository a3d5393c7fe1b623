"""Puts the page into the package, and the compiled rules where there is a compiler; see tools/build."""

import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).parent / "tools/build"))
import compiling
import page

METADATA_ONLY = {"dist_info", "egg_info", "sdist"}  # pip asks for these first; they need no translation
KEPT = None if METADATA_ONLY & set(sys.argv) else compiling.kept()


class BuildExtensions(build_ext):
    def build_extensions(self) -> None:
        if KEPT:
            compiling.take_kept(KEPT, Path(self.build_lib))
            return
        compiling.prepare(self.compiler, self.extensions)
        super().build_extensions()
        if all(Path(name).is_file() for name in self.get_outputs()):
            compiling.keep(Path(self.build_lib))


class BuildPackage(build_py):
    def run(self) -> None:
        page.build()
        super().run()


def extensions() -> list[Extension]:
    if KEPT:
        return [Extension("phobetor.kept", [])]  # only says that there is something compiled
    if METADATA_ONLY & set(sys.argv) or not compiling.is_wanted():
        return []
    return compiling.translated()


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildExtensions, "build_py": BuildPackage})
