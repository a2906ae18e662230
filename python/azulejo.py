"""Many games of azulejo at once, for programs that learn.

Needs Node 20 or later and NumPy; Gymnasium and PettingZoo are used where they are installed.

    import azulejo
    import numpy as np

    rng = np.random.default_rng(1)
    env = azulejo.VectorEnv("azul", 1024, seed=1)
    observations, infos = env.reset()
    for _ in range(100):
        actions = azulejo.sample(infos["action_mask"], rng)
        observations, rewards, terminations, truncations, infos = env.step(actions)
    env.close()

https://www.npmjs.com/package/azulejo: docs/python.md says what the arrays hold.
"""

import json
import os
import struct
import subprocess
import sys

import numpy as np

try:
    import gymnasium
    from gymnasium.vector import AutoresetMode, VectorEnv as _VectorEnv
except ImportError:
    gymnasium = None
    _VectorEnv = object

try:
    from pettingzoo import AECEnv as _AECEnv
except ImportError:
    _AECEnv = object

__all__ = ["AECEnv", "Batch", "VectorEnv", "sample"]

_STEP, _RESET = 0, 1
_DONE, _REFUSED = 0, 1
_OVER, _LIMIT = 1, 2

#: Bytes that a pipe is asked to hold, where the system lets programs choose.
_PIPE = 1 << 20
#: The arrays of a batch.
_ARRAYS = ("observations", "returns", "players", "masks", "endings")
#: Longest first line and longest reason of a refusal, in bytes.
_LONGEST = 1 << 20
#: Seconds that a process has to end by itself.
_PATIENCE = 10
_ENDED = "azulejo env has ended: see what it wrote to standard error."


def _flag(name):
    """Return the option of a setting: `--tiling-order` for `tilingOrder`."""
    return "--" + "".join(f"-{each.lower()}" if each.isupper() else each for each in name)


def _word(value):
    """Return the value of a setting as it is typed."""
    if isinstance(value, dict):
        return ",".join(map(_word, value.values()))
    return str(value).lower() if isinstance(value, bool) else str(value)


def sample(masks, rng):
    """Draw an action for each row uniformly from those that its mask allows.

    masks -- array of games x actions, 1 for a legal action; each row has one
    rng -- a numpy.random.Generator
    Returns an int32 array of actions.
    """
    # Small numbers where they are enough: they are added faster.
    kind = np.uint16 if masks.shape[1] < 1 << 16 else np.uint32
    sums = np.cumsum(masks, axis=1, dtype=kind)
    # 1 to the number of legal actions: the first sum that reaches it is at the action.
    wanted = (rng.random(len(masks)) * sums[:, -1]).astype(kind) + 1
    return np.argmax(sums >= wanted[:, None], axis=1).astype(np.int32)


class Batch:
    """Games side by side in a process of `azulejo env`, as plain arrays.

    Attributes after each step; the next step overwrites them:
    observations -- float32, games x length: what the player to move sees
    masks -- uint8, games x actions: 1 for each legal action of that player
    players -- int32, games: the number of the player to move
    endings -- uint8, games: 1 where the last step ended the game by its rules, 2 where it reached the move limit
    returns -- float32, games x players: each player's win share of a game that ended, with the sum 1; else 0

    A game that ended is followed at once by the next in which there is a move: observations, masks and players are its.
    """

    def __init__(self, game="azul", games=1, seed=None, rules=None, max_moves=5000, opponent=None, command=("npx", "azulejo")):
        """Start the process.

        game -- azul, royal-ur, tsuro, cube-blokus, or the path of a module with a game
        games -- number of games at once, from 1
        seed -- repeats the games, 0 to 2**32 - 1; drawn by default
        rules -- settings, those of the command or of `about["rules"]`: {"players": 3, "tilingOrder": "any"}
        max_moves -- moves of all players after which a game is stopped, as it may never end
        opponent -- an agent such as "greedy" that plays all seats but one, which changes from game to game
        command -- what starts azulejo, such as ("node", "node_modules/azulejo/dist/cli.js")
        """
        game = os.fspath(game)
        named = [game] if "." not in game and os.sep not in game and "/" not in game else ["--game", game]
        words = [*command, *named, "env", "--batch", str(games), "--max-moves", str(max_moves)]
        if seed is not None:
            words += ["--seed", str(seed)]
        if opponent is not None:
            words += ["--opponent", opponent]
        for name, value in (rules or {}).items():
            words += [_flag(name), _word(value)]
        if sys.platform == "win32" and words[0] == "npx":
            words[0] = "npx.cmd"
        #: Whether an answer is outstanding: after an exception in the middle of a step, the arrays are of no use.
        self._waits = False
        self._process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        try:
            self._begin(games)
        except BaseException:
            self._process.kill()
            self.close()
            raise

    def _begin(self, games):
        """Read what the process says first, and make the arrays."""
        _widen(self._process.stdout)
        #: What is played: game, rules, seed, the blocks of an observation, sizes.
        self.about = self._header()
        end = 0
        places = {}
        for name, kind, length in self.about["arrays"]:
            if name not in _ARRAYS:
                raise RuntimeError(f"Array: found {name!r}, expected one of {', '.join(_ARRAYS)}.")
            size = np.dtype(kind).itemsize * games * length
            places[name] = (kind, end, length)
            end += size
        self._frame = memoryview(bytearray(end))
        for name, (kind, start, length) in places.items():
            array = np.frombuffer(self._frame, kind, games * length, start)
            setattr(self, name, array if name in ("players", "endings") else array.reshape(games, length))
        self._take()

    def step(self, actions):
        """Play an action in each game. An illegal action raises ValueError and changes nothing."""
        actions = np.asarray(actions)
        if actions.shape != self.players.shape:
            raise ValueError(f"Actions: found the shape {actions.shape}, expected {self.players.shape}.")
        if actions.dtype.kind not in "iu":
            raise ValueError(f"Actions: found the type {actions.dtype}, expected integers.")
        indices = np.ascontiguousarray(actions, "<i4")
        if (indices != actions).any():
            raise ValueError("Actions: found one of more than 32 bits, expected the index of a legal move.")
        self._ask(struct.pack("<I", _STEP) + indices.tobytes())

    def reset(self, seed):
        """Restart all games with a seed from 0 to 2**32 - 1."""
        self._ask(struct.pack("<II", _RESET, seed % 2**32))

    def close(self):
        """End the process."""
        if self._process.stdin.closed:
            return
        self._process.stdin.close()
        self._process.stdout.close()
        try:
            self._process.wait(_PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def _ask(self, request):
        if self._waits:
            raise RuntimeError("The step before was interrupted: close this and start another.")
        self._waits = True
        rest = memoryview(request)
        try:
            # A write that a signal interrupts ends early.
            while rest:
                rest = rest[self._process.stdin.write(rest) :]
        except BrokenPipeError:
            raise RuntimeError(_ENDED) from None
        self._take()

    def _header(self):
        line = bytearray()
        while not line.endswith(b"\n"):
            piece = self._process.stdout.read(1)
            if not piece:
                raise RuntimeError(_ENDED)
            line += piece
            if len(line) > _LONGEST:
                raise RuntimeError(f"Command: found a line of more than {_LONGEST} bytes, expected azulejo.")
        try:
            return json.loads(line)
        except ValueError:
            raise RuntimeError(f"Command: found the line {bytes(line[:60])!r}, expected that of azulejo env.") from None

    def _fill(self, view):
        filled = 0
        while filled < len(view):
            count = self._process.stdout.readinto(view[filled:])
            if not count:
                raise RuntimeError(_ENDED)
            filled += count
        return view

    def _number(self):
        return struct.unpack("<I", self._fill(memoryview(bytearray(4))))[0]

    def _take(self):
        status = self._number()
        if status == _REFUSED:
            length = min(self._number(), _LONGEST)
            reason = bytes(self._fill(memoryview(bytearray(length)))).decode(errors="replace")
            self._waits = False
            raise ValueError("".join(each if each.isprintable() else ascii(each)[1:-1] for each in reason))
        if status != _DONE:
            raise RuntimeError(f"Command: found the status {status}, expected 0 or 1, as azulejo env answers.")
        self._fill(self._frame)
        self._waits = False


def _widen(pipe):
    """Enlarge the buffer of a pipe, so that the processes switch less often."""
    try:
        import fcntl

        fcntl.fcntl(pipe.fileno(), fcntl.F_SETPIPE_SZ, _PIPE)
    except (ImportError, AttributeError, OSError):
        pass


def _observations(about):
    """Return the Gymnasium space of an observation."""
    ends = [np.concatenate([np.full(b["length"], b["range"][end], "f4") for b in about["observation"]]) for end in (0, 1)]
    return gymnasium.spaces.Box(*ends)


class VectorEnv(_VectorEnv):
    """Many games with the interface of gymnasium.vector.VectorEnv.

    An action is that of the player to move, whose number is in infos["player"]; in some games a player acts several times in
    a turn. Legal actions are in infos["action_mask"]. The reward is that of the player who acted: 0 until the game ends, then
    the win share; infos["returns"] has those of all players. A game that ended is followed by another in the same step.
    """

    metadata = {"render_modes": []}
    render_mode = None
    spec = None
    closed = False

    def __init__(self, game="azul", num_envs=1, copy=True, **options):
        """Start the games. Options are those of Batch.

        copy -- False: arrays are overwritten by the next step, which saves time
        """
        self.batch = Batch(game, num_envs, **options)
        self.num_envs = num_envs
        self.num_players = self.batch.about["players"]
        self.num_actions = self.batch.about["actions"]
        self._copy = copy
        self._is_new = True
        if gymnasium is not None:
            self.metadata = {**self.metadata, "autoreset_mode": AutoresetMode.SAME_STEP}
            self.single_observation_space = _observations(self.batch.about)
            self.single_action_space = gymnasium.spaces.Discrete(self.num_actions)
            batched = gymnasium.vector.utils.batch_space
            self.observation_space = batched(self.single_observation_space, num_envs)
            self.action_space = batched(self.single_action_space, num_envs)

    def reset(self, *, seed=None, options=None):
        """Restart all games; return observations and infos. Without a seed, one is drawn, except at the first reset."""
        if seed is not None or not self._is_new:
            self.batch.reset(int.from_bytes(os.urandom(4), "little") if seed is None else seed)
        self._is_new = False
        return self._taken(self.batch.observations), self._infos()

    def step(self, actions):
        """Play an action in each game; return observations, rewards, terminations, truncations, infos."""
        acted = self.batch.players.copy()
        self.batch.step(actions)
        self._is_new = False
        rewards = self.batch.returns[np.arange(self.num_envs), acted]
        endings = self.batch.endings
        return self._taken(self.batch.observations), rewards, endings == _OVER, endings == _LIMIT, self._infos()

    def close(self, **_):
        """End the process."""
        self.closed = True
        self.batch.close()

    def _taken(self, array):
        return array.copy() if self._copy else array

    def _infos(self):
        batch = self.batch
        return {
            "player": self._taken(batch.players),
            "action_mask": self._taken(batch.masks),
            "returns": self._taken(batch.returns),
        }


class AECEnv(_AECEnv):
    """One game with the interface of pettingzoo.AECEnv: agents act in turn, some several times in a row.

    An observation is a dictionary of `observation` and `action_mask`. Rewards are 0 until the game ends, then win shares.
    """

    metadata = {"render_modes": [], "name": "azulejo", "is_parallelizable": False}
    render_mode = None

    def __init__(self, game="azul", **options):
        """Start a game. Options are those of Batch, except `games`."""
        self._batch = Batch(game, 1, **options)
        about = self._batch.about
        self.possible_agents = [chr(ord("A") + number) for number in range(about["players"])]
        self.agents = []
        self._length = self._batch.observations.shape[1]
        self._is_new = True
        self._spaces = None
        if gymnasium is not None:
            spaces = gymnasium.spaces
            highest = np.concatenate([np.full(b["length"], b["range"][1], "f4") for b in about["observation"]])
            seen = {
                "observation": spaces.Box(np.zeros(self._length, "f4"), highest),
                "action_mask": spaces.MultiBinary(about["actions"]),
            }
            self._spaces = {
                agent: (spaces.Dict(seen), spaces.Discrete(about["actions"])) for agent in self.possible_agents
            }
            self.observation_spaces = {agent: pair[0] for agent, pair in self._spaces.items()}
            self.action_spaces = {agent: pair[1] for agent, pair in self._spaces.items()}

    def observation_space(self, agent):
        return self._spaces[agent][0]

    def action_space(self, agent):
        return self._spaces[agent][1]

    def reset(self, seed=None, options=None):
        """Begin a game. Without a seed, one is drawn, except at the first reset."""
        if seed is not None or not self._is_new:
            self._batch.reset(int.from_bytes(os.urandom(4), "little") if seed is None else seed)
        self._is_new = False
        self.agents = list(self.possible_agents)
        zeros = dict.fromkeys(self.agents, 0)
        self.rewards, self._cumulative_rewards = dict(zeros), dict(zeros)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._seen = {agent: np.zeros(self._length, "f4") for agent in self.agents}
        self._look()

    def observe(self, agent):
        """Return what an agent saw when it was last to move, and the actions that it has now."""
        batch = self._batch
        is_next = agent == self.agent_selection and not (self.terminations[agent] or self.truncations[agent])
        mask = batch.masks[0].astype(np.int8) if is_next else np.zeros(batch.masks.shape[1], np.int8)
        return {"observation": self._seen[agent].copy(), "action_mask": mask}

    def last(self, observe=True):
        """Return what the agent to act has to know: observation, reward, termination, truncation, info."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action):
        """Play an action of the agent to act; None for one whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise ValueError("When an agent is done, the only action is None.")
            self._leave(agent)
            return
        batch = self._batch
        batch.step(np.array([action]))
        self._cumulative_rewards[agent] = 0
        self.rewards = dict.fromkeys(self.agents, 0)
        ending = batch.endings[0]
        if ending:
            self.rewards = {name: float(share) for name, share in zip(self.possible_agents, batch.returns[0])}
            self.terminations = dict.fromkeys(self.agents, bool(ending == _OVER))
            self.truncations = dict.fromkeys(self.agents, bool(ending == _LIMIT))
        else:
            self._look()
        for name, reward in self.rewards.items():
            self._cumulative_rewards[name] += reward

    def agent_iter(self, max_iter=2**63):
        """Iterate over the agents as they act."""
        for _ in range(max_iter):
            if not self.agents:
                return
            yield self.agent_selection

    def close(self):
        """End the process."""
        self._batch.close()

    def _look(self):
        self.agent_selection = self.possible_agents[self._batch.players[0]]
        self._seen[self.agent_selection] = self._batch.observations[0].copy()

    def _leave(self, agent):
        self.agents.remove(agent)
        for each in (self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            each.pop(agent)
        # Those of the last move count once.
        self.rewards = dict.fromkeys(self.agents, 0)
        if self.agents:
            self.agent_selection = self.agents[0]
