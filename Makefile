# The front door of Vorhand: `make help` lists what it opens.
#
# What is installed or built leaves a stamp in .venv/done, so that everything is quick when nothing has changed.

PYTHON ?= python3
INSTALL ?= .venv/bin/uv pip install --quiet --python .venv/bin/python

# CXX is make's own variable (g++ unless the environment says otherwise); CMake reads it from the environment.
export CXX
# With two threads on busy cores numpy was over 100 times slower.
export OMP_NUM_THREADS := 1
export OPENBLAS_NUM_THREADS := 1
# Every server and every worker of the tests is a process of its own, and would translate all modules anew.
unexport PYTHONDONTWRITEBYTECODE

BIN := .venv/bin
DONE := .venv/done
CMAKE := $(BIN)/cmake
CONFIGURE := $(CMAKE) -S . -G Ninja -D CMAKE_MAKE_PROGRAM=$(CURDIR)/$(BIN)/ninja -D VORHAND_TESTS=ON
# The browser's tests wait more than they work, so one worker more than there are cores keeps the cores busy.
PYTEST := $(BIN)/python -m pytest -n $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1) --dist worksteal
# What ours is measured beside; each has an environment of its own.
PEERS := endplay openspiel colver
CORE_SOURCES := CMakeLists.txt pyproject.toml $(shell find cpp/include cpp/src cpp/bindings -type f)
MODULES := $(DONE)/modules-$(shell find src/vorhand -name '*.py' | LC_ALL=C sort | cksum | cut -d' ' -f1)
PAGE_SOURCES := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/compiled/*') \
    $(shell find src/vorhand/words -name '*.ftl') src/vorhand/words/compiled.py
PYTHON_SOURCES := $(wildcard src tests benchmarks examples)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
# Steps share folders under build/, and their output is read in order.
.NOTPARALLEL:

.PHONY: help
help: ## Say what can be made
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 20

.PHONY: play
play: $(DONE)/core page ## Play Bismarck in the browser, on this machine
	$(BIN)/vorhand serve

.PHONY: play-terminal
play-terminal: $(DONE)/core ## Play Bismarck in the terminal
	$(BIN)/vorhand play bismarck

.PHONY: page
page: $(DONE)/page ## Build the page into src/vorhand/server/static

.PHONY: test
test: static stubs core-test sanitize page-check $(DONE)/chromium ## Run every test
	$(PYTEST)

.PHONY: check
check: static stubs core-test page-check $(DONE)/chromium ## Run the fast tests, in under two minutes
	$(PYTEST) -m "not slow and not chaos"

.PHONY: check-full
check-full: test chaos parity solver-long referee wheel-test ## Run every test, in full length and against the built wheel as well

.PHONY: chaos
chaos: $(DONE)/page $(DONE)/test $(DONE)/chromium ## Run the long forms: 200 crashes, all faults, all generated rules
	$(PYTEST) -m chaos

.PHONY: parity
parity: $(DONE)/core $(DONE)/test ## Play 10,000 deals of every rule set through both engines (hours)
	$(BIN)/python -m tests.native.long_parity

.PHONY: solver-long
solver-long: core-test ## Hold the exact solver against brute force on 20,000 positions of every mode of play
	build/cpp/vorhand_bismarck_long 20000 1

.PHONY: referee
referee: core-test ## Hold the solvers against brute force on 20,000 small positions
	build/cpp/vorhand_tests often

.PHONY: evenings
evenings: $(DONE)/core $(DONE)/test ## Play 1,000 matches of Bauernschnapsen by bots, and compare their figures
	$(BIN)/python -m tests.bots.evenings $(WRITE)

.PHONY: strength
strength: $(DONE)/core $(DONE)/test ## Play matches of Bismarck in every house by bots, and compare their figures
	$(BIN)/python -m tests.bots.strength $(WRITE)

.PHONY: bench
bench: $(DONE)/core $(DONE)/test peers ## Measure the speed, beside that of other programs
	$(BIN)/python -m benchmarks

MINUTES ?= 30
.PHONY: soak
soak: $(DONE)/core $(DONE)/test ## Soak the server at 100 tables for 30 minutes; MINUTES= for another time
	$(BIN)/python -m tests.server.soak --minutes $(MINUTES)

.PHONY: golden
golden: $(DONE)/core $(DONE)/test ## Write the golden files anew, for a person to read
	$(BIN)/python -m tests.golden

.PHONY: stubs-update
stubs-update: build/_core.pyi ## Write src/vorhand/_core.pyi anew from the built core
	cp build/_core.pyi src/vorhand/_core.pyi

.PHONY: shots
shots: $(DONE)/page $(DONE)/test $(DONE)/chromium ## Take the pictures that README shows
	$(BIN)/python -m tests.page.shots

.PHONY: lock
lock: $(DONE)/uv ## Compile requirements/*.in; UPGRADE=--upgrade takes newer versions
	@set -e; cd requirements; for name in uv build play node test $(addprefix peers-,$(PEERS)); do \
	    ../$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes $(UPGRADE) \
	        --custom-compile-command "make lock" --output-file $$name.txt $$name.in; \
	done
	@if grep -nE '://|index-url|find-links|(^|[ =@])/' requirements/*.txt; then \
	    echo "These lines name an index or a path of this machine; no lock file may." >&2; exit 1; fi

.PHONY: clean
clean: ## Remove everything that was installed or built
	rm -rf .venv build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The parts of the checks

.PHONY: static
static: $(DONE)/core $(DONE)/test
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy $(PYTHON_SOURCES)
	$(BIN)/lint-imports --no-logo

.PHONY: stubs
stubs: build/_core.pyi
	diff -u src/vorhand/_core.pyi build/_core.pyi || { echo "If the new face is meant: make stubs-update" >&2; exit 1; }

build/_core.pyi: $(DONE)/core
	mkdir -p build
	$(BIN)/python -m nanobind.stubgen --quiet --module vorhand._core --output-file $@

# The C++ tests run without Python; Python only brings cmake and ninja.
.PHONY: core-test
core-test: $(DONE)/play
	@test -f build/cpp/build.ninja || $(CONFIGURE) -B build/cpp
	$(CMAKE) --build build/cpp
	build/cpp/vorhand_tests tests/vectors build/cpp

# Types, the page's own tests and its budgets; the browser tests are pytest's.
.PHONY: page-check
page-check: $(DONE)/page
	cd web && export PATH="$(CURDIR)/$(BIN):$$PATH" PYTHON="$(CURDIR)/$(BIN)/python" && \
	    npm run --silent check && npm run --silent test && npm run --silent budget

# Slower to build than without -O1, and six times faster to run. ThreadSanitizer cannot be with the others, and has
# something to look at only where there are threads; setarch keeps it away from addresses that it does not know.
SANITIZE := $(CONFIGURE) -D CMAKE_BUILD_TYPE=None -D CMAKE_CXX_FLAGS="-O1 -g1"
.PHONY: sanitize
sanitize: $(DONE)/play ## Run the C++ tests with AddressSanitizer, UndefinedBehaviorSanitizer and ThreadSanitizer
	@test -f build/sanitize-addresses/build.ninja || $(SANITIZE) -B build/sanitize-addresses -D VORHAND_SANITIZE=address,undefined
	$(CMAKE) --build build/sanitize-addresses
	build/sanitize-addresses/vorhand_tests tests/vectors build/sanitize-addresses
	build/sanitize-addresses/vorhand_thread_tests
	@test -f build/sanitize-threads/build.ninja || $(SANITIZE) -B build/sanitize-threads -D VORHAND_SANITIZE=thread
	$(CMAKE) --build build/sanitize-threads --target vorhand_thread_tests
	$$(setarch -R true 2>/dev/null && echo setarch -R) build/sanitize-threads/vorhand_thread_tests

.PHONY: wheel-test
wheel-test: $(DONE)/core
	rm -rf build/wheel
	$(BIN)/python -m pip wheel --quiet --no-build-isolation --no-deps --wheel-dir build/wheel .
	$(BIN)/python -m venv --clear build/wheel-venv
	$(BIN)/uv pip install --quiet --python build/wheel-venv/bin/python --require-hashes \
	    -r requirements/play.txt -r requirements/test.txt
	$(BIN)/uv pip install --quiet --python build/wheel-venv/bin/python --no-deps build/wheel/*.whl
	build/wheel-venv/bin/python -m pytest -n auto

# What must be there first

.PHONY: preflight
preflight:
	@sh scripts/preflight.sh "$(PYTHON)" "$(CXX)"

# An environment (or a build folder) that came here by a copy would run and build the code of the other folder; one
# whose Python has gone runs nothing. Both are made anew.
ifneq ($(shell test -x $(BIN)/python && $(BIN)/python -c '' && cat $(DONE)/venv 2>/dev/null),$(CURDIR))
.PHONY: $(DONE)/venv
endif

$(DONE)/venv: | preflight
	rm -rf build
	$(PYTHON) -m venv --clear .venv
	@mkdir -p $(DONE)
	@echo "$(CURDIR)" > $@

$(DONE)/uv: requirements/uv.txt $(DONE)/venv | preflight
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/uv.txt
	@touch $@

$(DONE)/play: requirements/build.txt requirements/play.txt $(DONE)/uv | preflight
	$(INSTALL) --require-hashes -r requirements/build.txt -r requirements/play.txt
	@touch $@

$(DONE)/test: requirements/test.txt $(DONE)/play | preflight
	$(INSTALL) --require-hashes -r requirements/test.txt
	@touch $@

# Where no Node of this machine will do, the one from the wheel does.
$(DONE)/node: requirements/node.txt $(DONE)/uv | preflight
	@rm -f $(BIN)/node $(BIN)/npm
	@if node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null \
	    && command -v npm >/dev/null; then echo "Node $$(node --version) of this machine builds the page"; \
	    else $(INSTALL) --require-hashes -r requirements/node.txt; fi
	@touch $@

$(DONE)/npm: web/package-lock.json web/package.json web/.npmrc $(DONE)/node | preflight
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(DONE)/page: $(PAGE_SOURCES) $(DONE)/npm $(DONE)/core | preflight
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" PYTHON="$(CURDIR)/$(BIN)/python" npm run --silent build
	@touch $@

$(DONE)/chromium: scripts/chromium.sh | preflight
	@sh scripts/chromium.sh
	@touch $@

.PHONY: peers
peers: $(PEERS:%=build/peers/%/installed)

# Without a peer its figures are missing and say so; ours are measured all the same.
build/peers/%/installed: requirements/peers-%.txt $(DONE)/uv | preflight
	@$(BIN)/python -m venv --clear build/peers/$* && \
	    $(INSTALL:.venv/bin/python=build/peers/$*/bin/python) --require-hashes -r $< && touch $@ || \
	    echo "$* cannot be installed here; its figures will be missing." >&2

# Editable: changed Python and data files are seen at once, and only a changed core is built again. A module that became a
# folder is looked for at its old place, so another set of modules is installed anew.
$(MODULES): $(DONE)/play
	@rm -f $(DONE)/modules-*
	@touch $@

$(DONE)/core: $(CORE_SOURCES) $(MODULES) $(DONE)/play | preflight
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --editable .
	@touch $@
