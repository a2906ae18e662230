/** The worker that rates moves. */
import { rateMoves, safeDecodeState } from 'azulejo/cube-blokus';
import type { Received } from '../../shell/thinking/protocol.js';
import type { RatingAnswer, RatingRequest } from './ratings.js';

addEventListener('message', ({ data: { id, state, rules } }: MessageEvent<RatingRequest>) => {
  postMessage('received' satisfies Received);
  const decoded = safeDecodeState(state, { rules });
  const ratings = decoded.ok ? rateMoves(decoded.state) : [];
  const answer: RatingAnswer = { id, ratings: ratings.map(({ move, rating }) => [move, rating]) };
  postMessage(answer);
});
