# Everything sets itself up: a fresh machine needs Python 3.11 or newer, git and make, nothing else.
PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
CAN_COMPILE = $(shell $(PYTHON) tools/build/compiling.py && echo yes)
SOURCES := $(shell find src web tools/build -type f -not -name '*.pyc' -not -path '*/node_modules/*' -not -path '*/server/static*' 2>/dev/null) setup.py pyproject.toml
# The tests never see this folder's sources unless they ask for them: pure is src/, compiled is what is installed.
PURE := PYTHONPATH=src PHOBETOR_EXPECT=pure
# One more than there are cores: servers and browsers are waited for now and then.
WORKERS ?= 3
# With browsers, more is waited for: three workers left a third of two cores idle.
WAITING ?= 4

.DEFAULT_GOAL := help
.PHONY: help play fast wheel terminal page browser test fields lint format packages test-page test-pure test-compiled test-postgresql fresh pictures release clicks lock audit bench speed mutants fuzz look torture hostile twins frames chaos start load reference clean

help:  ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

# --- setting up -------------------------------------------------------------------------------------
$(VENV)/ready: pyproject.toml requirements/play.txt requirements/node.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Phobetor needs Python 3.11 or newer; name one with: make PYTHON=python3.11"; exit 2; }
	@echo "Setting up, 1 of 3: the libraries (into $(VENV))"
	@$(PYTHON) -m venv --clear $(VENV)
	@$(PY) tools/build/install.py libraries play
	@touch $@

page: $(VENV)/ready  ## build the page (web/) into the package
	@echo "Setting up, 2 of 3: the page"
	@$(PY) tools/build/page.py

$(VENV)/installed: $(VENV)/ready $(SOURCES)
	@$(MAKE) --no-print-directory page
	@echo "Setting up, 3 of 3: the program"
	@$(PY) tools/build/install.py program kept
	@$(VENV)/bin/phobetor --version | grep -q compiled || echo "The rules are interpreted: fast enough to play. For simulations: make fast"
	@touch $@

$(VENV)/tools: $(VENV)/ready requirements/dev.txt requirements/uv.txt
	@echo "Setting up the tools for tests and for compiling"
	@$(PY) tools/build/install.py libraries dev
	@touch $@

$(VENV)/compiled: $(VENV)/installed $(VENV)/tools
	@echo "Compiling the rules: some minutes if they changed"
	@$(VENV)/bin/phobetor --version | grep -q compiled || $(PY) tools/build/install.py program compiled
	@touch $@

# --- playing ----------------------------------------------------------------------------------------
play: $(VENV)/installed  ## open the table: a server, its database and bots; prints the address
	@$(VENV)/bin/phobetor serve $(ARGS)

terminal: $(VENV)/installed  ## play a game of Nightmarium against bots in the terminal
	@$(VENV)/bin/phobetor play nightmarium $(ARGS)

fast: $(VENV)/compiled  ## compile the rules, for simulations and training: about eight times as fast
	@$(VENV)/bin/phobetor --version

wheel: $(VENV)/tools  ## dist/: one file that runs wherever Python does, and one with compiled rules for this machine
	@$(PY) tools/build/wheels.py pure $(if $(CAN_COMPILE),compiled)

# --- testing ----------------------------------------------------------------------------------------
browser: $(VENV)/tools  ## get a browser for the tests where there is none
	@$(PY) tests/browser/chromium.py

test:  ## lint, the page's tests, then the whole suite on the pure and the compiled build
	@$(MAKE) packages
	@$(MAKE) -j 2 $(if $(CAN_COMPILE),$(VENV)/compiled,$(VENV)/installed) browser test-page lint
	@$(MAKE) test-pure test-compiled
	@test -n "$(BARE)" || $(MAKE) fresh

test-page: $(VENV)/tools  ## types and unit tests of the page
	$(PY) tools/build/page.py npm run check
	$(PY) tools/build/page.py npm test

fields: $(VENV)/tools  ## write what follows from the fields of the games' positions: constructor, copy, saving
	$(PY) tools/build/fields.py
	$(VENV)/bin/ruff format -q src/phobetor/games

lint: $(VENV)/tools  ## ruff, mypy --strict, who may import whom; Prettier and ESLint for the page
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/mypy src tests tools
	$(PY) tools/walls.py
	$(PY) tools/build/page.py npm run --silent lint

format: $(VENV)/tools  ## write the sources as ruff and Prettier want them
	$(VENV)/bin/ruff check --fix .
	$(VENV)/bin/ruff format .
	$(PY) tools/build/page.py npm run --silent format

packages: $(VENV)/tools  # once and alone: what follows runs two at a time
	@$(PY) tools/build/page.py npm --version > /dev/null

test-pure: $(if $(CAN_COMPILE),$(VENV)/tools,page browser)  ## the suite on the interpreted rules
	$(PURE) $(if $(CAN_COMPILE),,PHOBETOR_BROWSER=1) $(PY) -m pytest -n $(WORKERS) --dist worksteal $(ARGS)

test-compiled: $(if $(CAN_COMPILE),$(VENV)/compiled browser)  ## the suite on the compiled rules
ifeq ($(CAN_COMPILE),)
	@echo "There is no C compiler, so there is no compiled build to test."
else
	PHOBETOR_EXPECT=compiled $(PY) -P -m pytest -n $(WAITING) --dist worksteal $(ARGS)
endif

test-postgresql: $(VENV)/compiled  ## all tests of the server on PostgreSQL, which they start themselves
	PHOBETOR_EXPECT=compiled PHOBETOR_DATABASE=postgresql $(PY) -P -m pytest -n $(WORKERS) --dist worksteal tests/server $(ARGS)

fresh:  $(VENV)/tools  ## both commands and pip install on a machine that has nothing but Python, git and make
	PHOBETOR_EXPECT=fresh $(PY) -P -m pytest --basetemp build/fresh -n $(WORKERS) --dist loadfile tests/fresh

# --- measuring --------------------------------------------------------------------------------------
bench: $(VENV)/compiled  ## measure the rules against open_spiel's hearts, and the environments against RLCard's uno through PettingZoo
	$(PY) -m pip install -qq --disable-pip-version-check open_spiel rlcard
	$(VENV)/bin/phobetor bench nightmarium --peers
	$(VENV)/bin/phobetor bench nightmarium --players 2 --environments

speed: $(VENV)/tools  ## compare the speed of this commit with the one before (BASE=main); fails when a game lost a tenth
	$(PY) tools/build/speed.py $(BASE) $(ARGS)

mutants: $(VENV)/tools  ## break every rule of a game once: do its scenarios notice? (GAME=nightmarium ARGS=--survivors)
	$(PURE) $(PY) tools/mutants $(or $(GAME),nightmarium) $(ARGS)

fuzz: $(VENV)/compiled  ## a long fuzz campaign (FUZZ=50 times the suite's)
	PHOBETOR_EXPECT=compiled PHOBETOR_FUZZ=$(or $(FUZZ),50) $(PY) -P -m pytest -n $(WORKERS) --dist worksteal tests/conformance

look: $(VENV)/compiled browser  ## look at the pages with other deals than the suite's (DEALS=10 of them)
	@for deal in $$(seq 2 $$(($(or $(DEALS),10) + 1))); do echo "Deal $$deal"; PHOBETOR_EXPECT=compiled PHOBETOR_DEAL=$$deal $(PY) -P -m pytest -n $(WORKERS) --dist worksteal tests/browser $(ARGS) || exit 1; done

torture: $(VENV)/compiled  ## kill -9 the server again and again under load (KILLS=20); DATABASE=postgresql: workers and their database (KILLS=40)
ifeq ($(DATABASE),postgresql)
	PHOBETOR_EXPECT=compiled PHOBETOR_DATABASE=postgresql PHOBETOR_KILLS=$(or $(KILLS),40) PHOBETOR_TABLES=$(or $(TABLES),20) PHOBETOR_MOVES=$(or $(MOVES),500) PHOBETOR_WORKERS=4 $(PY) -P -m pytest -s tests/server/test_web_torture_postgresql.py
else
	PHOBETOR_EXPECT=compiled PHOBETOR_KILLS=$(or $(KILLS),20) $(PY) -P -m pytest tests/server/test_web_torture.py
endif

hostile: $(VENV)/compiled  ## 50 hostile clients and an innocent table: its round trips with and without them, and the server's memory
	PHOBETOR_EXPECT=compiled PHOBETOR_HOSTILE=$(or $(HOSTILE),50) $(PY) -P -m pytest -s tests/server/test_web_floods.py

twins: $(VENV)/compiled  ## worlds that a seat cannot tell apart: every byte and every answer (TWINS=10000 pairs in each game; GAME=nemesis)
	PHOBETOR_EXPECT=compiled PHOBETOR_TWINS=$(or $(TWINS),10000) $(PY) -P -m pytest -s tests/server/test_web_secrets.py -k "worlds and $(or $(GAME),worlds)"

frames: $(VENV)/compiled  ## frames that were bent in every way (FRAMES=100000 to each game; GAME=nemesis)
	PHOBETOR_EXPECT=compiled PHOBETOR_FRAMES=$(or $(FRAMES),100000) $(PY) -P -m pytest -s tests/server/test_web_mutants.py -k "bent and $(or $(GAME),bent)"

chaos: $(VENV)/compiled  ## whole games over a network that cuts and delays (CHAOS=250 of each; GAME=nemesis), and 2,000 sockets that return at once
	PHOBETOR_EXPECT=compiled PHOBETOR_CHAOS=$(or $(CHAOS),250) $(PY) -P -m pytest -s tests/server/test_web_chaos.py -k "network and $(or $(GAME),network) or crowd"

start: $(VENV)/compiled  ## how long a server takes to start with TABLES=50000 stored tables; DATABASE=postgresql
	$(PY) -P tools/start.py --tables $(or $(TABLES),50000) --database $(or $(DATABASE),sqlite)

load: $(VENV)/compiled  ## measure the server with 300 tables and 500 decisions a second; DATABASE=postgresql: 1, 2 and 4 processes side by side
ifeq ($(DATABASE),postgresql)
	$(PY) -P tools/load_postgresql.py $(ARGS)
else
	$(VENV)/bin/phobetor load $(ARGS)
endif

UV = $(PY) -m pip install -qq --disable-pip-version-check uv && $(VENV)/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url --upgrade
lock: $(VENV)/ready  ## write requirements/ anew from pyproject.toml: every library in one version, with its hashes
	$(UV) --extra build pyproject.toml -o requirements/play.txt
	$(UV) --extra build --extra postgresql --extra push pyproject.toml -o requirements/server.txt
	$(UV) --extra build --extra dev --extra research --extra openspiel --extra ray pyproject.toml -o requirements/dev.txt
	$(PY) -c 'import sys; sys.path.insert(0, "tools/build"); import page; print(page.NODE_FROM_PYPI)' > build/node.in
	$(UV) build/node.in --no-annotate -o requirements/node.txt
	echo uv > build/uv.in && $(UV) build/uv.in --no-annotate -o requirements/uv.txt

audit: $(VENV)/tools  ## ask the public lists of known weaknesses about every locked library (needs the network)
	$(PY) -m pip install -qq --disable-pip-version-check pip-audit
	$(VENV)/bin/pip-audit --disable-pip --require-hashes -r requirements/dev.txt -r requirements/node.txt -r requirements/uv.txt
	$(PY) tools/build/page.py npm audit

reference: $(VENV)/tools  ## write the API reference (kernel, Title, bots, records, lab) into build/reference
	$(PURE) $(PY) tools/build/reference.py

release: $(VENV)/tools  ## version, changelog, packages, checks, tag (VERSION=1.2.3 ARGS=--dry-run); publishes nothing
	@$(PY) tools/build/release.py $(or $(VERSION),none) $(ARGS)

clicks: $(VENV)/installed browser  ## count the clicks of a game of each title in a real browser (ARGS="--tree ../older" compares with another tree)
	$(PY) -P tools/clicks.py $(ARGS)

pictures: $(VENV)/installed browser  ## make docs/screenshots anew (GAMES="nightmarium nemesis" only theirs and the start page's)
	$(PY) -P tools/screenshots.py $(GAMES)

clean:  ## remove what was built
	rm -rf build dist $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis
