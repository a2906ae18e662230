/** What a request may do to a game: no page and no database is known here. */
import { type AzulTypes, azulRules, explainMove, sampleChance } from 'azulejo';
import { loadSession, newSession, type Session } from 'azulejo/record';

export type AzulSession = Session<AzulTypes>;

export const LEVELS = ['level-3', 'level-4', 'level-5'] as const;
export type Level = (typeof LEVELS)[number];

/** Where the opponent thinks. */
export const PLACES = ['browser', 'server'] as const;
export type Place = (typeof PLACES)[number];

/** The seats, by number. */
export const PERSON = 0;
export const OPPONENT = 1;

export const NAMES = ['You', 'Computer'] as const;

/** Why a request was refused, with the status of the response. */
export interface Refusal {
  readonly status: 409 | 422;
  readonly code: string;
  readonly message: string;
}

/** Deals are drawn here, with numbers that nobody can guess: the seed of the session is not used. */
const rng = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

/** Deal what is due, so that a saved game waits for a player or is over. */
function dealt(session: AzulSession): AzulSession {
  if (!azulRules.chance?.isDue(session.state)) return session;
  return dealt(session.play(sampleChance(session.state, rng)));
}

export function startGame(): AzulSession {
  return dealt(newSession(azulRules, { names: NAMES, rules: { mosaic: 'fixed' } }));
}

/** Read a saved game. */
export function readGame(text: string): AzulSession {
  const loaded = loadSession(azulRules, text);
  if (!loaded.ok) throw new Error(loaded.issues[0]?.message);
  return loaded.session;
}

/**
 * Play what somebody sent, or say why not.
 *
 * @param number - the number of events that the sender has seen: a request that is repeated must not move twice
 */
export function playSent(
  session: AzulSession,
  { number, move }: { readonly number: unknown; readonly move: unknown },
): AzulSession | Refusal {
  const { length } = session.events;
  if (number !== length) {
    const message = `Game: the move is not for event ${length}, which is next.`;
    return { status: 409, code: 'game.changed', message };
  }
  const issue = explainMove(session.state, move);
  if (issue !== undefined) return { status: 422, code: issue.code, message: issue.message };
  return dealt(session.play(String(move)));
}
