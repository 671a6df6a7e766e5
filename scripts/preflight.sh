#!/bin/sh
# Names, in one sentence each, what the machine lacks to build Vorhand: preflight.sh <python> <c++ compiler>
# Exit code 2 if anything is missing.
set -u
python=$1
compiler=$2
missing=0

lacks() {
    echo "$1" >&2
    missing=1
}

check_python() {
    if ! command -v "$python" >/dev/null 2>&1; then
        lacks "Python is missing ($python): install python3, version 3.11 or later, or name one with 'make PYTHON=...'."
    elif ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
        lacks "$python is $("$python" -V 2>&1), and 3.11 or later is needed: name another with 'make PYTHON=...'."
    else
        "$python" -c 'import venv, ensurepip' 2>/dev/null ||
            lacks "The venv module of $python is missing: install the package python3-venv."
        "$python" -c 'import os, sysconfig; os.stat(sysconfig.get_path("include") + "/Python.h")' 2>/dev/null ||
            lacks "The header Python.h of $python is missing: install the package python3-dev."
    fi
}

check_compiler() {
    # Unquoted: CXX may hold a launcher or options, such as "ccache g++".
    if ! command -v ${compiler%% *} >/dev/null 2>&1; then
        lacks "A C++ compiler is missing ($compiler): install the package g++, or name one with 'make CXX=...'."
    elif ! echo '#include <span>' | $compiler -std=c++20 -x c++ -fsyntax-only - 2>/dev/null; then
        lacks "$compiler does not compile C++20: install a newer one (g++ 12 will do), or name it with 'make CXX=...'."
    fi
}

check_python
check_compiler
[ $missing -eq 0 ] || exit 2
