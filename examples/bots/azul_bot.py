#!/usr/bin/env python3
"""A bot for Azul, without packages: fills rows exactly, and keeps the floor clean."""
import re
import sys


def say(*lines):
    # A host waits for them: they must not stay in a buffer.
    print(*lines, sep="\n", flush=True)


def read_position(shared, players):
    """Return the sources, whether the token is there, and what the player to move has."""
    sources = {}
    factories, centre = re.match(r"[A-D]F(.*?)C([a-f]*)B", shared).groups()
    for number, tiles in re.findall(r"(\d)([a-e]+)", factories):
        sources[number] = tiles
    sources["C"], token = centre.replace("f", ""), "f" in centre
    board = re.search(shared[0] + r"\d+M([a-e\d]*)S([a-e\d]*)F([a-f]*)", players)
    mosaic = {(int(row), int(column)): colour
              for colour, row, column in re.findall(r"([a-e])(\d)(\d)", board[1])}
    rows = {int(row): (colour, int(count))
            for row, colour, count in re.findall(r"(\d)([a-e])(\d)", board[2])}
    return sources, token, rows, mosaic, len(board[3])


def neighbours(mosaic, row, column):
    """Count the tiles that a tile would score with."""
    total = 0
    for down, right in ((0, 1), (1, 0)):
        line = 0
        for sign in (1, -1):
            step = 1
            while (row + sign * step * down, column + sign * step * right) in mosaic:
                line += 1
                step += 1
        total += line and line + 1
    return total or 1


def value_of(move, position):
    """Return how good a move is: points, roughly."""
    sources, token, rows, mosaic, floor = position
    if len(move) == 3:
        # A tiling move: a row, and the column of the mosaic that its tile goes to.
        return 0 if move[2] == "F" else neighbours(mosaic, int(move[1]), int(move[2]))
    _, source, colour, target = move
    taken = sources[source].count(colour)
    penalty = 1.5 if token and source == "C" else 0
    if target == "F":
        return -2 * taken - penalty
    row = int(target)
    room = row + 1 - rows.get(row, ("", 0))[1]
    over = max(0, taken - room)
    left = max(0, room - taken)
    # A full row scores; one that lacks tiles may never be filled.
    gain = 3 + 0.5 * row if left == 0 else taken / (left + 1)
    return gain - (2 + 0.3 * floor) * over - penalty


def main():
    position = None
    for line in sys.stdin:
        word, *words = line.split() or [""]
        if word == "azulejo":
            say("id name Row filler", "game azul", "needs moves", "azulejook 1")
        elif word == "isready":
            say("readyok")
        elif word == "position":
            position = read_position(*words[:2])
        elif word == "go":
            moves = words[words.index("moves") + 1:]
            say("bestmove " + max(moves, key=lambda move: value_of(move, position)))
        elif word == "quit":
            return


if __name__ == "__main__":
    main()
