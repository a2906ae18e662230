/** The editor of positions: tokens to choose from, and the board to put them on. */

import { useState } from 'preact/hooks';
import { useDrag } from '../../engine/board/drag.js';
import type { EditorProps } from '../../engine/board/editor.js';
import { PALETTE, Palette, Select, useEdits, wrongIn } from '../../engine/board/palette.js';
import { useRoving } from '../../engine/board/roving.js';
import { useWords } from '../../engine/board/words.js';
import type { RoyalUrTypes } from '../api/game.js';
import { inspect } from '../api/inspect.js';
import { isShared, Step } from '../state/position.js';
import { PLAYER_IDS, type PlayerId, TOKEN_COUNTS } from '../state/vocabulary.js';
import { Dice } from './dice.js';
import { type Edit, editPosition, type Position, tokensOf, writePosition } from './edits.js';
import { allPlaces, type Place } from './places.js';
import { Content, lookOf, spotOn, Table, tokensAt } from './table.js';
import { nameOf, placeWords, UR } from './words.js';

/** What a tap on a place does: it puts a token there, or takes one away. */
type Tool = PlayerId | 'remove';

const TOOLS: readonly Tool[] = [...PLAYER_IDS, 'remove'];

/** What a key does on a place. */
const KEYS: Readonly<Record<string, Tool>> = {
  1: 'A',
  2: 'B',
  Delete: 'remove',
  Backspace: 'remove',
};

/** Make the edit of a tool at a place; a place of one player takes the tokens of that player only. */
function editAt({ players }: Position, tool: Tool, place: Place): Edit {
  const { step, owner } = place;
  const there = tokensAt(players, place);
  if (tool === 'remove') return { type: 'remove', player: owner ?? there[0] ?? 'A', from: step };
  const player = owner ?? tool;
  const isThere = step !== Step.Hand && step !== Step.Home && there.includes(player);
  return isThere ? { type: 'remove', player, from: step } : { type: 'put', player, to: step };
}

/** What is dragged: a new token, or one from a place. */
interface Dragged {
  readonly player: PlayerId;
  readonly from?: Place;
}

/** Return the places that a player's token can be dragged to, one of them by its key. */
function placeFor(player: PlayerId, key: string | undefined): Place | undefined {
  const place = allPlaces('A').find((each) => each.key === key);
  return place?.owner === undefined || place.owner === player ? place : undefined;
}

/** Make the edit of a token that is let go: on a place, on one of the other player, or outside of them all. */
function dropEdit({ player, from }: Dragged, key: string | undefined): Edit | undefined {
  const place = placeFor(player, key);
  if (place !== undefined) {
    const to = place.step;
    return from === undefined
      ? { type: 'put', player, to }
      : { type: 'move', player, from: from.step, to };
  }
  const isBeside = key === undefined || key === PALETTE;
  return isBeside && from !== undefined ? { type: 'remove', player, from: from.step } : undefined;
}

/** Return the path of a place in the issues about a player's tokens. */
function isAbout(path: readonly (string | number)[], { step, owner }: Place): boolean {
  const [part, player, kind, at] = path;
  if (part !== 'players' || (owner !== undefined && player !== owner)) return false;
  if (step === Step.Hand || step === Step.Home)
    return kind === (step === Step.Hand ? 'hand' : 'home');
  return kind === 'steps' && at === step && (owner !== undefined || isShared(step));
}

/** What is set next to the board: whose turn it is, what follows, how many tokens there are. */
function Facts({
  position,
  issues,
  edit,
}: {
  readonly position: Position;
  readonly issues: EditorProps<RoyalUrTypes>['issues'];
  edit(made: Edit): void;
}) {
  const words = useWords(UR);
  const { editor } = words;
  const { turn, phase, roll, players } = position;
  const counts = players.map(tokensOf);
  const count = Math.max(...counts);
  const isWrong = wrongIn(issues);
  const known: readonly number[] = TOKEN_COUNTS;
  return (
    <section class="facts" aria-label={editor.facts}>
      <div class="row">
        <Select
          label={editor.toMove}
          value={turn}
          isWrong={isWrong('turn')}
          options={PLAYER_IDS.map((player) => [player, nameOf(words, player, [])])}
          choose={(player) => edit({ type: 'turn', player })}
        />
        <Select
          label={editor.next}
          value={phase === 'move' ? `${roll}` : phase}
          isWrong={isWrong('waiting')}
          options={(['roll', 1, 2, 3, 4, 'game-over'] as const).map((waiting) => [
            `${waiting}`,
            editor.waiting(waiting),
          ])}
          choose={(chosen) => {
            const isWord = chosen === 'roll' || chosen === 'game-over';
            edit({ type: 'waiting', waiting: isWord ? chosen : Number(chosen) });
          }}
        />
        <Select
          label={editor.tokens}
          value={`${count}`}
          isWrong={counts.some((each) => each !== count || !known.includes(each))}
          options={[...known, ...(known.includes(count) ? [] : [count])].map((each) => [
            `${each}`,
            `${each}`,
          ])}
          choose={(chosen) => edit({ type: 'tokens', count: Number(chosen) })}
        />
      </div>
      <button type="button" class="all" onClick={() => edit({ type: 'clear' })}>
        {editor.clear}
      </button>
    </section>
  );
}

/** The whole editor. */
export function UrEditor({ state, issues, change }: EditorProps<RoyalUrTypes>) {
  const words = useWords(UR);
  const { editor } = words;
  const position = inspect(state);
  const [tool, setTool] = useState<Tool>('A');
  const [said, edit] = useEdits(words, position, change, editPosition, writePosition);
  const [over, setOver] = useState<string>();
  const grab = useDrag<Dragged>({
    over: (key, { player }) => setOver(placeFor(player, key)?.key),
    drop: (key, held) => {
      const made = dropEdit(held, key);
      if (made !== undefined) edit(made);
    },
  });
  const roving = useRoving('board');
  const toolName = (each: Tool) => (each === 'remove' ? editor.remove : editor.tokenOf(each));
  const { turn, phase, roll, players } = position;
  const drawn = (place: Place) => {
    const isWrong = issues.some(({ path }) => isAbout(path, place));
    const name = placeWords(words, state, place, []);
    return (
      <button
        type="button"
        key={place.key}
        class={`${lookOf(place)}${isWrong ? ' wrong' : ''}${over === place.key ? ' over' : ''}`}
        {...spotOn(place, 'A')}
        data-target={place.key}
        aria-label={isWrong ? editor.wrong(name) : name}
        onClick={() => edit(editAt(position, tool, place))}
        onKeyDown={(event) => {
          const pressed = KEYS[event.key];
          if (pressed === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
          event.preventDefault();
          edit(editAt(position, pressed, place));
        }}
        onPointerDown={(event) => {
          const [player] = tokensAt(players, place);
          const picture = event.currentTarget.querySelector('.token') ?? undefined;
          if (player !== undefined) grab(event, { player, from: place }, picture);
        }}
      >
        <Content place={place} tokens={tokensAt(players, place)} />
      </button>
    );
  };
  return (
    <div class="editing ur-editing">
      <Palette<Tool>
        tools={TOOLS.map((each) => ({
          tool: each,
          name: toolName(each),
          ...(each !== 'remove' && { picture: <span class={`token token-${each}`} /> }),
        }))}
        chosen={tool}
        said={said}
        words={editor}
        choose={setTool}
        grab={(event, player, picture) => {
          if (player !== 'remove') grab(event, { player }, picture);
        }}
      />
      <div class={`ur ${phase}`}>
        <Table
          own="A"
          players={players}
          names={[]}
          next={phase === 'game-over' ? undefined : turn}
          dice={
            <Dice
              state={state}
              shown={{ roll: roll ?? undefined, isPass: false }}
              roll={undefined}
            />
          }
          roving={roving}
          draw={drawn}
        />
      </div>
      <Facts position={position} issues={issues} edit={edit} />
    </div>
  );
}
