# Ratusz. `make` alone lists the targets.

PYTHON ?= python3
SHELL := /bin/sh
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.SUFFIXES:

VENV := .venv
BIN := $(VENV)/bin
COMPILED := build/compiled
# -qq: errors only. Every package, the build backend included, is checked against the hashes in requirements/.
PIP := $(BIN)/python -m pip --disable-pip-version-check --no-input -qq
LOCKED := $(PIP) install --require-hashes -r
PYTEST := $(BIN)/python -m pytest -n auto --dist worksteal
UNIT := --ignore=tests/browser --ignore=tests/test_wheel.py
# What runs once more on the plain engine: the rules, and what shows them to other programs. All else is the same on both. And what runs there alone.
ON_PLAIN := $(addprefix tests/,kernel state51 newangeles frostpunk conformance engine lessons/test_examples.py test_clauses.py)
# Some tests hold a server or a browser to the clock, which a busy machine breaks: whatever failed must pass alone. It is told as a failure all the same.
OR_ALONE = || { [ $$? = 1 ] && echo 'What has failed is tried once more, with nothing beside it:' && $(BIN)/python -m pytest --last-failed --last-failed-no-failures none; }
# What tests need of the system is installed once, before their workers start.
NEEDS := $(BIN)/python -m tests.debian

# Extra arguments, e.g. make unit ARGS='-k trade', make play ARGS='--port 8080'
ARGS ?=

.PHONY: help play page test lint unit test-browser screens games compiled wheel test-compiled test-plain test-wheel test-web test-pythons bench \
	bench-page bench-vector bench-server torture format lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

play: $(VENV)/compile.stamp ## play in the browser (ratusz play state51: in the terminal)
	@$(IF_NODE) then $(MAKE) -s page; fi
	@$(BIN)/python tools/compile.py --later
	@if [ -e $(PAGE) ]; then $(BIN)/ratusz $(ARGS); else \
		echo 'The page is not built, because Node $(NODE) or newer is missing; here is the game in the terminal.'; \
		$(BIN)/ratusz play state51 --against greedy; fi

page: build/page/page.stamp ## build the page from web/ (needs Node)

# One after the other, also under make -j. Linters keep one core busy, and so there is one for the compiler.
test: ## everything: lint, the tests on the compiled engine, the rules again on the plain one, the page in a browser, the wheel
	@$(MAKE) --no-print-directory $(VENV)/dev.stamp
	@$(MAKE) --no-print-directory --jobs 2 --output-sync lint compiled
	@$(MAKE) --no-print-directory test-compiled
	@$(MAKE) --no-print-directory test-plain
	@$(MAKE) --no-print-directory test-web
	@PYTHONPATH=$(COMPILED) $(MAKE) --no-print-directory test-browser
	@$(MAKE) --no-print-directory test-wheel

lint: $(VENV)/dev.stamp ## style, types, and which package may import which
	$(BIN)/ruff check -q .
	$(BIN)/ruff format --check -q .
	$(BIN)/mypy --no-error-summary
	$(BIN)/lint-imports --no-logo
	$(BIN)/python tools/wire.py --check
	$(BIN)/python tools/reference.py --check
	@$(IF_NODE) then $(MAKE) --no-print-directory -s build/page/node.stamp && cd web && npm run --silent check; \
		else echo 'web/ is not checked, because Node $(NODE) or newer is missing.'; fi

unit: $(VENV)/dev.stamp ## the tests alone, on the plain engine, without those in a browser (installs Debian's postgresql as root)
	@$(NEEDS) postgresql
	$(PYTEST) $(UNIT) $(ARGS) $(OR_ALONE)

test-browser: $(VENV)/dev.stamp ## whole games clicked in real browsers (installs Debian's chromium and Firefox as root)
	@$(NEEDS) chromium
	@$(NEEDS) firefox-esr
	@$(IF_NODE) then $(MAKE) --no-print-directory -s page; fi
	$(PYTEST) tests/browser $(ARGS) $(OR_ALONE)

screens: $(VENV)/dev.stamp ## every question of every game measured in seven windows, four languages, dark and light (ARGS='-k "frostpunk and ru"')
	@$(NEEDS) chromium
	@$(IF_NODE) then $(MAKE) --no-print-directory -s page; fi
	RATUSZ_SCREENS=all $(BIN)/python -m pytest -n auto --dist worksteal tests/browser/test_screens.py $(ARGS)

bench-page: $(VENV)/dev.stamp ## measure how soon the page and each table can be used in a fresh browser
	@$(NEEDS) chromium
	@$(IF_NODE) then $(MAKE) --no-print-directory -s page; fi
	@$(BIN)/python -m bench.page $(ARGS)

games: $(VENV)/dev.stamp ## many random games of each game with every invariant: 20,000, 5,000 and 2,000; previews in 1,000 of each
	RATUSZ_GAMES=20000 $(PYTEST) tests/conformance/test_games.py tests/state51/test_properties.py tests/state51/test_secrets.py -k 'not newangeles and not frostpunk'
	RATUSZ_GAMES=5000 $(PYTEST) tests/conformance/test_games.py tests/newangeles/test_properties.py tests/newangeles/test_random_games.py -k 'not state51 and not frostpunk'
	RATUSZ_GAMES=2000 $(PYTEST) tests/conformance/test_games.py tests/frostpunk/test_games.py -k 'not state51 and not newangeles'
	RATUSZ_GAMES=1000 $(PYTEST) tests/kernel/test_previews.py

compiled: $(VENV)/compile.stamp ## compile kernel, games and bots with mypyc into build/compiled, which ratusz then takes by itself
	@$(BIN)/python tools/compile.py $(COMPILED)

wheel: page compiled ## a wheel in dist/ with page and compiled engine, for this kind of machine and Python (needs Node)
	@$(BIN)/python -m hatchling build -t wheel

test-web: ## the tests of the page's own code
	@$(IF_NODE) then $(MAKE) --no-print-directory -s build/page/node.stamp && cd web && npm run --silent test; \
		else echo 'The code of web/ is not tested, because Node $(NODE) or newer is missing.'; fi

test-compiled: $(VENV)/dev.stamp compiled ## the tests, without those in a browser, on the compiled engine
	@$(NEEDS) postgresql
	export PYTHONPATH=$(COMPILED); $(PYTEST) $(UNIT) $(ARGS) $(OR_ALONE)

test-plain: $(VENV)/dev.stamp ## the tests of the rules on the plain engine, without the slow ones
	$(PYTEST) $(ON_PLAIN) -m 'not slow' $(ARGS)

test-wheel: $(VENV)/dev.stamp ## install the wheel where nothing else is, and play
	@$(IF_NODE) then $(MAKE) --no-print-directory -s wheel && $(BIN)/python -m pytest tests/test_wheel.py $(ARGS); \
		else echo 'The wheel is not tested, because Node $(NODE) or newer is missing for its page.'; fi

test-pythons: ## the tests on every Python from 3.11 on that is found, plain and compiled, each in its own environment
	@$(PYTHON) tools/pythons.py

bench: $(VENV)/dev.stamp ## measure the speed of the engine
	@$(BIN)/python -m bench $(ARGS)

bench-vector: $(VENV)/dev.stamp ## measure the vector engine: steps and playouts, one core, all cores, GPU
	@$(BIN)/python -m bench.vector $(ARGS)

bench-server: $(VENV)/dev.stamp compiled ## measure the server, plain and compiled: 300 tables over real sockets
	@RATUSZ_ENGINE=plain $(BIN)/python -m bench.server $(ARGS)
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m bench.server $(ARGS)

torture: $(VENV)/dev.stamp ## kills, power cuts, races, a frozen partner, storms, new rules, restores: docs/reliability.md
	@$(NEEDS) postgresql
	@$(BIN)/python -m tests.torture $(ARGS)

format: $(VENV)/dev.stamp ## let ruff and prettier rewrite what they can
	$(BIN)/ruff check -q --fix-only .
	$(BIN)/ruff format -q .
	@$(IF_NODE) then $(MAKE) -s build/page/node.stamp && cd web && npm run --silent format; fi

lock: build/lock/uv.stamp ## pin the dependencies anew (ARGS=--upgrade for newer versions)
	@echo 'Resolving the dependencies into requirements/ ...'
	@$(UV_COMPILE) --group build --output-file requirements/run.txt
	@$(UV_COMPILE) --group compile --constraint requirements/run.txt --output-file requirements/compile.txt
	@$(UV_COMPILE) --extra postgres --extra push --extra vector --extra rl --extra ray --group dev --constraint requirements/compile.txt --output-file requirements/dev.txt
	@if grep -nE '://|^--' requirements/*.txt; then echo 'A lock file names an address; remove it.' >&2; exit 1; fi

UV_COMPILE = build/lock/bin/uv pip compile -q $(ARGS) pyproject.toml --universal --python-version 3.11 \
	--generate-hashes --no-header --no-annotate --no-emit-index-url --no-emit-find-links

clean: ## remove everything make has built, .venv included
	rm -rf $(VENV) build dist web/node_modules src/ratusz/web .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

# The page: built where the server looks for it, anew whenever its sources or messages change.

NODE := 20.19
PAGE := src/ratusz/web/index.html
IF_NODE := if node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null;
PAGE_SOURCES := $(shell find web -name node_modules -prune -o -type f -print) \
	$(wildcard src/ratusz/locale/*/web.ftl src/ratusz/locale/*/table.ftl) \
	$(foreach name,terms game board,$(wildcard src/ratusz/locale/*/*/$(name).ftl))

build/page/node.stamp: web/package.json web/package-lock.json
	@echo 'Installing what the page is built with ...'
	@cd web && npm ci --silent
	@mkdir -p $(@D) && touch $@

build/page/page.stamp: build/page/node.stamp $(PAGE_SOURCES)
	@echo 'Building the page ...'
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@

# The stamps form a chain, so that no two pips ever write to the environment at once.

$(VENV)/venv.stamp:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo 'Ratusz needs Python 3.11 or newer: install it and run make again with PYTHON=/path/to/python3.' >&2; exit 1; }
	@echo 'Creating the Python environment $(VENV) ...'
	@$(PYTHON) -m venv --clear $(VENV) >/dev/null 2>&1 || { rm -rf $(VENV); \
		echo 'Python cannot create environments: install its venv module (Debian, Ubuntu: apt install python3-venv) and run make again.' >&2; exit 1; }
	@touch $@

$(VENV)/run.stamp: requirements/run.txt pyproject.toml $(VENV)/venv.stamp
	@echo 'Installing Ratusz and what it needs to run ...'
	@$(LOCKED) requirements/run.txt
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/compile.stamp: requirements/compile.txt $(VENV)/run.stamp
	@echo 'Installing what the engine is compiled with ...'
	@$(LOCKED) requirements/compile.txt
	@touch $@

$(VENV)/dev.stamp: requirements/dev.txt $(VENV)/compile.stamp
	@echo 'Installing the tools for tests and builds ...'
	@$(LOCKED) requirements/dev.txt
	@touch $@

build/lock/uv.stamp:
	@echo 'Installing uv, which resolves the dependencies ...'
	@$(PYTHON) -m venv --clear build/lock
	@build/lock/bin/python -m pip --disable-pip-version-check --no-input -qq install 'uv>=0.13,<0.14'
	@touch $@
