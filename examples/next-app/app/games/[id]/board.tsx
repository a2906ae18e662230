'use client';
import { azul, type Deal, type Move } from 'azulejo';
import { type AzulBoardElement, azulWords } from 'azulejo/board/azul';
import { agentWorker } from 'azulejo/worker';
import { useEffect, useRef, useState } from 'react';
import { type Level, OPPONENT, PERSON, type Place, readGame } from '../../../lib/game';

interface Game {
  readonly id: string;
  readonly level: Level;
  readonly place: Place;
  /** The text of the session, as states do not pass from a server to a page. */
  readonly record: string;
}

/** What the server answers to a move: it, and the deals that follow. */
interface Answer {
  readonly events: readonly (Move | Deal)[];
}

const WORDS = azulWords('en');

/** Say what happens next. */
async function status(state: AzulBoardElement['state']): Promise<string> {
  const player = azul.playerToMove(state);
  if (player === OPPONENT) return 'The computer thinks';
  if (player === PERSON) return `Your turn: ${(await WORDS).prompt(state)}`;
  const share = azul.returns(state)[PERSON];
  return share === 1 ? 'You win' : share === 0 ? 'The computer wins' : 'You share the win';
}

/** Let the person play on the board until it is stopped by the function that is returned. */
function play(board: AzulBoardElement, game: Game, say: (text: string) => void): () => void {
  // Where the server thinks, no worker is needed here.
  const thinker = game.place === 'browser' ? agentWorker(azul, game.level) : undefined;
  const stopped = new AbortController();
  let number = readGame(game.record).events.length;

  async function send(move?: Move) {
    board.movable = 'none';
    const response = await fetch(`/games/${game.id}/moves`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ number, move }),
      signal: stopped.signal,
    });
    // The game was continued elsewhere, such as in another tab.
    if (response.status === 409) location.reload();
    if (!response.ok) throw new Error((await response.json()).message);
    const { events }: Answer = await response.json();
    number += events.length;
    for (const event of events) await board.play(event);
    await next();
  }

  async function next() {
    const { state } = board;
    say(await status(state));
    const player = azul.playerToMove(state);
    board.movable = player === PERSON ? PERSON : 'none';
    if (player === OPPONENT) await send(await thinker?.chooseMove(state));
  }

  function fail(error: unknown) {
    if (!stopped.signal.aborted) say(`${error} Reload the page.`);
  }

  board.addEventListener(
    'move',
    (event) => {
      event.preventDefault(); // The board plays what the server answers.
      send(event.detail.move).catch(fail);
    },
    { signal: stopped.signal },
  );
  next().catch(fail);
  return () => {
    stopped.abort();
    thinker?.close();
  };
}

/** The board of a game, sent as `html` with its picture in it. */
export default function Board(props: Game & { readonly html: string; readonly isMine: boolean }) {
  const { html, isMine, record } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page makes another board for another game.
  useEffect(() => {
    const board = frame.current?.querySelector('azulejo-azul');
    if (!board) return;
    const { state, last } = readGame(record);
    Object.assign(board, { state, last });
    if (isMine) return play(board, props, setText);
    setText('You watch');
  }, []);

  return (
    <>
      <p role="status">{text}</p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the picture and the names are ours. */}
      <div ref={frame} dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}
