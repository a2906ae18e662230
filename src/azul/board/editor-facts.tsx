/** What is edited next to the table: players, turn and marker, the bag and the lid. */

import { NumberField, Select } from '../../engine/board/palette.js';
import { useWords } from '../../engine/board/words.js';
import { COLOURS } from '../api/vocabulary.js';
import { type Edit, type Pile, TILES_OF_COLOUR, tilesOnTable } from './edits.js';
import type { Position } from './position.js';
import { Tile } from './tile.js';
import { AZUL, nameOf } from './words.js';

interface FactsProps {
  readonly position: Position;
  edit(made: Edit): void;
}

const PILES: readonly Pile[] = ['bag', 'discard'];

/** Where the marker lies, as the key of a place. */
function tokenPlace({ centre, players }: Position): string {
  const owner = players.find(({ floor }) => floor.token);
  if (owner !== undefined) return `players/${owner.player}/floor`;
  return centre.token ? 'centre' : '';
}

function Choosing({ position, edit }: FactsProps) {
  const words = useWords(AZUL);
  const { editor, board } = words;
  const ids = position.players.map(({ player }) => player);
  const token = tokenPlace(position);
  return (
    <div class="row">
      <Select
        label={editor.players}
        value={`${ids.length}`}
        options={[2, 3, 4].map((count) => [`${count}`, `${count}`])}
        choose={(count) => edit({ type: 'players', count: Number(count) })}
      />
      <Select
        label={editor.toMove}
        value={position.turn}
        options={ids.map((player) => [player, nameOf(words, player, [])])}
        choose={(player) => edit({ type: 'turn', player })}
      />
      <Select
        label={board.markerTitle}
        value={token}
        options={[
          ...(token === '' ? [['', editor.nowhere] as const] : []),
          ['centre', editor.centre],
          ...ids.map((player) => [`players/${player}/floor`, nameOf(words, player, [])] as const),
        ]}
        choose={(to) => edit({ type: 'put', piece: 'token', to })}
      />
    </div>
  );
}

function Supplies({ position, edit }: FactsProps) {
  const onTable = tilesOnTable(position);
  const { editor, board } = useWords(AZUL);
  return (
    <table class="supplies">
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">{editor.colour}</span>
          </th>
          <th scope="col">{editor.table}</th>
          {PILES.map((pile) => (
            <th scope="col" key={pile}>
              {editor[pile]}
            </th>
          ))}
          <th scope="col">{editor.all}</th>
        </tr>
      </thead>
      <tbody>
        {COLOURS.map((colour) => {
          const sum = onTable[colour] + position.bag[colour] + position.discard[colour];
          return (
            <tr key={colour}>
              <th scope="row">
                <Tile piece={colour} />
                <span class="unseen">{board.colours[colour]}</span>
              </th>
              <td>{onTable[colour]}</td>
              {PILES.map((pile) => (
                <td key={pile}>
                  <NumberField
                    label={editor.supply(editor[pile], colour)}
                    value={position[pile][colour]}
                    most={TILES_OF_COLOUR}
                    set={(count) => edit({ type: 'count', pile, colour, count })}
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
  const { editor } = useWords(AZUL);
  return (
    <section class="panel facts" aria-label={editor.facts}>
      <div>
        <Choosing {...props} />
        <p class="aside">{editor.aboutBag}</p>
        <button type="button" onClick={() => props.edit({ type: 'fill' })}>
          {editor.fill}
        </button>
      </div>
      <Supplies {...props} />
    </section>
  );
}
