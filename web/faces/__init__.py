"""Draws the faces of the cards. Python writes the sprites; the page only shows them."""
