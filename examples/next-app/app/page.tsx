/** The front page: a new game, and the games of this person. */
import { azulRules } from 'azulejo';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import { LEVELS, PERSON, PLACES, readGame, startGame } from '../lib/game';
import { gamesOf, insertGame } from '../lib/store';
import { personOf, personOrNew } from './person';

/** Start a game as the form says; what it does not have is the first choice. */
async function start(form: FormData) {
  'use server';
  const level = LEVELS.find((each) => each === form.get('level')) ?? LEVELS[0];
  const place = PLACES.find((each) => each === form.get('place')) ?? PLACES[0];
  const id = crypto.randomUUID();
  insertGame({ id, person: await personOrNew(), level, place, record: startGame().save() });
  redirect(`/games/${id}`);
}

/** Say how a saved game stands. */
function summary(record: string): string {
  const { state } = readGame(record);
  const points = state.scores.join(' : ');
  if (azulRules.isOver(state)) return `over, ${points}`;
  return azulRules.playerToMove(state) === PERSON ? `your turn, ${points}` : points;
}

export default async function Home() {
  const person = await personOf();
  const games = person === undefined ? [] : gamesOf(person);
  return (
    <main>
      <h1>Azul</h1>
      <form action={start}>
        <label>
          Opponent{' '}
          <select name="level">
            {LEVELS.map((level) => (
              <option key={level}>{level}</option>
            ))}
          </select>
        </label>
        <label>
          thinks in the{' '}
          <select name="place">
            {PLACES.map((place) => (
              <option key={place}>{place}</option>
            ))}
          </select>
        </label>
        <button type="submit">New game</button>
      </form>
      <ul>
        {games.map(({ id, level, record }) => (
          <li key={id}>
            <Link href={`/games/${id}`}>
              {level}: {summary(record)}
            </Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
