# The whole developer interface.  `make` lists the targets.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
MAKEFLAGS += --no-print-directory

BIN := .venv/bin
COMPILED := .venv-compiled/bin
PIP := python -m pip install --quiet --disable-pip-version-check
CLIENT := src/cosmodrome/server/client/index.html
WEB_SOURCES := $(shell find web/src web/public web/index.html web/package-lock.json src/cosmodrome/locale docs/rules -type f 2>/dev/null)
SOURCES := $(sort $(shell find src docs/rules -type f ! -name '*.pyc' ! -path '*/server/client/*' 2>/dev/null))

# Tests that also run against the compiled build: those that run rules.
COMPILED_TESTS := $(or $(wildcard tests/kernel tests/games tests/contract tests/golden tests/research),tests)

# Where scripts/build-web had to fetch a Node, everything else that needs one uses it too.
export PATH := $(CURDIR)/build/node/bin:$(PATH)

GAME ?= star_realms
BOTS ?= heuristic
GAMES ?= 1000
JOBS ?= 1
PORT ?= 8000
SOAK ?= 1000
COURSES ?= 10
SCALE ?= 1
WORKERS ?= auto

LOCK = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --upgrade

say := @printf '\n== %s\n'

.PHONY: help play lock audit web check-web test-web screenshots terminal sim arena train load torture test check format test-interpreted coverage test-compiled courses compiled bench bench-peers generate golden soak wheel clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-18s%s\n", $$1, $$2 }' Makefile

play: .venv/package $(CLIENT) ## open the tables: play in the browser (PORT=8000)
	@scripts/cosmodrome serve --port $(PORT)

web: $(CLIENT) ## build the browser client into the package

terminal: .venv/package ## play in the terminal (GAME=star_realms)
	@scripts/cosmodrome play $(GAME)

sim: .venv/package ## let bots play many games (GAME=star_realms BOTS=heuristic GAMES=1000 JOBS=1)
	@scripts/cosmodrome sim $(GAME) --bots $(BOTS) --games $(GAMES) --jobs $(JOBS)

ONE_GAME = $(if $(filter command line,$(origin GAME)),$(GAME)) # where it is asked for

arena: .venv/tools ## bots against each other, as benchmarks/arena.toml has them; writes benchmarks/ARENA.md (GAME=star_realms for it alone, JOBS=1)
	@if [ -d .venv-compiled ]; then $(MAKE) compiled; fi
	@python=$$(ls $(COMPILED)/python 2>/dev/null || echo $(BIN)/python); $$python -m benchmarks.arena $(ONE_GAME) --jobs $(JOBS)

train: .venv/training ## the value nets of a game, or one of them, from nothing: self-play, fitting, figures (GAME=star_realms NET=duel SCALE=1)
	@if [ -d .venv-compiled ]; then $(MAKE) compiled; fi
	@python=$$(ls $(COMPILED)/python 2>/dev/null || echo $(BIN)/python); $$python -m training $(GAME) $(addprefix --net ,$(NET)) --step play --scale $(SCALE)
	@$(BIN)/python -m training $(GAME) $(addprefix --net ,$(NET)) --step fit
	@$(BIN)/python -m training.report

test: check test-interpreted test-compiled courses test-web ## everything: format, lint, types, tests interpreted and compiled, browser

check: .venv/tools ## format, lint and types; changes nothing
	$(say) 'format (ruff; `make format` repairs it)'
	@$(BIN)/ruff format --check .
	$(say) 'lint (ruff)'
	@$(BIN)/ruff check .
	$(say) 'types (mypy --strict)'
	@$(BIN)/mypy

format: .venv/tools ## format the code and repair what lint can repair
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

test-interpreted: .venv/tools ## all tests on the plain Python code
	$(say) 'tests, interpreted'
	@$(BIN)/pytest -n $(WORKERS)

coverage: .venv/tools ## the same with a report of the lines and branches that no test runs; takes twice as long
	$(say) 'tests, interpreted, with coverage'
	@$(BIN)/pytest -n $(WORKERS) --cov

test-compiled: .venv-compiled/package ## the tests that run rules, on the compiled build
	$(say) 'tests, compiled'
	@COSMODROME_EXPECT_COMPILED=1 $(COMPILED)/pytest -n $(WORKERS) $(COMPILED_TESTS)

courses: .venv/tools .venv-compiled/package ## seeded random games take the same course interpreted and compiled (COURSES=10 of each)
	$(say) 'courses, interpreted and compiled, $(COURSES) of each game'
	@mkdir -p build
	@$(BIN)/python -m tests.courses $(COURSES) > build/courses.txt
	@$(COMPILED)/python -m tests.courses $(COURSES) --against build/courses.txt

compiled: .venv-compiled/package ## compile kernel and games with mypyc into .venv-compiled

check-web: $(CLIENT) ## types, lint and unit tests of the browser client
	$(say) 'browser client: types, lint, unit tests'
	@cd web && npm run --silent check && npm run --silent lint && npm run --silent test

test-web: check-web .venv/tools ## the browser client, with a real browser where the machine has Chromium
	$(say) 'browser client: games played by clicking'
	@$(BIN)/pytest tests/web -q

screenshots: $(CLIENT) .venv/tools ## every page and board, desktop and phone, ru and en, dark and light, into web/shots
	@cd web && SHOTS=1 npx playwright test /e2e/screenshots.test.ts

lock: .venv/lock-tools ## write the lock files anew: every package that is installed, with its hashes
	@$(LOCK) pyproject.toml --output-file deploy/requirements.lock
	@scripts/build-requires | $(LOCK) - --output-file deploy/build.lock

# Says by its exit code whether a fault is known; that the database of faults cannot be asked is another thing, and is told.
audit: .venv/lock-tools ## look for known faults in what is installed (pip-audit, npm audit)
	@scripts/audit

bench: .venv/tools ## benchmarks, interpreted and (where `make compiled` was run) compiled; writes benchmarks/REPORT.md
	@if [ -d .venv-compiled ]; then $(MAKE) compiled; fi
	$(say) 'benchmarks'
	@$(BIN)/python -m benchmarks
	$(say) 'memory'
	@$(BIN)/python -m benchmarks.memory

bench-peers: .venv/tools build/peers/installed ## random games in public suites and in ours; writes its part of benchmarks/REPORT.md
	@if [ -d .venv-compiled ]; then $(MAKE) compiled; fi
	@$(BIN)/python -m benchmarks.peers
	@$(BIN)/python -m benchmarks.environments

load: .venv/tools ## 200 and 400 live tables of four network clients each on one server process; with compiled rules where `make compiled` was run
	@if [ -d .venv-compiled ]; then $(MAKE) compiled && $(COMPILED)/python -m benchmarks.load; else $(BIN)/python -m benchmarks.load; fi

torture: .venv/tools ## kills, paired games and hostile messages for hours (SCALE=1 JOBS=1); goes on where it was ended; writes docs/reliability.md
	@if [ -d .venv-compiled ]; then $(MAKE) compiled && $(COMPILED)/python -m tests.torture $(SCALE) --jobs $(JOBS); else $(BIN)/python -m tests.torture $(SCALE) --jobs $(JOBS); fi

DECLARED := $(patsubst src/cosmodrome/games/%/call.py,cosmodrome.games.%,$(wildcard src/cosmodrome/games/*/call.py))
SHEETS := $(patsubst src/cosmodrome/games/%/face/sheet.py,cosmodrome.games.%,$(wildcard src/cosmodrome/games/*/face/sheet.py))

generate: .venv/tools ## write anew what follows from declarations: numbers of rules, types and test data of the client
	@$(BIN)/python -m cosmodrome.testing.calls $(addprefix src:,$(DECLARED))
	@$(BIN)/python -m cosmodrome.research.publish
	@$(BIN)/python -m cosmodrome.testing.client web/src/boards $(SHEETS)
	@$(BIN)/python -m cosmodrome.testing.moments web/tests/moments $(patsubst cosmodrome.games.%,%,$(SHEETS))

golden: .venv/tools ## write the golden files anew; read the diff before you commit it
	@[ -f tests/golden/write.py ] || { echo "there are no golden files yet"; exit 1; }
	@$(BIN)/python -m tests.golden.write

soak: .venv-compiled/package ## the tests that play games, with very many of them (SOAK=1000 each), and courses of both builds
	@$(MAKE) courses COURSES=$(SOAK)
	$(say) 'tests, compiled, $(SOAK) games each'
	@COSMODROME_SOAK=$(SOAK) COSMODROME_EXPECT_COMPILED=1 $(COMPILED)/pytest -n $(WORKERS) $(COMPILED_TESTS)

wheel: .venv/package $(CLIENT) ## the compiled wheel for this machine and Python into dist/, tried in a fresh environment
	@$(BIN)/python scripts/compiled_rules.py --can-compile
	$(say) 'compiling the wheel'
	@rm -rf build/wheel
	@COSMODROME_COMPILE=1 $(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir build/wheel .
	$(say) 'trying it in a fresh environment'
	@$(BIN)/python -m venv build/wheel/venv
	@build/wheel/venv/bin/$(PIP) build/wheel/*.whl
	@cd build/wheel && venv/bin/python ../../scripts/trial.py && venv/bin/cosmodrome --version && venv/bin/cosmodrome bench --rounds 1
	@mkdir -p dist && mv build/wheel/*.whl dist/ && ls dist

clean: ## remove everything that the other targets made
	rm -rf .venv .venv-compiled build dist web/node_modules web/shots web/test-results src/cosmodrome/server/client .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -prune -exec rm -rf {} +

# --- environments: a stamp file says that nothing has to be installed again -------------------------------------------

# `make PYTHON=/path/to/python ...` chooses another interpreter.
.venv/bin/python .venv-compiled/bin/python:
	@python=$(or $(PYTHON),$$(scripts/find-python)) \
	    && echo "making $(@:/bin/python=) with $$python" \
	    && "$$python" -m venv --clear $(@:/bin/python=)

# Editable: the code runs from src/, so only a change of the build itself needs a new installation.
.venv/package: pyproject.toml hatch_build.py | .venv/bin/python
	@echo "installing cosmodrome into .venv (editable); this takes a minute, once"
	@$(BIN)/$(PIP) --editable .
	@touch $@

.venv/tools: .venv/package
	@echo "installing the development tools into .venv"
	@$(BIN)/$(PIP) --editable '.[dev]'
	@touch $@

.venv/training: .venv/package
	@echo "installing what fits value nets into .venv; this takes some minutes, once"
	@$(BIN)/$(PIP) --editable '.[train]'
	@touch $@

build/peers/installed: benchmarks/peers.txt | .venv/bin/python
	@echo "installing other suites into build/peers; this takes some minutes, once"
	@$(BIN)/python -m venv --clear build/peers
	@build/peers/bin/$(PIP) --requirement benchmarks/peers.txt
	@touch $@

.venv/lock-tools: .venv/package
	@echo "installing the tools for lock files into .venv"
	@$(BIN)/$(PIP) --editable '.[lock]'
	@touch $@

$(CLIENT): $(WEB_SOURCES)
	@echo "building the browser client"
	@scripts/build-web
	@touch $@

# Changes when a file comes, goes or is renamed, which modification times do not show.
build/sources: FORCE
	@mkdir -p build
	@echo '$(SOURCES)' | cmp --quiet - $@ || echo '$(SOURCES)' > $@
FORCE:

.venv-compiled/package: pyproject.toml hatch_build.py build/sources $(SOURCES) | .venv-compiled/bin/python
	$(say) 'compiling kernel and games (mypyc)'
	@$(COMPILED)/python scripts/compiled_rules.py --can-compile
	@COSMODROME_COMPILE=1 COSMODROME_CLIENT=0 $(COMPILED)/$(PIP) '.[dev]'
	@touch $@
