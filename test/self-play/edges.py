"""Use python/azulejo.py as few programs do: for test/self-play/env.check.ts. Prints "held" if all is as it should be."""

import pathlib
import signal
import sys
from types import SimpleNamespace

sys.path.insert(0, "python")
import azulejo
import numpy as np

COMMAND = ("node", "dist/cli.js")


def refusal(act):
    try:
        act()
    except (ValueError, RuntimeError) as error:
        return f"{type(error).__name__}: {error}"
    return "accepted"


def batch(game, games=1, **options):
    return azulejo.Batch(game, games, seed=1, command=COMMAND, **options)


# Actions that are no indices are refused, and nothing changes.
with batch("azul", 2) as games:
    legal = games.masks.argmax(1)
    before = games.observations.copy()
    for wrong, expected in [
        (legal.astype("i8") + 2**32, "ValueError: Actions: found one of more than 32 bits"),
        (legal + 0.5, "ValueError: Actions: found the type float64"),
        (legal.astype("U"), "ValueError: Actions: found the type"),
        (legal[:1], "ValueError: Actions: found the shape"),
        (legal * 0 + 9999, "ValueError: Action of game 0: found 9999"),
    ]:
        assert refusal(lambda: games.step(wrong)).startswith(expected), refusal(lambda: games.step(wrong))
    assert np.array_equal(games.observations, before)
    games.step(legal.astype("u1"))

# Rules are given as Python has them, and as the command has written them.
for game, rules in [
    ("royal-ur", {"safeRosettes": False, "zero": "again"}),
    ("royal-ur", {"safe-rosettes": "false"}),
    ("cube-blokus", {"bonus": {"all": 15, "allSingleLast": 20}}),
    ("azul", {"players": 3, "tilingOrder": "any"}),
]:
    with batch(game, rules=rules) as first, batch(game, rules=first.about["rules"]) as second:
        assert first.about["rules"] == second.about["rules"], (first.about, second.about)
        for name, value in rules.items():
            assert first.about["rules"].get(name, value) == value

# A file may be a path.
with batch(pathlib.Path("examples/own-game/kalah.js")) as games:
    assert games.about["game"] == "kalah"

# A draw among more actions than small numbers count.
rng = np.random.default_rng(1)
assert azulejo.sample(np.ones((64, 70_000), np.uint8), rng).max() > 65_535
assert (azulejo.sample(np.eye(3, 70_000, 69_990, dtype=np.uint8), rng) == np.arange(69_990, 69_993)).all()

# Signals may interrupt writing and reading.
signal.signal(signal.SIGALRM, lambda *_: None)
signal.setitimer(signal.ITIMER_REAL, 0.001, 0.001)
with batch("royal-ur", 40_000) as games:
    for _ in range(5):
        games.step(games.masks.argmax(1))
signal.setitimer(signal.ITIMER_REAL, 0)

# After an exception in the middle of a step, the arrays are not those of another step.

with batch("azul", 2048) as games:
    fill = games._fill
    games._fill = lambda view: (_ for _ in ()).throw(InterruptedError)
    try:
        games.step(games.masks.argmax(1))
    except InterruptedError:
        pass
    games._fill = fill
    interrupted = "RuntimeError: The step before was interrupted"
    assert refusal(lambda: games.step(games.masks.argmax(1))).startswith(interrupted)
    assert refusal(lambda: games.reset(1)).startswith(interrupted)

# A process that has died says so.
games = batch("azul")
games._process.kill()
games._process.wait()
assert refusal(lambda: games.step(games.masks.argmax(1))).startswith("RuntimeError: azulejo env has ended")
games.close()

# The bounds of an observation are those of its blocks.
azulejo.gymnasium = SimpleNamespace(spaces=SimpleNamespace(Box=lambda low, high: (low.tolist(), high.tolist())))
blocks = [{"length": 2, "range": [-10, 10]}, {"length": 1, "range": [0, 1]}]
assert azulejo._observations({"observation": blocks}) == ([-10, -10, 0], [10, 10, 1])
azulejo.gymnasium = None

# Rewards count once, whoever adds them up.
for game, seed in [("azul", 1), ("tsuro", 2), ("royal-ur", 3)]:
    single = azulejo.AECEnv(game, seed=seed, command=COMMAND)
    single.reset()
    given = dict.fromkeys(single.possible_agents, 0)
    last = {}
    for agent in single.agent_iter():
        seen, reward, terminated, truncated, _ = single.last()
        if terminated or truncated:
            last[agent] = reward
            single.step(None)
        else:
            single.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        for name, reward in single.rewards.items():
            given[name] += reward
    single.close()
    assert given == last and abs(sum(given.values()) - 1) < 1e-6, (game, given, last)

print("held")
