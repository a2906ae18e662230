/** Where the pages of the site stand, and what its front page shows of them. */

/**
 * The groups of the list of pages, in their order, and the files in each. A page of `docs` that is
 * listed nowhere is a guide.
 *
 * @type {readonly { readonly group: string, readonly files: readonly string[] }[]}
 */
export const GROUPS = [
  { group: 'Guides', files: [] },
  {
    group: 'Reference',
    files: [
      'docs/format.md',
      'docs/rules.md',
      'docs/glossary.md',
      'docs/records.md',
      'docs/pictures.md',
      'docs/command-line.md',
      'docs/runtimes.md',
    ],
  },
  {
    group: 'About the project',
    files: [
      'CHANGELOG.md',
      'CONTRIBUTING.md',
      'SECURITY.md',
      'docs/architecture.md',
      'docs/representation.md',
      'docs/testing.md',
      'bench/README.md',
    ],
  },
];

/** Where the playground is, seen from the front page. */
export const PLAYGROUND = 'playground/index.html';

/**
 * What a reader may come for, in the order of the front page: a title, a sentence, and the page.
 *
 * @type {readonly { readonly title: string, readonly text: string, readonly page: string }[]}
 */
export const CARDS = [
  {
    title: 'Playground',
    text: 'Play in this browser, or paste a state and see what is wrong with it.',
    page: PLAYGROUND,
  },
  {
    title: 'Check a state',
    text: 'Are these two strings a state of a game, and if not, why not?',
    page: 'docs/check-a-state.md',
  },
  {
    title: 'Build a game',
    text: 'Legal moves, the next state, undo, and the end of the game.',
    page: 'docs/build-a-game.md',
  },
  {
    title: 'Write an agent',
    text: 'Choose moves, and see how well that does in a thousand games.',
    page: 'docs/write-an-agent.md',
  },
  { title: 'The format', text: 'States, moves and deals as text.', page: 'docs/format.md' },
  { title: 'The rules', text: 'Every rule and every corner of it.', page: 'docs/rules.md' },
  { title: 'Performance', text: 'What was measured, and how.', page: 'docs/performance.md' },
  { title: 'Changelog', text: 'What is new in which version.', page: 'CHANGELOG.md' },
];
