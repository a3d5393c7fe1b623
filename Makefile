# Everything sets itself up: a fresh machine needs Python 3.11 or newer, git and make, nothing else.
PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
COMPILER := $(shell command -v $${CC:-cc} || command -v gcc)
SOURCES := $(shell find src web tools/build -type f -not -name '*.pyc' -not -path '*/node_modules/*' -not -path '*/server/static/*' 2>/dev/null) setup.py pyproject.toml
# The tests never see this folder's sources unless they ask for them: pure is src/, compiled is what is installed.
PURE := PYTHONPATH=src PHOBETOR_EXPECT=pure
# The page is built with the machine's own Node where that is new enough, else with one that is installed like a tool.
NODE_IN_VENV = $(shell $(PYTHON) -c 'import sys; sys.path.insert(0, "tools/build"); import page; print("$(VENV)/tools" if page.requirements() else "")')
# One more than there are cores: servers and browsers are waited for now and then.
WORKERS ?= 3

.DEFAULT_GOAL := help
.PHONY: help play terminal page browser test lint test-page test-pure test-compiled bench fuzz look torture load clean

help:  ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

$(VENV)/tools: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Phobetor needs Python 3.11 or newer; name one with: make PYTHON=python3.11"; exit 2; }
	$(PYTHON) -m venv --clear $(VENV)
	$(PY) -m pip install --quiet --disable-pip-version-check $$($(PYTHON) -c 'import tomllib; p = tomllib.load(open("pyproject.toml", "rb"))["project"]; print(*(repr(n) for n in [*p["dependencies"], *p["optional-dependencies"]["dev"]]))' | tr -d "'")
	$(PY) -c 'import sys; sys.path.insert(0, "tools/build"); import page; print(*page.requirements())' | xargs -r $(PY) -m pip install --quiet --disable-pip-version-check
	@touch $@

$(VENV)/installed: $(VENV)/tools $(SOURCES)
	@echo "Installing Phobetor (compiling the rules if there is a C compiler) ..."
	@rm -rf build
	$(PY) -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --force-reinstall .
	@touch $@

play: $(VENV)/installed  ## open the table: a server, its database and bots; prints the address
	@$(VENV)/bin/phobetor serve $(ARGS)

terminal: $(VENV)/installed  ## play a game of Nightmarium against bots in the terminal
	@$(VENV)/bin/phobetor play nightmarium $(ARGS)

page: $(NODE_IN_VENV)  ## build the page (web/) into the package
	$(if $(NODE_IN_VENV),$(PY),$(PYTHON)) tools/build/page.py

browser: $(VENV)/tools  ## get a browser for the tests where there is none
	$(PY) tests/browser/chromium.py

test:  ## lint, the page's tests, then the whole suite on the pure and the compiled build
	@$(MAKE) -j 2 page $(VENV)/tools  # side by side: none of these keeps two cores busy by itself
	@$(MAKE) -j 2 $(VENV)/installed browser test-page lint
	@$(MAKE) test-pure test-compiled

test-page: $(VENV)/tools  ## types and unit tests of the page
	$(PY) tools/build/page.py npm run check
	$(PY) tools/build/page.py npm test

lint: $(VENV)/tools  ## ruff and mypy --strict
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/mypy src tests

test-pure: $(if $(COMPILER),$(VENV)/tools,page browser)  ## the suite on the interpreted rules
ifeq ($(COMPILER),)
	$(PURE) PHOBETOR_BROWSER=1 $(PY) -m pytest -n $(WORKERS) --dist worksteal $(ARGS)
else
	$(PURE) $(PY) -m pytest -n $(WORKERS) --dist worksteal $(ARGS)
endif

test-compiled: $(VENV)/installed browser  ## the suite on the compiled rules
ifeq ($(COMPILER),)
	@echo "There is no C compiler, so there is no compiled build to test."
else
	PHOBETOR_EXPECT=compiled $(PY) -P -m pytest -n $(WORKERS) --dist worksteal $(ARGS)
endif

bench: $(VENV)/installed  ## measure the speed of the rules against open_spiel's hearts
	$(PY) -m pip install --quiet --disable-pip-version-check open_spiel
	$(VENV)/bin/phobetor bench nightmarium --peers

fuzz: $(VENV)/installed  ## a long fuzz campaign (FUZZ=50 times the suite's)
	PHOBETOR_EXPECT=compiled PHOBETOR_FUZZ=$(or $(FUZZ),50) $(PY) -P -m pytest -n $(WORKERS) --dist worksteal tests/conformance

look: $(VENV)/installed browser  ## look at the pages with other deals than the suite's (DEALS=10 of them)
	@for deal in $$(seq 2 $$(($(or $(DEALS),10) + 1))); do echo "Deal $$deal"; PHOBETOR_EXPECT=compiled PHOBETOR_DEAL=$$deal $(PY) -P -m pytest -n $(WORKERS) --dist worksteal tests/browser $(ARGS) || exit 1; done

torture: $(VENV)/installed  ## kill -9 the server again and again under load (KILLS=20)
	PHOBETOR_EXPECT=compiled PHOBETOR_KILLS=$(or $(KILLS),20) $(PY) -P -m pytest tests/server/test_web_torture.py

load: $(VENV)/installed  ## measure the server with 300 tables and 500 decisions a second
	$(VENV)/bin/phobetor load $(ARGS)

clean:  ## remove what was built
	rm -rf build $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis
