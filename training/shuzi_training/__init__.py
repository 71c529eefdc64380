"""Trains the two networks with which shuzi reads photos."""
