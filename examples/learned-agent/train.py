"""Train a linear model on folders of self-play data: python3 train.py data data-2 model.onnx"""

import glob
import json
import sys

import numpy as np

from onnx_file import linear_model

STEPS, DECAY = 200, 1e-4


def load(folder):
    """Return observations with a constant, values to learn, the shares of visits, which moves are legal, and the games."""
    shards = [np.load(path) for path in sorted(glob.glob(f"{folder}/games-*.npz"))]
    observation = np.concatenate([shard["observation"] for shard in shards])
    inputs = np.hstack([observation, np.ones((len(observation), 1), "f4")])
    player = np.concatenate([shard["player"] for shard in shards])
    returns = np.concatenate([shard["returns"] for shard in shards])
    expected = np.concatenate([shard["value"] for shard in shards])
    value = (returns[np.arange(len(player)), player] + expected) / 2
    counts = np.concatenate([np.diff(shard["legal_start"]) for shard in shards])
    index = np.concatenate([shard["legal_index"] for shard in shards])
    visits = np.concatenate([shard["legal_visits"] for shard in shards])
    with open(f"{folder}/manifest.json") as file:
        policy = np.zeros((len(player), json.load(file)["moves"]), "f4")
    legal = np.zeros(policy.shape, bool)
    rows = np.repeat(np.arange(len(player)), counts)
    policy[rows, index] = visits
    legal[rows, index] = True
    game = np.concatenate([shard["game"] for shard in shards])
    return inputs, value, policy / policy.sum(1, keepdims=True), legal, game


def expected(weights, inputs):
    """Return the values that a model expects."""
    return 1 / (1 + np.exp(-inputs @ weights))


def shares(weights, inputs, legal):
    """Return the policy of a model: how it shares out 1 among the legal moves."""
    logits = np.where(legal, inputs @ weights, -np.inf)
    powers = np.exp(logits - logits.max(1, keepdims=True))
    return powers / powers.sum(1, keepdims=True)


def descend(gradient, shape, rate):
    """Minimise by gradient descent with Nesterov's momentum."""
    weights = ahead = np.zeros(shape, "f4")
    for step in range(STEPS):
        before, weights = weights, ahead - rate * (gradient(ahead) + DECAY * ahead)
        ahead = weights + step / (step + 3) * (weights - before)
    return weights


def train(inputs, value, policy, legal):
    """Fit a logistic regression of the value and a softmax regression of the policy."""
    rows, width = inputs.shape
    # The steepest curvature is that of the inputs, times a quarter for the value and a half for the policy at most.
    curvature = np.linalg.eigvalsh(inputs.T @ inputs / rows)[-1]
    value_weights = descend(
        lambda weights: inputs.T @ (expected(weights, inputs) - value[:, None]) / rows,
        (width, 1),
        4 / curvature,
    )
    policy_weights = descend(
        lambda weights: inputs.T @ (shares(weights, inputs, legal) - policy) / rows,
        (width, policy.shape[1]),
        2 / curvature,
    )
    return value_weights, policy_weights


def errors(model, inputs, value, policy, legal):
    """Return the mean squared error of the value, and the cross entropy of the policy."""
    value_weights, policy_weights = model
    error = (expected(value_weights, inputs)[:, 0] - value) ** 2
    entropy = -(policy * np.log(np.maximum(shares(policy_weights, inputs, legal), 1e-9))).sum(1)
    return f"error of the value {error.mean():.4f}, of the policy {entropy.mean():.3f}"


def main(*arguments):
    *folders, path = arguments
    parts = [np.concatenate(part) for part in zip(*map(load, folders))]
    *columns, game = parts
    # One game of ten is held out: the positions of a game are too much alike to be on both sides.
    held_out = game % 10 == 9
    seen, unseen = ([column[rows] for column in columns] for rows in (~held_out, held_out))
    model = train(*seen)
    linear_model(path, *model)
    print(f"{len(seen[0])} rows: {errors(model, *seen)}")
    print(f"{len(unseen[0])} rows of other games: {errors(model, *unseen)}, of the mean value {unseen[1].var():.4f}")


if __name__ == "__main__":
    main(*sys.argv[1:])
