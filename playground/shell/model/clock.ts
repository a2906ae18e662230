/** Clocks: the time that each person has for a game. Nothing here reads a clock; times are handed in, in milliseconds. */

/** How much time a person has, as chosen in the menu. */
export interface TimeControl {
  /** For the whole game. */
  readonly minutes: number;
  /** Seconds that each move adds. */
  readonly increment: number;
  /** Whether a player whose time is up forfeits. If not, the clock shows it and the game continues. */
  readonly forfeits: boolean;
}

/** The choices of the menu; 0 minutes are no clock. */
export const MINUTES = [0, 1, 3, 5, 10, 15, 30, 60] as const;
export const INCREMENTS = [0, 2, 5, 10, 30] as const;

/** Milliseconds left at which a player is warned. */
export const LOW = 30_000;

export interface Clock {
  readonly control: TimeControl;
  /** Milliseconds that each player has left, in turn order; of the one whose time runs, when it began to. */
  readonly left: readonly number[];
  /** The same for each position, by number of events, so that undoing a move gives its time back. */
  readonly past: readonly (readonly number[])[];
  /** Whose time runs, and since when. */
  readonly running: { readonly player: number; readonly since: number } | undefined;
}

/** Make the clock of a new game. */
export function newClock(control: TimeControl, players: number): Clock {
  const left = new Array<number>(players).fill(control.minutes * 60_000);
  return { control, left, past: [left], running: undefined };
}

function changed(left: readonly number[], player: number, by: number): readonly number[] {
  return left.map((time, index) => (index === player ? time + by : time));
}

/** Return how much time a player has left: below 0 if it was used up and the game went on. */
export function timeLeft({ left, running }: Clock, player: number, now: number): number {
  const time = left[player] ?? 0;
  return running?.player === player ? time - (now - running.since) : time;
}

/** Whether a player's time is up. */
export function isUp(clock: Clock, player: number, now: number): boolean {
  return timeLeft(clock, player, now) <= 0;
}

/** Let nobody's time run. */
export function stopped(clock: Clock, now: number): Clock {
  const { left, running } = clock;
  if (running === undefined) return clock;
  return {
    ...clock,
    left: changed(left, running.player, running.since - now),
    running: undefined,
  };
}

/** Let the time of a player run, or of nobody. */
export function runningFor(clock: Clock, player: number | undefined, now: number): Clock {
  if (clock.running?.player === player) return clock;
  const running = player === undefined ? undefined : { player, since: now };
  return { ...stopped(clock, now), running };
}

/** Begin a position after one more event; a move gives its player the increment. */
export function afterEvent(clock: Clock, events: number, mover: number | undefined): Clock {
  const { left: before, past, control } = clock;
  const left = mover === undefined ? before : changed(before, mover, control.increment * 1000);
  return { ...clock, left, past: [...past.slice(0, events), left] };
}

/** Go to the position after a number of events, with the times that were left there. */
export function atEvents(clock: Clock, events: number): Clock {
  return { ...clock, left: clock.past[events] ?? clock.left, running: undefined };
}

/** Write a time: `9:05`; `1:00:00`; `−0:03` for what is over. */
export function timeWords(milliseconds: number): string {
  // A clock shows 0:00 only when the time is up.
  const seconds = Math.abs(Math.ceil(milliseconds / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number) => `${value}`.padStart(2, '0');
  const short = `${minutes}:${two(seconds % 60)}`;
  const text = hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : short;
  return milliseconds <= -1000 ? `−${text}` : text;
}

/** Write a time control: `10 min + 5 s`; what is written for none is a parameter. */
export function controlWords({ minutes, increment }: TimeControl, none: string): string {
  if (minutes === 0) return none;
  return increment === 0 ? `${minutes} min` : `${minutes} min + ${increment} s`;
}

function isTimes(value: unknown, players: number): value is readonly number[] {
  return Array.isArray(value) && value.length === players && value.every(Number.isFinite);
}

/** Return a clock that was saved; `undefined` if it is none, as another version may have written it. */
export function knownClock(value: unknown, players: number): Clock | undefined {
  const { control, left, past } = Object(value);
  const { minutes, increment, forfeits } = Object(control);
  const isKnown =
    Number.isFinite(minutes) &&
    Number.isFinite(increment) &&
    typeof forfeits === 'boolean' &&
    isTimes(left, players) &&
    Array.isArray(past) &&
    past.every((each) => isTimes(each, players));
  if (!isKnown) return undefined;
  return { control: { minutes, increment, forfeits }, left, past, running: undefined };
}
