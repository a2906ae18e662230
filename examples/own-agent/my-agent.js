/** An agent of your own, for any game: it takes the move after which its win share would be greatest. */

/** @typedef {import('azulejo/game').GameTypes} GameTypes */

/** @type {(game: import('azulejo/game').Game<GameTypes>) => import('azulejo/agents').Agent<unknown>} */
export default (game) => ({
  name: 'my-agent',
  chooseMove: (state, { rng }) => {
    const player = game.playerToMove(state);
    /** @param {string} move */
    const share = (move) => game.returns(game.applyMove(state, move))[player] ?? 0;
    const rated = game.legalMoves(state).map((move) => ({ move, share: share(move) }));
    const most = Math.max(...rated.map((each) => each.share));
    const best = rated.filter((each) => each.share === most);
    // The same seed gives the same game, as all that is drawn comes from `rng`.
    return best[Math.floor(rng() * best.length)]?.move ?? '';
  },
});
