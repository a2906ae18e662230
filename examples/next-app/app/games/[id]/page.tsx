/** A game: its picture from the server, in the board that takes its place. Everybody with the address can watch. */
import { encodeState, renderSvg } from 'azulejo';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { NAMES, readGame } from '../../../lib/game';
import { findGame } from '../../../lib/store';
import { personOf } from '../../person';
import Board from './board';

export default async function GamePage({ params }: { readonly params: Promise<{ id: string }> }) {
  const game = findGame((await params).id);
  if (game === undefined) notFound();
  const { id, level, place, record, person } = game;
  const { state } = readGame(record);
  const html = `<azulejo-azul state="${encodeState(state).join(' ')}" rules="mosaic=fixed" names="${NAMES}">
    ${renderSvg(state)}</azulejo-azul>`;
  return (
    <main>
      <nav>
        <Link href="/">All games</Link>
        <span>{level}</span>
      </nav>
      <Board
        key={id}
        {...{ id, level, place, record, html }}
        isMine={person === (await personOf())}
      />
    </main>
  );
}
