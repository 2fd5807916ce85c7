# Everything a player or an engineer does here, from a fresh clone, with nothing but make and Python.

PYTHON ?= python3
ARGS ?=

export UV_PYTHON_DOWNLOADS = never
# Where it forbids to keep bytecode, every server under test would compile all it imports anew.
export PYTHONDONTWRITEBYTECODE =

BIN := .venv/bin
READY := .venv/ready
COMPILED := build/compiled
# The same, optimized less, which takes the C compiler less than half the time.
TESTED := build/tested
CLIENT := src/cutpurse/server/client
SITE := src/cutpurse/server/documentation
MODULES := web/node_modules/.installed
BROWSERS := chromium-headless-shell chromium chromium-browser google-chrome  # as tests/browser/people.py looks for them
SOURCES := $(sort $(shell find src -type f ! -name '*.pyc' ! -name '*.so' ! -path '$(CLIENT)/*' ! -path '$(SITE)/*'))
# What can differ between compiled and Python is tested in both: kernel and games, and in them every test that does not
# say @pytest.mark.once. Of what else is compiled, only the tests that plant faults run as Python, and some of bots, which
# answer in time also there.
BOTH := tests/conformance tests/games tests/kernel
PLANTED := tests/bots tests/server tests/table  # and here are those that say @pytest.mark.plain
SPREAD := -n auto --dist worksteal  # a test process for each core
# Browsers, servers and terminals wait for each other: with half as many processes again no core is idle meanwhile.
CROWDED := -n $(shell echo $$(( $$(getconf _NPROCESSORS_ONLN) * 3 / 2 ))) --dist worksteal
RULES_BENCH := tests/benchmarks/test_bench.py  # counts CPU time, so it need not be alone
CHECKS := $(sort $(basename $(notdir $(wildcard tools/check_*.py))))

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: docs release-check layouts help play terminal test test-python test-compiled test-benchmarks check check-python check-client web browser format compiled bench bench-compare strength network lock clean FORCE

help:
	@echo 'make play                  serve the table and open it in the browser (HOST=0.0.0.0 PORT=8000 for your network)'
	@echo 'make terminal              play in the terminal (ARGS="langfinger --seats 4 --lang de")'
	@echo 'make test                  the checks, then every test compiled and in the browser, and as Python what could differ'
	@echo 'make check                 style, types, layers, our own checks; unit tests of the client alone'
	@echo 'make bench                 measure the rules beside OpenSpiel and Catanatron, the server beside its bare stack (ARGS are passed on)'
	@echo 'make bench-compare A= B=   two results of make bench, side by side'
	@echo 'make strength              how strong the bots are, for hours (ARGS="--games 40" for a first look)'
	@echo 'make network GAME=         games of search on all cores, and a network learned from them (ARGS="--playouts 100 --minutes 2")'
	@echo 'make web                   build the browser client into $(CLIENT)'
	@echo 'make browser               see that there is a Chromium for the tests; on Debian, install it'
	@echo 'make docs                  build the documentation; the server has it under /docs'
	@echo 'make layouts               renew how the pages are laid out, which the tests compare (look at the difference)'
	@echo 'make release-check         build wheel and sdist, install them where nothing is, and play a game there'
	@echo 'make compiled              build the compiled package into $(COMPILED)'
	@echo 'make format                lay the code out and mend what the linters can mend'
	@echo 'make lock                  renew both requirements locks from pyproject.toml (ARGS=--upgrade for newer versions)'
	@echo 'make clean                 remove .venv and everything built'

# Compiled where it can be: the first time it is plain Python, while a compiler is at work in the background.
play: web
	@compiled="$$($(BIN)/python -m tools.compiled_play)"; \
	PYTHONPATH="$$compiled" $(BIN)/cutpurse serve --open $(if $(HOST),--host $(HOST)) $(if $(PORT),--port $(PORT)) $(ARGS) || test $$? = 130

terminal: $(READY)
	@compiled="$$($(BIN)/python -m tools.compiled_play)"; \
	PYTHONPATH="$$compiled" $(BIN)/cutpurse play $(ARGS) || test $$? = 130 # Ctrl-C: the game is kept

# A C compiler keeps one core busy for minutes: the checks, and the tests that need nothing compiled, have what it leaves,
# so that nothing waits for it in the end.
test: $(MODULES)
	@$(MAKE) --no-print-directory --jobs=3 --output-sync=line browser $(TESTED)/ready test-python
	@$(MAKE) --no-print-directory --jobs=2 test-compiled test-benchmarks
	@echo '== tests of the benchmarks of the server, which want the machine for themselves'
	@CUTPURSE_EXPECT=compiled PYTHONPATH=$(TESTED) $(BIN)/python -m pytest tests/benchmarks --ignore=$(RULES_BENCH) $(ARGS)

test-compiled:
	@echo '== all tests, compiled, and in the browser'
	@CUTPURSE_EXPECT=compiled PYTHONPATH=$(TESTED) $(BIN)/python -m pytest $(CROWDED) -m 'not plain' --ignore=tests/benchmarks $(ARGS)

# They share what a single run has measured, so they stay in one process, beside those of the others.
test-benchmarks:
	@echo '== tests of the benchmarks of the rules'
	@CUTPURSE_EXPECT=compiled PYTHONPATH=$(TESTED) nice $(BIN)/python -m pytest --quiet $(RULES_BENCH) $(ARGS)

test-python: check
	@echo '== tests of what is compiled, as Python'
	@CUTPURSE_EXPECT=pure PYTHONPATH= nice $(BIN)/python -m pytest $(SPREAD) -m 'not once' $(BOTH) $(ARGS)
	@echo '== tests that plant faults in what is compiled, and of bots, as Python'
	@CUTPURSE_EXPECT=pure PYTHONPATH= nice $(BIN)/python -m pytest $(SPREAD) -m plain $(PLANTED) $(ARGS)

check: check-python check-client

check-python: $(READY)
	@echo '== ruff'
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check || { echo 'not laid out as ruff does: run make format'; exit 1; }
	@echo '== mypy --strict'
	@nice $(BIN)/mypy
	@echo '== layers'
	@$(BIN)/lint-imports --no-logo
	@echo '== spelling'
	@$(BIN)/codespell
	@echo '== our own checks'
	@failed=0; for check in $(CHECKS); do $(BIN)/python -m tools.$$check || failed=1; done; exit $$failed

check-client: $(READY) $(MODULES)
	@echo '== eslint, prettier, svelte-check'
	@nice $(BIN)/python -m tools.client npm run --silent check
	@echo '== vitest'
	@nice $(BIN)/python -m tools.client npm run --silent test

format: $(READY)
	@$(BIN)/ruff check --fix-only --quiet
	@$(BIN)/ruff format
	@$(BIN)/python -m tools.client npm run --silent format

web: $(CLIENT)/index.html

# tools.client knows what the client was made from; where nothing changed it touches nothing.
$(CLIENT)/index.html: $(READY) $(MODULES) FORCE
	@$(BIN)/python -m tools.client

# Strictly: a link that leads nowhere is an error.
docs: $(READY)
	@$(BIN)/python -m tools.docs

release-check: $(READY) $(MODULES)
	@$(BIN)/python -m tools.release_check $(ARGS)

layouts: web browser
	@PYTHONPATH= $(BIN)/python -m tests.browser.layouts $(ARGS)

# The shell is Chromium without its windows: the same pages for a third less work.
browser:
	@for name in $(BROWSERS); do command -v $$name >/dev/null && exit 0; done; \
	if ! command -v apt-get >/dev/null; then \
		echo 'the tests want a browser: install Chromium or Chrome, so that chromium or google-chrome is on the path'; exit 1; fi; \
	echo '== installing Chromium and its fonts'; \
	test "$$(id -u)" = 0 || root='sudo -n'; \
	install() { $$root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$$@" >/dev/null; }; \
	{ $$root apt-get update -qq >/dev/null && install fonts-dejavu fonts-noto-color-emoji && \
		{ install chromium-headless-shell 2>/dev/null || install chromium; }; } || { \
		echo 'that did not work: as root, apt-get install chromium fonts-dejavu fonts-noto-color-emoji'; exit 1; }

compiled: $(COMPILED)/ready

bench: $(COMPILED)/ready
	@$(BIN)/python benchmarks/bench.py $(ARGS)

bench-compare: $(READY)
	@test -n '$(A)' && test -n '$(B)' || { echo 'which two?  make bench-compare A=old.json B=new.json'; exit 2; }
	@$(BIN)/python benchmarks/compare.py '$(A)' '$(B)'

# One bot among others has hands as quick as theirs; in the ladder and the ratings each has those of its level.
strength: $(COMPILED)/ready
	@for game in $$($(BIN)/python -c 'import cutpurse; print(*cutpurse.games())'); do \
		for words in '--one 8 --others greedy' '--one 8 --others flat 7' '--ladder --own-hands' \
				'--robin 1 2 3 4 5 6 7 8 greedy random --own-hands'; do \
			PYTHONPATH=$(COMPILED) $(BIN)/python -m benchmarks.tournament $$game $$words $(ARGS) \
				--out benchmarks/results/strength-$$game.json || exit 1; done; done
	@$(BIN)/python -m benchmarks.strength_report

# What learning wants, `.venv/bin/uv pip install torch` brings.
network: $(COMPILED)/ready
	@test -n '$(GAME)' || { echo 'of which game?  make network GAME=langfinger'; exit 2; }
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m benchmarks.network.self_play '$(GAME)' build/self-play $(ARGS)
	@$(BIN)/python -m benchmarks.network.train '$(GAME)' build/self-play --out 'build/self-play/$(GAME).network'

lock: $(READY)
	@$(BIN)/uv pip compile --quiet --universal --generate-hashes --python-version 3.11 \
		--custom-compile-command 'make lock' --group dev --group docs --group bench pyproject.toml -o requirements.lock $(ARGS)
	@$(BIN)/uv pip compile --quiet --universal --generate-hashes --python-version 3.11 \
		--custom-compile-command 'make lock' --constraint requirements.lock --extra push pyproject.toml -o requirements-runtime.lock
	@if grep -n '://' requirements.lock requirements-runtime.lock; then echo 'a lock must not name an address'; exit 1; fi
	@echo 'requirements.lock and requirements-runtime.lock are in step with pyproject.toml'

clean:
	@rm -rf .venv build dist web/node_modules $(CLIENT) $(SITE) .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find src tests tools benchmarks -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
	@echo 'clean'

# The environment counts as ready only when its last step was done, in this very folder and with a Python that is still
# there; anything less is made anew from nothing.
ifneq ($(shell test -x $(BIN)/python && cat $(READY) 2>/dev/null),$(CURDIR))
ANEW := yes
$(READY): FORCE
endif

$(READY): requirements.lock pyproject.toml
	@command -v $(PYTHON) >/dev/null || { echo 'no $(PYTHON) here: install Python 3.11 or newer, or say make PYTHON=...'; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "$$($(PYTHON) -V) is too old: install Python 3.11 or newer, or say make PYTHON=..."; exit 1; }
	@rm -f $@
	$(if $(ANEW),@echo '== making .venv' && rm -rf .venv && $(PYTHON) -m venv .venv)
	@echo '== installing what requirements.lock names'
	@sed -n '/^uv==/,/[^\\]$$/p' requirements.lock > .venv/uv.txt
	@$(BIN)/python -m pip --disable-pip-version-check install --quiet --no-deps --require-hashes -r .venv/uv.txt
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes -r requirements.lock
	@CUTPURSE_COMPILE=0 $(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation -e .
	@echo '$(CURDIR)' > $@

$(MODULES): web/package-lock.json | $(READY)
	@$(BIN)/python -m tools.client install
	@touch $@

# The names of all sources: a file added or removed is a change too.
build/sources: FORCE
	@mkdir -p build
	@echo '$(SOURCES)' | cmp -s - $@ || echo '$(SOURCES)' > $@

# hatch_build.py compiles only when something changed that is compiled; all else is copied, which takes seconds.
$(TESTED)/ready: private export CFLAGS += -O1
$(COMPILED)/ready $(TESTED)/ready: $(READY) build/sources $(SOURCES) $(CLIENT)/index.html hatch_build.py
	@echo '== building the compiled package'
	@rm -rf $(@D) build/wheel
	@CUTPURSE_COMPILE=1 $(BIN)/python -m hatchling build --target wheel --directory build/wheel
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --target $(@D) build/wheel/*.whl
	@touch $@
