/** What is edited next to the board: who is still in the game, the turn, the hand and the bag. */

import type { EditorProps } from '../../engine/board/editor.js';
import { Group } from '../../engine/board/group.js';
import { NumberField, Select, wrongIn } from '../../engine/board/palette.js';
import { useWords } from '../../engine/board/words.js';
import type { PlayerView, StateView } from '../api/inspect.js';
import type { TsuroTypes } from '../api/tsuro.js';
import { HIGHEST_ROUND } from '../state/position.js';
import { ELIMINATION_REASONS, PLAYER_COUNTS } from '../state/vocabulary.js';
import { type Edit, type Position, placesInHand } from './edits.js';
import { StonePicture, TilePicture } from './picture.js';
import { nameOf, TSURO } from './words.js';

interface FactsProps {
  readonly position: Position;
  readonly view: StateView;
  readonly issues: EditorProps<TsuroTypes>['issues'];
  /** The tile that is chosen. */
  readonly tile: number | undefined;
  edit(made: Edit): void;
}

/** Whether a player is on the board or, if not, how and when it left. */
function Status({
  seat: { player, avatar, left },
  round,
  isWrong,
  edit,
}: Pick<FactsProps, 'edit'> & {
  readonly seat: PlayerView;
  readonly round: number;
  readonly isWrong: boolean;
}) {
  const words = useWords(TSURO);
  const { editor, fates } = words;
  const options = [
    ['none', fates.notYet] as const,
    ...(avatar === null ? [] : [['board', fates.onBoard] as const]),
    ...ELIMINATION_REASONS.map((reason) => [reason, fates.reasons[reason]] as const),
  ];
  return (
    <li class={isWrong ? 'wrong' : undefined}>
      <svg viewBox="-16 -16 32 32" aria-hidden="true">
        <StonePicture player={player} point={[0, 0]} />
      </svg>
      <select
        aria-label={editor.statusOf(player)}
        value={left?.reason ?? (avatar === null ? 'none' : 'board')}
        onChange={({ currentTarget: { value } }) => {
          const reason = ELIMINATION_REASONS.find((each) => each === value);
          if (reason !== undefined)
            edit({ type: 'left', player, reason, round: left?.round ?? round });
          else if (value === 'none') edit({ type: 'lift', player });
        }}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {left !== null && (
        <NumberField
          label={editor.roundOf(player)}
          value={left.round}
          most={HIGHEST_ROUND}
          isWrong={isWrong}
          set={(next) => edit({ type: 'left', player, reason: left.reason, round: next })}
        />
      )}
    </li>
  );
}

/** The tiles on offer: each place is filled by a tap. */
function Hand({ position, tile, isWrong, edit }: FactsProps & { readonly isWrong: boolean }) {
  const words = useWords(TSURO);
  const { editor, board, countFrom } = words;
  const { hand } = position;
  const places = Math.max(placesInHand(position), hand.length);
  return (
    <Group label={editor.hand} look={`tiles${isWrong ? ' wrong' : ''}`}>
      {Array.from({ length: places }, (_, index) => {
        const held = hand[index];
        const content = held === undefined ? editor.empty : board.tile(`${held + countFrom}`);
        return (
          <button
            type="button"
            key={index}
            class="in-hand"
            data-item={index}
            aria-label={editor.handPlace(index + 1, content)}
            onClick={() => edit({ type: 'hand', index, tile: tile === held ? undefined : tile })}
            onKeyDown={(event) => {
              if (event.key !== 'Delete' && event.key !== 'Backspace') return;
              event.preventDefault();
              edit({ type: 'hand', index, tile: undefined });
            }}
          >
            <svg viewBox="0 0 60 60" aria-hidden="true">
              {held !== undefined && <TilePicture tile={held} rotation="n" />}
            </svg>
          </button>
        );
      })}
    </Group>
  );
}

/** The tiles that are left: one is put in or taken out by a tap. */
function Bag({ position, tile, isWrong, edit }: FactsProps & { readonly isWrong: boolean }) {
  const { editor } = useWords(TSURO);
  const { bag } = position;
  return (
    <>
      <button
        type="button"
        class={`bag${isWrong ? ' wrong' : ''}`}
        aria-disabled={tile === undefined}
        onClick={() => tile !== undefined && edit({ type: 'bag', tile })}
      >
        <span>{editor.bag(bag.length)}</span>
        <span class="in-bag" aria-hidden="true">
          {bag.map((each) => (
            <svg key={each} viewBox="0 0 60 60" aria-hidden="true">
              <TilePicture tile={each} rotation="n" />
            </svg>
          ))}
        </span>
      </button>
      <p class="aside">{editor.aboutBag}</p>
    </>
  );
}

/** All of it. */
export function Facts(props: FactsProps) {
  const { position, issues, edit } = props;
  const words = useWords(TSURO);
  const { editor } = words;
  const { players, turn, round, supply } = position;
  const isWrong = wrongIn(issues);
  return (
    <section class="facts" aria-label={editor.facts}>
      <div class="row">
        <Select
          label={editor.players}
          value={`${players.length}`}
          options={PLAYER_COUNTS.map((count) => [`${count}`, `${count}`])}
          choose={(count) => edit({ type: 'players', count: Number(count) })}
        />
        <Select
          label={editor.toMove}
          value={turn ?? ''}
          isWrong={isWrong('turn')}
          options={[
            ...players.map(({ player }) => [player, nameOf(words, player, [])] as const),
            ['', editor.nobody],
          ]}
          choose={(player) => edit({ type: 'turn', player: player === '' ? null : player })}
        />
        <div class="field">
          <span aria-hidden="true">{editor.round}</span>
          <NumberField
            label={editor.round}
            value={round}
            most={HIGHEST_ROUND}
            isWrong={isWrong('round')}
            set={(next) => edit({ type: 'round', round: next })}
          />
        </div>
      </div>
      <ul class="seats">
        {players.map((seat) => (
          <Status
            key={seat.player}
            seat={seat}
            round={round}
            isWrong={isWrong('players', seat.player)}
            edit={edit}
          />
        ))}
      </ul>
      <h3>{editor.hand}</h3>
      <Hand {...props} isWrong={isWrong('hand')} />
      {supply !== 'endless' && <Bag {...props} isWrong={isWrong('bag')} />}
      <div class="row">
        {supply !== 'endless' && (
          <button type="button" onClick={() => edit({ type: 'fill' })}>
            {editor.fill}
          </button>
        )}
        <button type="button" class="all" onClick={() => edit({ type: 'clear' })}>
          {editor.clear}
        </button>
      </div>
    </section>
  );
}
