"""The places of a table of Ur, as src/royal-ur/solve/numbering.ts has them, in NumPy."""
import os

import numpy as np

# Trials with fewer tokens take seconds.
TOKENS = int(os.environ.get('UR_TOKENS', '7'))
HEADER = 16
WAYS = 3**8

COUNT = np.array([bin(mask).count('1') for mask in range(1 << 15)], np.uint8)
_digits = (np.arange(WAYS)[:, None] // 3 ** np.arange(8)) % 3
ONE = ((_digits == 1) << np.arange(8)).sum(1).astype(np.int32)
OTHER = ((_digits == 2) << np.arange(8)).sum(1).astype(np.int32)

_first = [[mask for mask in range(16) if COUNT[mask] <= most] for most in range(5)]
FIRST_COUNT = np.array([len(masks) for masks in _first], np.int64)
FIRST = np.array([masks + [0] * (16 - len(masks)) for masks in _first], np.int32)


def running(finish):
    """Count the tokens that run, with a finish."""
    return TOKENS - finish // 4 - int(COUNT[finish % 4])


def _starts():
    finishes = [finish for finish in range(4 * TOKENS) if running(finish) >= 0]
    pairs = [(one, other) for one in finishes for other in finishes if other <= one]
    pairs.sort(key=lambda pair: (-sum(pair), -pair[0]))
    starts, start = {}, HEADER
    for one, other in pairs:
        for own, rest in {(one, other): 0, (other, one): 0}:
            starts[own, rest] = start
            start += _size(own, rest)
        start += 1
    return starts, start


def _ways(own, other):
    """Return how many tokens of each side are on no shared square, and how many positions each way has."""
    rest = running(own) - COUNT[ONE].astype(int)
    other_rest = running(other) - COUNT[OTHER].astype(int)
    sizes = FIRST_COUNT[np.clip(rest, 0, 4)] * FIRST_COUNT[np.clip(other_rest, 0, 4)]
    return rest, other_rest, np.where((rest >= 0) & (other_rest >= 0), sizes, 0)


def _size(own, other):
    return int(_ways(own, other)[2].sum())


STARTS, LENGTH = _starts()


def half(own, other):
    """List the squares of both sides, bit by step, of all positions with these finishes, in order."""
    rest, other_rest, sizes = _ways(own, other)
    way = np.repeat(np.arange(WAYS), sizes)
    local = np.arange(len(way)) - np.repeat(np.cumsum(sizes) - sizes, sizes)
    most, other_most = np.clip(rest, 0, 4)[way], np.clip(other_rest, 0, 4)[way]
    count = FIRST_COUNT[other_most]
    squares = (own % 4 << 13) | (ONE[way] << 5) | (FIRST[most, local // count] << 1)
    other_squares = (other % 4 << 13) | (OTHER[way] << 5) | (FIRST[other_most, local % count] << 1)
    return squares.astype(np.uint16), other_squares.astype(np.uint16)


class Phase:
    """The positions in which the player to roll has one number of tokens at home, and the other player another."""

    def __init__(self, home, other_home):
        pairs = [
            (own, other)
            for own in range(4 * home, 4 * home + 4)
            for other in range(4 * other_home, 4 * other_home + 4)
            if (own, other) in STARTS
        ]
        halves = [half(*pair) for pair in pairs]
        self.places = [slice(STARTS[pair], STARTS[pair] + len(each[0])) for pair, each in zip(pairs, halves)]
        self.own = np.concatenate([each[0] for each in halves])
        self.other = np.concatenate([each[1] for each in halves])

    def of(self, values):
        """Return the values of the positions, from those of all places."""
        return np.concatenate([values[place] for place in self.places])

    def write(self, values, to):
        """Write the values of the positions into those of all places."""
        start = 0
        for place in self.places:
            size = place.stop - place.start
            to[place] = values[start : start + size]
            start += size
