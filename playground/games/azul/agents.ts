/** The agents that play Azul. */

const LABELS = {
  'level-1': 'Level 1, easy',
  'level-2': 'Level 2',
  'level-3': 'Level 3',
  'level-4': 'Level 4, hard',
  random: 'Random moves',
} as const;

/** The name of an agent. */
export type AzulAgent = keyof typeof LABELS;

export const AZUL_AGENTS = Object.entries(LABELS).map(([name, label]) => ({ name, label }));
