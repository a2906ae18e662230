/** A move that a client asks for. Nothing that it says is believed: the saved game decides. */
import { type AzulTypes, azul, encodeState } from 'azulejo';
import { type AgentWorker, agentWorker } from 'azulejo/worker';
import { type Level, OPPONENT, playSent, readGame } from '../../../../lib/game';
import { findGame, saveGame } from '../../../../lib/store';
import { personOf } from '../../../person';

/** A number and a move are shorter. */
const MOST_BYTES = 200;

const thinkers = new Map<Level, AgentWorker<AzulTypes>>();

/** Return the worker thread in which a level thinks, for all games. */
function thinkerOf(level: Level): AgentWorker<AzulTypes> {
  const thinker = thinkers.get(level) ?? agentWorker(azul, level);
  thinkers.set(level, thinker);
  return thinker;
}

function refuse(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status });
}

/** Read the body: an object, or nothing. */
async function readBody(request: Request): Promise<Record<string, unknown> | undefined> {
  // Without the header it may have any length.
  if (Number(request.headers.get('content-length') ?? Infinity) > MOST_BYTES) return undefined;
  const body: unknown = await request.json().catch(() => undefined);
  return typeof body === 'object' && body !== null ? { ...body } : undefined;
}

export async function POST(
  request: Request,
  { params }: { readonly params: Promise<{ id: string }> },
): Promise<Response> {
  const game = findGame((await params).id);
  if (game === undefined) return refuse(404, 'game.unknown', 'There is no such game.');
  if (game.person !== (await personOf())) {
    return refuse(403, 'game.not-yours', 'Somebody else plays this game.');
  }
  const sent = await readBody(request);
  if (sent === undefined) return refuse(400, 'body.malformed', 'Expected { number, move }.');

  const session = readGame(game.record);
  const isThought = game.place === 'server' && azul.playerToMove(session.state) === OPPONENT;
  const move = isThought ? await thinkerOf(game.level).chooseMove(session.state) : sent.move;
  const played = playSent(session, { number: sent.number, move });
  if ('status' in played) return refuse(played.status, played.code, played.message);

  if (!saveGame(game, played.save())) {
    return refuse(409, 'game.changed', 'Another request was quicker.');
  }
  const events = played.events.slice(session.events.length);
  return Response.json({ events, state: encodeState(played.state) });
}
