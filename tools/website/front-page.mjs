/** The front page: a game that plays itself, three sentences, the games, three doors. */
import { JSX } from 'typedoc';
import { DOORS, PLAYGROUND } from './guides.mjs';
import { fileOf } from './names.mjs';

/** @import { DefaultThemeRenderContext, ProjectReflection } from 'typedoc' */

const h = JSX.createElement;

/** The state in the picture, from which `board.ts` plays on. */
const STATE = {
  shared: 'AF1aabb2bbde3aaabCdeeB0000000000D0810061312',
  players:
    'A0Mb01d02a03e04c10d13e20a24d30a31e43S0c12c13c34c2FB6Me01b02d03b10d11e13c22a23c31S0a11a13b24c4Faf',
};

/** The games that can be played, by their names, in the order of the playground. */
const GAMES = {
  azul: 'Azul',
  'royal-ur': 'The Royal Game of Ur',
  tsuro: 'Tsuro',
  'cube-blokus': 'Cube Blokus',
};

/** A card for each game, which leads to where it is played. */
function games() {
  const cards = Object.entries(GAMES).map(([name, title]) =>
    h(
      'li',
      null,
      h(
        'a',
        { href: `${PLAYGROUND}#menu/${name}` },
        h('img', { src: `playground/${name}/card.svg`, alt: '', width: 72, height: 72 }),
        h('strong', null, `Play ${title}`),
      ),
    ),
  );
  return h('ul', { class: 'games' }, ...cards);
}

/** The picture, which is a picture only without JavaScript. */
function board() {
  return h(
    'figure',
    { class: 'board' },
    h('img', {
      src: 'assets/picture.svg',
      width: 1080,
      height: 730,
      alt: 'A game of Azul between two computer players: factories, centre and both boards',
      'data-shared': STATE.shared,
      'data-players': STATE.players,
    }),
    h(
      'figcaption',
      null,
      h('code', null, 'legalMoves(state)'),
      h('button', { type: 'button', hidden: true }, 'Pause'),
    ),
  );
}

/**
 * Render the content of the front page.
 *
 * @param {DefaultThemeRenderContext} context
 * @param {ProjectReflection} project
 */
export function frontPage(context, project) {
  const guides = new Map(project.documents?.map((guide) => [fileOf(guide), guide]));
  const doors = DOORS.map(({ title, text, page }) => {
    const guide = guides.get(page);
    if (guide === undefined) throw new Error(`tools/website/guides.mjs: found no page ${page}.`);
    return h(
      'li',
      null,
      h('a', { href: context.urlTo(guide) }, h('strong', null, title), h('span', null, text)),
    );
  });
  const start = guides.get('docs/getting-started.md');
  if (start === undefined) throw new Error('found no page docs/getting-started.md.');
  return h(
    JSX.Fragment,
    null,
    h(
      'div',
      { class: 'hero' },
      h(
        'div',
        { class: 'pitch' },
        h('h1', null, 'Azul and three more games, as a library'),
        h(
          'p',
          null,
          'Rules and text formats of Azul, the Royal Game of Ur, Tsuro and Cube Blokus for TypeScript and JavaScript. ',
          'States are immutable, a move is a short text such as ',
          h('code', null, 'B1aF'),
          ', and every error says what was found and what was expected. ',
          'Computer opponents, saved games, boards and rooms come with it.',
        ),
        h(
          'p',
          { class: 'actions' },
          h('a', { class: 'play', href: PLAYGROUND }, 'Play'),
          h('a', { href: context.urlTo(start) }, 'Get started'),
        ),
        h('pre', null, h('code', null, 'npm install azulejo')),
      ),
      board(),
    ),
    games(),
    h('ul', { class: 'doors' }, ...doors),
  );
}
