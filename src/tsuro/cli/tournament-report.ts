/** How the result of a tournament is printed: its games and ranks, as JSON, or in the format of the course. */
import { runAndPrint, type Watch } from '../../engine/cli/long-run.js';
import { columns } from '../../engine/cli/print/output.js';
import type { Settings } from '../../engine/game/settings.js';
import { escapeUnsafe, shorten } from '../../text/message.js';
import { writeJson } from '../../text/parsed.js';
import { SETTINGS } from '../state/settings.js';
import type { Rules } from '../state/vocabulary.js';
import { type TournamentForfeit, type TournamentResult, winnersOf } from '../tournament/games.js';

/** Most characters of the reason why a player forfeited. */
const LONGEST_REASON = 200;

/** The settings of a tournament: each game has its own number of players. */
export function commonSettings(): Settings<Omit<Rules, 'players'>> {
  const { players: _, ...settings } = SETTINGS;
  return settings;
}

const listed = (names: readonly string[]) => names.join(', ') || 'nobody';

/** List the lines of a tournament's result, whole or of what was played before it was stopped. */
function linesOf(
  { ranking, cycles }: TournamentResult,
  isWhole: boolean,
  late: readonly TournamentForfeit[],
): string[] {
  const isFinal = (index: number) =>
    isWhole && index === cycles.length - 1 && cycles[index]?.length === 1;
  const games = cycles.flatMap((cycle, index) =>
    cycle.map((game, number) => [
      isFinal(index) ? 'final' : `${index + 1}`,
      `${number + 1}`,
      listed(game.names),
      isFinal(index) ? '' : listed(winnersOf(game)),
    ]),
  );
  const forfeits = [...cycles.flat().flatMap((game) => game.forfeits), ...late].map(
    ({ name, message }) => `${escapeUnsafe(name)} forfeited: ${shorten(message, LONGEST_REASON)}`,
  );
  const ranks = ranking.map((group, index) => {
    const before = ranking.slice(0, index).flat().length;
    return [`${before + 1}`, listed(group)];
  });
  return [
    ...columns([['cycle', 'game', 'players', 'play on'], ...games]),
    ...(isWhole ? ['', ...columns([['rank', 'players'], ...ranks])] : []),
    ...(forfeits.length === 0 ? [] : ['', ...forfeits]),
  ];
}

/** A tournament, and how its result is printed. */
export interface TournamentRun {
  /** Whether the result is printed as one JSON object. */
  readonly json: boolean;
  /** Whether it is printed as the course prints it. */
  readonly course?: boolean;
  /** Return the first line of the report. */
  heading(): string;
  play(watch: Watch<TournamentResult>): Promise<TournamentResult>;
  /** List those who forfeited after the last game; nobody by default. */
  late?(): readonly TournamentForfeit[];
}

/** Write a result in the format of the course, which has none for a tournament that was stopped. */
function courseLines({ ranking, forfeits }: TournamentResult, isWhole: boolean): string[] {
  return isWhole ? [writeJson({ winners: ranking, cheaters: forfeits })] : [];
}

/** Play a tournament, and print its result, or what there is of it when a signal stops the command. */
export async function printTournament(run: TournamentRun): Promise<void> {
  const { json, course = false } = run;
  let isWhole = true;
  await runAndPrint<TournamentResult>({
    unit: 'game',
    json,
    csv: course,
    work: ({ onStop, ...watch }) =>
      run.play({
        ...watch,
        onStop: (partial) => {
          isWhole = false;
          onStop(partial);
        },
      }),
    done: ({ cycles }) => cycles.flat().length,
    lines: async (result) =>
      course
        ? courseLines(result, isWhole)
        : [run.heading(), '', ...linesOf(result, isWhole, run.late?.() ?? [])],
  });
}
