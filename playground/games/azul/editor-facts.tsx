/** What is edited beside the table: players, turn and marker, the bag and the lid. */
import { COLOURS, PLAYER_IDS } from 'azulejo';
import { type Edit, type Pile, type Position, TILES_OF_COLOUR, tilesOnTable } from './position.js';
import { Tile } from './tile.js';
import { COLOUR_NAMES, nameOf } from './words.js';

interface FactsProps {
  readonly position: Position;
  edit(made: Edit): void;
}

const PILES: readonly { readonly pile: Pile; readonly label: string }[] = [
  { pile: 'bag', label: 'Bag' },
  { pile: 'discard', label: 'Lid' },
];

function Select({
  label,
  value,
  options,
  choose,
}: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  choose(value: string): void;
}) {
  return (
    <label class="field">
      <span>{label}</span>
      <select value={value} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Where the marker lies, as the key of a place. */
function tokenPlace({ centre, players }: Position): string {
  const owner = players.find(({ floor }) => floor.token);
  if (owner !== undefined) return `players/${owner.player}/floor`;
  return centre.token ? 'centre' : '';
}

function Choosing({ position, edit }: FactsProps) {
  const ids = position.players.map(({ player }) => player);
  const token = tokenPlace(position);
  return (
    <div class="row">
      <Select
        label="Players"
        value={`${ids.length}`}
        options={[2, 3, 4].map((count) => [`${count}`, `${count}`])}
        choose={(count) => edit({ type: 'players', count: Number(count) })}
      />
      <Select
        label="To move"
        value={position.turn}
        options={ids.map((player) => [player, nameOf(player, [])])}
        choose={(chosen) => {
          const player = PLAYER_IDS.find((id) => id === chosen);
          if (player !== undefined) edit({ type: 'turn', player });
        }}
      />
      <Select
        label="First-player marker"
        value={token}
        options={[
          ...(token === '' ? [['', 'Nowhere'] as const] : []),
          ['centre', 'Centre'],
          ...ids.map((player) => [`players/${player}/floor`, nameOf(player, [])] as const),
        ]}
        choose={(to) => edit({ type: 'put', piece: 'token', to })}
      />
    </div>
  );
}

function Supplies({ position, edit }: FactsProps) {
  const onTable = tilesOnTable(position);
  return (
    <table class="supplies">
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">Colour</span>
          </th>
          <th scope="col">Table</th>
          {PILES.map(({ pile, label }) => (
            <th scope="col" key={pile}>
              {label}
            </th>
          ))}
          <th scope="col">All</th>
        </tr>
      </thead>
      <tbody>
        {COLOURS.map((colour) => {
          const sum = onTable[colour] + position.bag[colour] + position.discard[colour];
          return (
            <tr key={colour}>
              <th scope="row">
                <Tile piece={colour} />
                <span class="unseen">{COLOUR_NAMES[colour]}</span>
              </th>
              <td>{onTable[colour]}</td>
              {PILES.map(({ pile, label }) => (
                <td key={pile}>
                  <input
                    type="number"
                    min={0}
                    max={TILES_OF_COLOUR}
                    aria-label={`${label}: ${COLOUR_NAMES[colour]}`}
                    value={position[pile][colour]}
                    onChange={({ currentTarget }) => {
                      const count = currentTarget.valueAsNumber;
                      edit({ type: 'count', pile, colour, count });
                    }}
                  />
                </td>
              ))}
              <td class={sum === TILES_OF_COLOUR ? undefined : 'bad'}>{sum}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** All of it. */
export function Facts(props: FactsProps) {
  return (
    <section class="panel facts" aria-label="Turn, bag and lid">
      <div>
        <Choosing {...props} />
        <p class="aside">
          Each tile that you put on the table comes from the bag, and goes back there when you
          remove it.
        </p>
        <button type="button" onClick={() => props.edit({ type: 'fill' })}>
          Put all other tiles into the bag
        </button>
      </div>
      <Supplies {...props} />
    </section>
  );
}
