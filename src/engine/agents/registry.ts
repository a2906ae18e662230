/**
 * A game's ready-made agents by name, as worker threads and command lines ask for them.
 *
 * @packageDocumentation
 */
import { ownProperties } from '../../boundary/arguments.js';
import { showValue } from '../../text/message.js';
import type { GameTypes } from '../game/game.js';
import type { Agent } from '../match/agent.js';

/** Functions that make agents, by name. Each checks the options that it takes. */
export interface AgentMakers<Types extends GameTypes> {
  readonly [name: string]: (options?: never) => Agent<Types['state'], Types['move']>;
}

/** A ready-made agent: its name, with its options where they differ from the defaults. */
export type AgentDescription<Makers> =
  | keyof Makers
  | {
      [Name in keyof Makers]: {
        /** The agent's name. */
        readonly name: Name;
        /** The agent's options. */
        readonly options?: Makers[Name] extends (options?: infer Options) => unknown
          ? Options
          : never;
      };
    }[keyof Makers];

/** A game's ready-made agents. */
export interface AgentRegistry<Types extends GameTypes> {
  /** Their names. */
  readonly names: readonly string[];
  /**
   * Make an agent.
   *
   * @param description - a name, or an object of `name` and `options`
   * @throws RangeError if no agent has the name, or an option is out of range
   */
  make(description: unknown): Agent<Types['state'], Types['move']>;
}

/** Register a game's ready-made agents. */
export function agentRegistry<Types extends GameTypes>(
  makers: AgentMakers<Types>,
): AgentRegistry<Types> {
  const names = Object.keys(makers);
  return {
    names,
    make: (description) => {
      const { name, options }: { name?: unknown; options?: unknown } =
        typeof description === 'object' && description !== null
          ? ownProperties('Agent', description)
          : { name: description, options: undefined };
      const known = names.find((each) => each === name);
      const make = known === undefined ? undefined : makers[known];
      if (make === undefined) {
        throw new RangeError(
          `Agent: found ${showValue(name)}, expected one of: ${names.join(', ')}.`,
        );
      }
      // Each maker checks the options that it takes.
      return make(options as never);
    },
  };
}
