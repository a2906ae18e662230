/**
 * The levels of Azul's agents: apart from the agents themselves, so that a menu need not load them.
 *
 * @packageDocumentation
 */
/** The levels, the easiest first. */
export const LEVELS = /* @__PURE__ */ Object.freeze([1, 2, 3, 4, 5, 6, 7, 8] as const);

/** How hard an agent is to beat: 1 for beginners, 8 for those who know the game well. */
export type Level = (typeof LEVELS)[number];
