/** Radio buttons, selects and switches that all places use. */
import { HUMAN, type Seat } from '../model/seats.js';
import type { PlayedGame } from '../played-game.js';
import { useShellWords } from './language.js';

/** One of several choices. */
export interface Choice<Value> {
  readonly value: Value;
  readonly label: string;
  readonly text?: string | undefined;
}

/** Radio buttons. */
export function Choices<Value extends string | number>({
  legend,
  name,
  list,
  chosen,
  choose,
}: {
  readonly legend: string;
  readonly name: string;
  readonly list: readonly Choice<Value>[];
  readonly chosen: Value;
  choose(value: Value): void;
}) {
  return (
    <fieldset class="choices">
      <legend>{legend}</legend>
      {list.map(({ value, label, text }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => choose(value)}
          />
          <span>
            {label}
            {text !== undefined && <small>{text}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Who makes the moves of a player. */
export function SeatSelect({
  game,
  label,
  seat,
  choose,
}: {
  readonly game: PlayedGame;
  readonly label: string;
  readonly seat: Seat;
  choose(seat: Seat): void;
}) {
  const { person } = useShellWords().menu;
  return (
    <select
      aria-label={label}
      value={seat}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    >
      <option value={HUMAN}>{person}</option>
      {game.agents.map((agent) => (
        <option key={agent.name} value={agent.name}>
          {agent.label}
        </option>
      ))}
    </select>
  );
}

/** A checkbox with its label. */
export function Checkbox({
  label,
  checked,
  change,
}: {
  readonly label: string;
  readonly checked: boolean;
  change(checked: boolean): void;
}) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      />
      {label}
    </label>
  );
}
