/** The navigation of the website: the groups of its pages, and the doors of its front page. */

/**
 * The groups of pages, and the files in each, in their order. A page of `docs` that is not listed comes
 * last in the second group.
 *
 * @type {readonly { readonly group: string, readonly files: readonly string[] }[]}
 */
export const GROUPS = [
  {
    group: 'Start',
    files: [
      'docs/getting-started.md',
      'docs/concepts.md',
      'docs/build-a-game.md',
      'docs/check-a-state.md',
      'docs/server-authority.md',
      'docs/boards.md',
      'docs/write-an-agent.md',
      'docs/your-game.md',
      'docs/your-bot.md',
      'examples/README.md',
      'docs/screenshots.md',
    ],
  },
  {
    group: 'Guides',
    files: [
      'docs/games.md',
      'docs/rules.md',
      'docs/format.md',
      'docs/glossary.md',
      'docs/agents.md',
      'docs/search.md',
      'docs/learning.md',
      'docs/self-play.md',
      'docs/python.md',
      'docs/sessions.md',
      'docs/records.md',
      'docs/review.md',
      'docs/pictures.md',
      'docs/command-line.md',
      'docs/play.md',
      'docs/many-games.md',
      'docs/many-machines.md',
      'docs/json.md',
      'docs/protocol.md',
      'docs/bundling.md',
      'docs/online.md',
      'docs/server.md',
      'docs/guarantees.md',
      'docs/faq.md',
      'docs/versions.md',
      'docs/upgrade.md',
    ],
  },
  {
    group: 'Royal Game of Ur',
    files: [
      'docs/games/royal-ur.md',
      'docs/games/royal-ur-format.md',
      'docs/games/royal-ur-solve.md',
    ],
  },
  {
    group: 'Tsuro',
    files: [
      'docs/games/tsuro.md',
      'docs/games/tsuro-format.md',
      'docs/games/tsuro-tournament.md',
      'docs/games/tsuro-remote.md',
    ],
  },
  {
    group: 'Cube Blokus',
    files: [
      'docs/games/cube-blokus.md',
      'docs/games/cube-blokus-surface.md',
      'docs/games/cube-blokus-format.md',
      'docs/games/cube-blokus-play.md',
    ],
  },
  {
    group: 'For contributors',
    files: [
      'CONTRIBUTING.md',
      'docs/internals/architecture.md',
      'docs/internals/tests.md',
      'docs/internals/representation.md',
      'docs/internals/performance.md',
      'docs/internals/training.md',
      'docs/internals/levels.md',
      'docs/internals/saved-files.md',
      'docs/internals/luck.md',
      'docs/internals/royal-ur-solved.md',
      'docs/internals/matches.md',
      'docs/internals/minimax.md',
      'docs/internals/minimax-trials.md',
      'docs/internals/policy.md',
      'tools/bench/README.md',
      'docs/internals/runtimes.md',
      'docs/internals/mutants.md',
      'playground/README.md',
      'SECURITY.md',
      'CHANGELOG.md',
    ],
  },
];

/**
 * Whether a page is for users of the library.
 *
 * @param {string} file
 */
export function isForUsers(file) {
  return !GROUPS.some(({ group, files }) => group === 'For contributors' && files.includes(file));
}

/** The group of pages that are not listed. */
export const OTHERS = 'Guides';

/** Pages that belong to another page of the navigation, by the beginning of their file. */
export const INSIDE = 'examples/';

/** Path of the playground, relative to the front page. */
export const PLAYGROUND = 'playground/index.html';

/**
 * The doors of the front page, in their order: a title, a sentence, and the page.
 *
 * @type {readonly { readonly title: string, readonly text: string, readonly page: string }[]}
 */
export const DOORS = [
  {
    title: 'Build a game',
    text: 'Legal moves, the next state, undo, saved games, and opponents at eight levels.',
    page: 'docs/build-a-game.md',
  },
  {
    title: 'Check states',
    text: 'Are these two strings a valid state? If not, every error, and its place.',
    page: 'docs/check-a-state.md',
  },
  {
    title: 'Write agents',
    text: 'Seeded matches, simulations, search, and tensors for models that learn.',
    page: 'docs/write-an-agent.md',
  },
];
