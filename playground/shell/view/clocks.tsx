/** The clock of each seat. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Clock, LOW, timeLeft, timeWords } from '../model/clock.js';
import { type Match, namesOf } from '../model/match.js';
import { HUMAN } from '../model/seats.js';
import { useShellWords } from './language.js';

/** Milliseconds between two looks at the clock. */
const STEP = 200;

/** Return the time, again and again while a clock runs. */
function useNow({ running }: Clock): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (running === undefined) return undefined;
    setNow(performance.now());
    const timer = setInterval(() => setNow(performance.now()), STEP);
    return () => clearInterval(timer);
  }, [running]);
  // What runs since a moment cannot be seen before it.
  return Math.max(now, running?.since ?? 0);
}

/** Announce that somebody's time runs out: once for each player, and once more when it is up. */
function useWarning(clock: Clock, names: readonly string[], now: number): string {
  const words = useShellWords().clock;
  const [text, setText] = useState('');
  const told = useRef(new Set<string>());
  const { running, control } = clock;
  const left = running === undefined ? LOW + 1 : timeLeft(clock, running.player, now);
  const isLow = left <= LOW && control.minutes * 60_000 > LOW;
  const name = running === undefined ? '' : (names[running.player] ?? '');
  const said = left > 0 ? words.low(name, Math.ceil(left / 1000)) : words.isUp(name);
  const occasion = isLow ? `${running?.player} ${left > 0}` : '';
  useEffect(() => {
    if (occasion === '' || told.current.has(occasion)) return;
    told.current.add(occasion);
    setText(said);
  }, [occasion]);
  return text;
}

/** All clocks, in the order of the names around the board; agents have none. */
export function Clocks({
  match,
  clock,
  leading = 0,
}: {
  readonly match: Match;
  readonly clock: Clock;
  /** The player who comes first. */
  readonly leading?: number | undefined;
}) {
  const now = useNow(clock);
  const words = useShellWords().clock;
  const names = namesOf(match);
  const text = useWarning(clock, names, now);
  const { seats } = match;
  return (
    <>
      <ul class="clocks" aria-label={words.title}>
        {seats.map((_, place) => {
          const player = (leading + place) % seats.length;
          const isPerson = seats[player] === HUMAN;
          const left = timeLeft(clock, player, now);
          const isNext = clock.running?.player === player;
          const look = `${isNext ? 'running' : ''}${isPerson && left <= LOW ? ' low' : ''}`;
          return (
            <li key={player} class={look} aria-current={isNext ? 'true' : undefined}>
              <span class="name">{names[player]}</span>{' '}
              {isPerson ? (
                <span class="time">{timeWords(left)}</span>
              ) : (
                <span class="time">
                  <span aria-hidden="true">–</span>
                  <span class="unseen">{words.noLimit}</span>
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <div class="unseen" aria-live="polite">
        {text}
      </div>
    </>
  );
}
