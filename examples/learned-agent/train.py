"""Train a linear model on self-play data: python3 train.py data model.onnx"""

import glob
import json
import sys

import numpy as np

from onnx_file import linear_model

STEPS, RATE, DECAY = 300, 4.0, 1e-4


def load(folder):
    """Return observations with a constant, values to learn, the shares of visits, and which moves are legal."""
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
    return inputs, value, policy / policy.sum(1, keepdims=True), legal


def train(inputs, value, policy, legal):
    """Fit a logistic regression of the value and a softmax regression of the policy by gradient descent."""
    value_weights = np.zeros((inputs.shape[1], 1), "f4")
    policy_weights = np.zeros((inputs.shape[1], policy.shape[1]), "f4")
    for _ in range(STEPS):
        wins = 1 / (1 + np.exp(-inputs @ value_weights))
        error = wins - value[:, None]
        value_weights -= RATE / 4 * (inputs.T @ error / len(inputs) + DECAY * value_weights)
        logits = np.where(legal, inputs @ policy_weights, -np.inf)
        shares = np.exp(logits - logits.max(1, keepdims=True))
        shares /= shares.sum(1, keepdims=True)
        gradient = inputs.T @ (shares - policy) / len(inputs)
        policy_weights -= RATE * (gradient + DECAY * policy_weights)
    return value_weights, policy_weights, float((error**2).mean()), float((value.var()))


def main(folder, path):
    inputs, value, policy, legal = load(folder)
    value_weights, policy_weights, error, variance = train(inputs, value, policy, legal)
    linear_model(path, value_weights, policy_weights)
    print(f"{len(inputs)} rows; error of the value {error:.4f}, of its mean {variance:.4f}")


if __name__ == "__main__":
    main(*sys.argv[1:3])
