/** The course of a game as a chart: each player's win share after each move, one on the other. */
import { useRef } from 'preact/hooks';
import { type CurvePoint, isError } from '../model/review.js';
import type { ShellWords } from '../words.js';
import { useShellWords } from './language.js';

/** Steps of the keys, in points; an end is as far as there is. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Height of the chart in its own units: per cent. */
const HEIGHT = 100;

/** Return how much of the chart the players before one take, from the top. */
function topOf(shares: readonly number[], player: number): number {
  return shares.slice(0, player).reduce((sum, share) => sum + share, 0) * HEIGHT;
}

/** Draw the area of a player, half a step beyond the first and the last point. */
function areaOf(curve: readonly CurvePoint[], player: number): string {
  const along = (which: number) => {
    const tops = curve.map(({ shares }) => topOf(shares, which).toFixed(1));
    const last = tops.length - 1;
    return [
      `-0.5,${tops[0]}`,
      ...tops.map((top, x) => `${x},${top}`),
      `${last + 0.5},${tops[last]}`,
    ];
  };
  return `M${along(player).join('L')}L${along(player + 1)
    .reverse()
    .join('L')}Z`;
}

/** Points that keep their form however wide the chart is: lines without a length, with round ends. */
function dotsOf(curve: readonly CurvePoint[], players: readonly string[]): string {
  return curve
    .flatMap(({ move, shares }, index) => {
      if (!isError(move)) return [];
      const player = players.indexOf(move.player);
      const middle = topOf(shares, player) + ((shares[player] ?? 0) * HEIGHT) / 2;
      return [`M${index},${Math.max(8, Math.min(HEIGHT - 8, middle)).toFixed(1)}h0`];
    })
    .join('');
}

/** Describe what a point of the chart is about. */
function pointInWords(
  { review, forms }: ShellWords,
  { move, shares }: CurvePoint,
  players: readonly string[],
  names: readonly string[],
) {
  const name = names[players.indexOf(move.player)] ?? move.player;
  const mark = move.mark === 'forced' ? review.forced : review.marks[move.mark];
  const all = shares.map((share, player) => `${names[player]} ${forms.percent(share)}`);
  return review.curvePoint(name, mark, all);
}

/** The chart. It is a slider among the positions of the game. */
export function Curve({
  curve,
  index,
  players,
  names,
  choose,
}: {
  readonly curve: readonly CurvePoint[];
  /** The point that is shown; -1 before the first. */
  readonly index: number;
  /** The players as moves have them, in turn order. */
  readonly players: readonly string[];
  readonly names: readonly string[];
  choose(index: number): void;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const words = useShellWords();
  const last = curve.length - 1;
  const current = Math.max(0, Math.min(last, index));
  const chooseAt = ({ clientX }: PointerEvent) => {
    const box = ref.current?.getBoundingClientRect();
    if (box === undefined) return;
    const wanted = Math.floor(((clientX - box.left) / box.width) * curve.length);
    const next = Math.max(0, Math.min(last, wanted));
    if (next !== index) choose(next);
  };
  const point = curve[current];
  const dots = dotsOf(curve, players);
  return (
    <div
      class="curve"
      role="slider"
      tabIndex={0}
      aria-label={words.review.curve}
      aria-valuemin={1}
      aria-valuemax={curve.length}
      aria-valuenow={current + 1}
      aria-valuetext={point && pointInWords(words, point, players, names)}
      ref={ref}
      onKeyDown={(event) => {
        const step = STEPS[event.key];
        if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        choose(Math.max(0, Math.min(last, index + step)));
      }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        chooseAt(event);
      }}
      onPointerMove={(event) => event.buttons > 0 && chooseAt(event)}
    >
      <svg
        viewBox={`-0.5 0 ${curve.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {names.map((_, player) => (
          <path key={player} class={`area player-${player}`} d={areaOf(curve, player)} />
        ))}
        <path class="half" d={`M-0.5,${HEIGHT / 2}H${last + 0.5}`} />
        <path class="dots rim" d={dots} />
        <path class="dots" d={dots} />
        {index >= 0 && (
          <>
            <path class="now rim" d={`M${current},0V${HEIGHT}`} />
            <path class="now" d={`M${current},0V${HEIGHT}`} />
          </>
        )}
      </svg>
    </div>
  );
}
