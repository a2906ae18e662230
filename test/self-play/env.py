"""Play games by python/azulejo.py, and print what a program has to compare: for test/self-play/env.check.ts."""

import hashlib
import json
import sys

sys.path.insert(0, "python")
import azulejo
import numpy as np

game, games, steps = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
COMMAND = ("node", "dist/cli.js")
PLAYERS = {"tsuro": {"players": 3}}.get(game, {})


def hashed(*arrays):
    sum = hashlib.sha256()
    for array in arrays:
        sum.update(np.ascontiguousarray(array).tobytes())
    return sum.hexdigest()


rng = np.random.default_rng(1)
env = azulejo.VectorEnv(game, games, seed=5, rules=PLAYERS, command=COMMAND)
observations, infos = env.reset()
first = hashed(observations, infos["player"], infos["action_mask"])
all_actions, hashes, ended = [], [], 0
for _ in range(steps):
    actions = azulejo.sample(infos["action_mask"], rng)
    assert infos["action_mask"][np.arange(games), actions].all()
    acted = infos["player"]
    observations, rewards, terminations, truncations, infos = env.step(actions)
    assert np.array_equal(rewards, infos["returns"][np.arange(games), acted])
    assert not truncations.any()
    over = infos["returns"][terminations].sum(axis=1)
    assert np.allclose(over, 1) and not infos["returns"][~terminations].any()
    ended += int(terminations.sum())
    all_actions.append(actions.tolist())
    hashes.append(hashed(observations, infos["returns"], infos["player"], infos["action_mask"]))

refused = ""
try:
    env.step(np.full(games, -1))
except ValueError as error:
    refused = str(error)
again, _ = env.reset(seed=5)
repeated = hashed(again, env.batch.players, env.batch.masks)
env.close()

# One game by turns: the same interface as PettingZoo's.
single = azulejo.AECEnv(game, seed=5, rules=PLAYERS, command=COMMAND)
single.reset()
rewards, turns = {}, 0
for agent in single.agent_iter():
    seen, reward, terminated, truncated, _ = single.last()
    if terminated or truncated:
        rewards[agent] = reward
        single.step(None)
        continue
    turns += 1
    single.step(int(np.flatnonzero(seen["action_mask"])[0]))
single.close()

print(
    json.dumps(
        {
            "first": first,
            "actions": all_actions,
            "hashes": hashes,
            "ended": ended,
            "refused": refused,
            "repeated": repeated == first,
            "rewards": rewards,
            "turns": turns,
        }
    )
)
