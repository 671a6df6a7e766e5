"""The page in a real browser, against a real server. Build the page first: make page."""
