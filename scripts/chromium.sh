#!/bin/sh
# The browsers in which the page is tested: what is there, or Debian's, if they may be installed. Most tests are quicker
# in the shell, which has no windows; where there is none, all of them run in Chromium itself. What fits a screen is
# measured in Noto, the page's own choice of what Debian has.
set -eu

noto() { command -v fc-list >/dev/null && fc-list -q "Noto Sans"; }

if command -v chromium >/dev/null && command -v chromium-headless-shell >/dev/null && noto; then
    exit 0
fi
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing chromium, in which the page is tested"
    apt-get update -qq
    shell=
    if apt-cache show chromium-headless-shell >/dev/null 2>&1; then shell=chromium-headless-shell; fi
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
        chromium $shell fontconfig fonts-noto-core >/dev/null
    exit 0
fi
for name in chromium chromium-browser google-chrome-stable google-chrome; do
    if command -v "$name" >/dev/null; then exit 0; fi
done
echo "The page is tested in Chromium, which is missing: install it (Debian: apt-get install chromium)." >&2
exit 2
