/** What the board of a game is drawn from, and whom it tells. */
import type { Issue } from '../../text/issue.js';
import type { GameTypes, PastEvent } from '../game/game.js';

/** What a board shows, and whom it tells. */
export interface BoardProps<Types extends GameTypes> {
  /** The state that is shown. */
  readonly state: Types['state'];
  /** The players' names in turn order. */
  readonly names: readonly string[];
  /** The event that led to the state. */
  readonly last: PastEvent<Types> | undefined;
  /** All events that led to the state, the latest first; each is looked up when it is asked for. */
  past(): Iterable<PastEvent<Types>>;
  /** The player whose board is the person's own, or that of the person to move. */
  readonly home: number;
  /** The player whose board comes first where several are seen: it does not change with the turn. */
  readonly first: number;
  /** The reason why nobody can move; `undefined` if the player to move can. */
  readonly refusal: string | undefined;
  /** Whether people may act here for a player, also where that is not a move: they roll dice. */
  isMovable(player: number): boolean;
  /** A move to point out: a hint, or a line of an analysis. */
  readonly marked: Types['move'] | undefined;
  /** The hint that the person has asked for, which comes before what the person had chosen. */
  readonly hint?: Types['move'] | undefined;
  /** Factor of the duration of animations; 0 for none. */
  readonly pace: number;
  /** Play a legal move. */
  play(move: Types['move']): void;
  /** Say something to the person; nothing, once what was said no longer holds. */
  say(text: string): void;
  /** Explain why what the person has tried cannot be done, with the issue of the move, if it was one. */
  refuse(text: string, issue?: Issue): void;
  /** Describe what a choice would do, while it is pointed at; `undefined` once it is not. */
  advise(text: string | undefined): void;
  /** Tell what is chosen, such as tiles in the hand; `undefined` for nothing. */
  select(choice: string | undefined): void;
  /** Call a function when the person takes back a choice; returns how to stop that. */
  onCancel(cancel: () => void): () => void;
  /** Call a function for each key that is for this board; returns how to stop that. */
  onKey(listener: (event: KeyboardEvent) => void): () => void;
  /** Called when whatever was moving lies still. */
  settled(): void;
}
