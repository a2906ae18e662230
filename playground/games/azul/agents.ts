/** The agents that play Azul. */

const LABELS = {
  'level-1': 'Level 1, easy',
  'level-2': 'Level 2',
  'level-3': 'Level 3',
  'level-4': 'Level 4',
  'level-5': 'Level 5',
  'level-6': 'Level 6',
  'level-7': 'Level 7',
  'level-8': 'Level 8, hard',
  random: 'Random moves',
} as const;

/** The name of an agent. */
export type AzulAgent = keyof typeof LABELS;

export const AZUL_AGENTS = Object.entries(LABELS).map(([name, label]) => ({ name, label }));
