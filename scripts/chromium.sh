#!/bin/sh
# The browser in which the page is tested: what is there, or Debian's, if this may be installed.
set -eu

if command -v chromium >/dev/null; then
    exit 0
fi
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing chromium, in which the page is tested"
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium fonts-dejavu-core >/dev/null
    exit 0
fi
echo "The page is tested in Chromium, which is missing: install it (Debian: apt-get install chromium)." >&2
exit 2
