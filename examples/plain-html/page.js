/** The page: two strings, what is wrong with them, and random moves. */
import { applyChance, applyMove, encodeState, legalMoves, newGame, safeDecodeState } from 'azulejo';

/**
 * @template {typeof HTMLElement} Kind
 * @param {string} id
 * @param {Kind} kind
 * @returns {InstanceType<Kind>}
 */
function found(id, kind) {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`The page has no ${kind.name} "${id}".`);
  // A class's instances are of its type.
  return /** @type {InstanceType<Kind>} */ (element);
}

const shared = found('shared', HTMLInputElement);
const players = found('players', HTMLInputElement);
const play = found('play', HTMLButtonElement);

const decodeTyped = () => safeDecodeState([shared.value, players.value]);

/** Say what the two strings are. */
function show() {
  const result = decodeTyped();
  const issues = result.ok ? result.warnings : result.issues;
  found('summary', HTMLElement).textContent = result.ok
    ? `${result.state.phase}: ${legalMoves(result.state).length} legal moves`
    : 'not a valid state';
  found('issues', HTMLElement).replaceChildren(
    ...issues.map(({ message }) => {
      const item = document.createElement('li');
      item.textContent = message;
      return item;
    }),
  );
  play.disabled = !result.ok || result.state.phase === 'game-over';
}

/** @param {import('azulejo').GameState} state */
function put(state) {
  [shared.value, players.value] = encodeState(state);
  show();
}

found('new-game', HTMLElement).onclick = () => put(newGame({ rng: Math.random }));
play.onclick = () => {
  const result = decodeTyped();
  if (!result.ok) return;
  const { state } = result;
  const moves = legalMoves(state);
  const move = moves[Math.floor(Math.random() * moves.length)];
  put(move === undefined ? applyChance(state, Math.random) : applyMove(state, move));
};
document.oninput = show;
put(newGame({ rng: Math.random }));
