/** The navigation of the website: the groups of its pages, and the cards of its front page. */

/**
 * The groups of pages, in their order, and the files in each. A page of `docs` that is not listed is
 * a guide.
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
      'docs/mutants.md',
      'bench/README.md',
    ],
  },
];

/** Path of the playground, relative to the front page. */
export const PLAYGROUND = 'playground/index.html';

/**
 * The cards of the front page, in their order: a title, a sentence, and the page.
 *
 * @type {readonly { readonly title: string, readonly text: string, readonly page: string }[]}
 */
export const CARDS = [
  {
    title: 'Playground',
    text: 'Play in your browser, or paste a state to see what is wrong with it.',
    page: PLAYGROUND,
  },
  {
    title: 'Check a state',
    text: 'Are these two strings a valid state, and if not, why?',
    page: 'docs/check-a-state.md',
  },
  {
    title: 'Build a game',
    text: 'Legal moves, the next state, undo, and the end of the game.',
    page: 'docs/build-a-game.md',
  },
  {
    title: 'Write an agent',
    text: 'Choose moves, and measure the win rate over a thousand games.',
    page: 'docs/write-an-agent.md',
  },
  { title: 'The format', text: 'States, moves and deals as text.', page: 'docs/format.md' },
  { title: 'The rules', text: 'Every rule and its corner cases.', page: 'docs/rules.md' },
  {
    title: 'Performance',
    text: 'What the calls cost, and how that was measured.',
    page: 'docs/performance.md',
  },
  { title: 'Changelog', text: 'What is new in each version.', page: 'CHANGELOG.md' },
];
