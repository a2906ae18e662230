/**
 * What a board of Azul shows of every property of the table in docs/boards.md, and what it says of wrong ones. That it is
 * the same whichever way it is set, on the board of every game, is in properties.check.ts.
 */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { executablePath } from '../site/browser.js';
import {
  AZUL,
  BOARDS,
  type Board,
  board,
  drawn,
  loadModules,
  painted,
  stateOf,
  TSURO,
  useBoardPages,
} from './pages.js';

const { site, open } = useBoardPages();

/** What a board of Azul shows of one property. */
type Seen = string | number;

interface Row {
  readonly name: string;
  /** The attribute, if its name is another. */
  readonly attribute?: string;
  readonly text: string;
  readonly value: unknown;
  /** A selector in the board, what is asked of it, and the answers, with the property and without. */
  readonly look: (tree: ShadowRoot) => Seen;
  readonly set: Seen;
  readonly unset: Seen;
  /** Texts and values that cannot be read, and what is said of them. */
  readonly wrong?: readonly (readonly [
    text: string | undefined,
    value: unknown,
    message: RegExp,
  ])[];
}

const THREE = { players: 3 };

const ALL_OF_AZUL = ['azul', 'azul-editor'];

const ROWS: readonly Row[] = [
  {
    name: 'state',
    text: AZUL.state,
    value: AZUL.state.split(' '),
    look: (tree) => (tree.querySelector('.pile') === null ? 'no tiles' : 'tiles'),
    set: 'tiles',
    unset: 'no tiles',
    wrong: [
      ['nonsense', ['nonsense', 'A'], /./],
      ['', ['', ''], /./],
      [undefined, 7, /./],
      [undefined, {}, /./],
    ],
  },
  {
    name: 'rules',
    text: 'players=3',
    value: THREE,
    look: (tree) => tree.querySelectorAll('.seat').length,
    set: 3,
    unset: 2,
    wrong: [
      ['players=9', { players: 9 }, /9/],
      ['plyers=2', undefined, /plyers=2/],
      [undefined, 'three', /./],
    ],
  },
  {
    name: 'names',
    text: 'Ada, Bob',
    value: ['Ada', 'Bob'],
    look: (tree) => tree.querySelector('.seat h3')?.textContent ?? '',
    set: 'Ada',
    unset: 'Player A',
    wrong: [[undefined, 7, /^Names: found 7/]],
  },
  {
    name: 'seat',
    text: '1',
    value: 1,
    look: (tree) => tree.querySelector<HTMLElement>('.own .board')?.dataset.player ?? '',
    set: 'B',
    unset: 'A',
    wrong: [
      ['4', 4, /^Seat: found 4/],
      ['B', 'B', /^Seat/],
      ['', '', /^Seat/],
    ],
  },
  {
    name: 'first',
    text: '1',
    value: 1,
    look: (tree) => tree.querySelector<HTMLElement>('.seat .board')?.dataset.player ?? '',
    set: 'B',
    unset: 'A',
    wrong: [
      ['-1', -1, /^First: found -1/],
      ['4', 4, /^First: found 4/],
      ['', '', /^First/],
    ],
  },
  {
    name: 'movable',
    text: 'all',
    value: 'all',
    look: (tree) => tree.querySelector('.pile')?.getAttribute('aria-disabled') ?? '',
    set: 'false',
    unset: 'true',
    wrong: [
      ['some', 'some', /^Movable: found/],
      ['', '', /^Movable/],
      ['-1', -1, /^Movable/],
      ['0.5', 0.5, /^Movable/],
      ['4', 4, /^Movable/],
    ],
  },
  {
    name: 'marked',
    text: AZUL.move,
    value: AZUL.move,
    look: (tree) => tree.querySelectorAll('.pile.marked').length,
    set: 1,
    unset: 0,
    wrong: [
      ['nonsense', 'nonsense', /nonsense/],
      [undefined, 7, /./],
    ],
  },
  {
    name: 'hint',
    text: AZUL.move,
    value: AZUL.move,
    look: (tree) => tree.querySelectorAll('.pile.marked').length,
    set: 1,
    unset: 0,
    wrong: [['nonsense', 'nonsense', /nonsense/]],
  },
  {
    name: 'language',
    attribute: 'lang',
    text: 'de',
    value: 'de',
    look: (tree) => tree.querySelector('.sources')?.getAttribute('aria-label') ?? '',
    set: 'Manufakturen und Tischmitte',
    unset: 'Factories and centre',
    wrong: [[undefined, 'fr', /^Language: found "fr"/]],
  },
  {
    name: 'countFrom',
    attribute: 'count-from',
    text: '0',
    value: 0,
    look: (tree) => Number(tree.querySelector('.pile')?.getAttribute('aria-label')?.match(/\d+$/)),
    set: 0,
    unset: 1,
    wrong: [
      ['2', 2, /^countFrom: found 2/],
      ['', '', /^countFrom/],
      ['a', 'a', /^countFrom/],
    ],
  },
  {
    name: 'pace',
    text: '0',
    value: 0,
    look: (tree) =>
      tree.host instanceof HTMLElement && 'pace' in tree.host ? Number(tree.host.pace) : '',
    set: 0,
    unset: 1,
    wrong: [
      ['fast', 'fast', /^Pace/],
      ['-1', -1, /^Pace/],
      ['', '', /^Pace/],
    ],
  },
  {
    name: 'theme',
    text: 'dark',
    value: 'dark',
    look: (tree) => getComputedStyle(tree.querySelector('[part=board]') ?? tree.host).colorScheme,
    set: 'dark',
    unset: 'normal',
    wrong: [
      ['pink', 'pink', /^Theme: found "pink"/],
      ['', '', /^Theme/],
    ],
  },
];

/** Write a board for each row, with the state that the others need. */
const boardsOf = (attributesOf: (row: Row) => string) =>
  ROWS.map((row) => {
    const needed = row.name === 'state' || row.name === 'rules' ? '' : `state="${AZUL.state}"`;
    return `<azulejo-azul id="${row.name}" ${needed} ${attributesOf(row)}></azulejo-azul>`;
  }).join('');

const attributeOf = ({ name, attribute = name }: Row) => attribute;

/** Return what each row's board shows. */
async function seen(page: Page, rows = ROWS): Promise<Record<string, Seen>> {
  await drawn(page);
  // Words of another language are loaded.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<Board>('azulejo-azul')].every(
      (each) => each.shadowRoot?.querySelector<HTMLElement>('[part=board]')?.lang === each.language,
    ),
  );
  await painted(page);
  const looks = rows.map(({ name, look }) => [name, look.toString()] as const);
  return page.evaluate((all) => {
    const entries = all.map(([name, look]) => {
      const tree = document.querySelector(`#${name}`)?.shadowRoot;
      // The function is one of this file.
      const see = new Function(`return (${look})`)() as (tree: ShadowRoot) => string | number;
      return [name, tree == null ? 'not there' : see(tree)] as const;
    });
    return Object.fromEntries(entries);
  }, looks);
}

const expected = (key: 'set' | 'unset', rows = ROWS) =>
  Object.fromEntries(rows.map((row) => [row.name, row[key]]));

const setAttributes = (page: Page, isSet: boolean) =>
  page.evaluate(
    (rows) => {
      for (const { name, attribute, text } of rows) {
        const element = document.querySelector(`#${name}`);
        if (text === undefined) element?.removeAttribute(attribute);
        else element?.setAttribute(attribute, text);
      }
    },
    ROWS.map((row) => ({
      name: row.name,
      attribute: attributeOf(row),
      text: isSet ? row.text : undefined,
    })),
  );

/** Return the message with which a property refuses a value. */
const thrownBy = (page: Page, { name }: Row, value: unknown) =>
  page.evaluate(
    ([id, wrong]) => {
      try {
        Reflect.set(document.querySelector(`#${id}`) ?? {}, id, wrong);
      } catch (error) {
        return String(error instanceof Error ? error.message : error);
      }
      return `not refused: ${JSON.stringify(wrong)}`;
    },
    [name, value] as const,
  );

/** Return what an attribute that cannot be read leaves on the console. */
async function loggedBy(page: Page, row: Row, text: string): Promise<string[]> {
  await page.evaluate(
    ([id, name, wrong]) => document.querySelector(`#${id}`)?.setAttribute(name, wrong),
    [row.name, attributeOf(row), text] as const,
  );
  await painted(page);
  return site.faults.splice(0);
}

describe.skipIf(executablePath === undefined)('each property', () => {
  test('is set by an attribute that is there before the module', async () => {
    const body = boardsOf((row) => `${attributeOf(row)}="${row.text}"`);
    const page = await open({ body, modules: [] });
    await loadModules(page, ['azul']);
    expect(await seen(page)).toEqual(expected('set'));
    await setAttributes(page, false);
    expect(await seen(page)).toEqual(expected('unset'));
  });

  test('is set by an attribute in what is parsed after the module', async () => {
    const page = await open({ body: '', modules: ['azul'] });
    const body = boardsOf((row) => `${attributeOf(row)}="${row.text}"`);
    await page.evaluate(
      (html) => document.querySelector('main')?.insertAdjacentHTML('beforeend', html),
      body,
    );
    expect(await seen(page)).toEqual(expected('set'));
  });

  test('that cannot be read is refused, and what was there is still shown', async () => {
    const page = await open({ body: boardsOf(() => ''), modules: ['azul'] });
    await setAttributes(page, true);
    const before = await seen(page);
    expect(before).toEqual(expected('set'));
    for (const row of ROWS) {
      for (const [text, value, message] of row.wrong ?? []) {
        const said = [
          ...(value === undefined ? [] : [await thrownBy(page, row, value)]),
          ...(text === undefined ? [] : await loggedBy(page, row, text)),
        ];
        expect(said, row.name).toEqual(said.map(() => expect.stringMatching(message)));
        expect(said.length).toBe(Number(value !== undefined) + Number(text !== undefined));
        expect(said.join(), row.name).not.toMatch(/not refused|Cannot read|is not /);
      }
    }
    expect(await seen(page)).toEqual(before);
  });

  test('that was set before the module and cannot be read leaves the others', async () => {
    const page = await open({ body: '<azulejo-azul id="names"></azulejo-azul>', modules: [] });
    await page.evaluate(() =>
      Object.assign(document.querySelector('#names') ?? {}, { seat: 7, names: ['Ada', 'Bob'] }),
    );
    await loadModules(page, ['azul']);
    const rows = ROWS.filter(({ name }) => name === 'names');
    expect(await seen(page, rows)).toEqual({ names: 'Ada' });
    expect(site.faults.splice(0)).toEqual([expect.stringMatching(/Seat: found 7/)]);
  });

  test('wrong in the page, before the module, leaves the others and what is usual', async () => {
    const body = `<azulejo-azul id="names" state="nonsense" names="Ada, Bob" seat="7" pace="x"></azulejo-azul>`;
    const page = await open({ body, modules: ['azul'] });
    const rows = ROWS.filter(({ name }) => name === 'names');
    expect(await seen(page, rows)).toEqual({ names: 'Ada' });
    expect(site.faults.splice(0)).toHaveLength(3);
  });
});

describe.skipIf(executablePath === undefined)('what belongs together', () => {
  const THIRD = 'AFCfB2020202020D0000000000 A0MSFB0MSFC0MSF';

  test('of the editor is read as that of a board, colours too', async () => {
    // A wrong tile on the fixed mosaic: the rules come before the state, wherever they stand.
    const page = await open({
      body: `<azulejo-azul-editor theme="dark" state="${AZUL.state}" rules="mosaic=fixed"></azulejo-azul-editor>`,
      modules: ALL_OF_AZUL,
    });
    const part = page.locator('[part=board]');
    expect(await part.evaluate((element) => getComputedStyle(element).colorScheme)).toBe('dark');
    const thrown = await page.evaluate(() => {
      const element = document.querySelector('azulejo-azul-editor') ?? document.body;
      const before: unknown = Reflect.get(element, 'rules');
      try {
        Reflect.set(element, 'rules', 'plyers=2');
      } catch (error) {
        return [before, String(error)];
      }
      return [before, 'not refused'];
    });
    expect(thrown).toEqual([
      expect.objectContaining({ mosaic: 'fixed' }),
      expect.stringMatching(/^RangeError: Rules: found "plyers=2"/),
    ]);
  });

  test.each([
    'seat="2" first="2" rules="players=3"',
    'rules="players=3" seat="2" first="2"',
    `seat="2" first="2" state="${THIRD}" rules="players=3"`,
  ])('is read in any order: %s', async (attributes) => {
    const page = await open({
      body: `<azulejo-azul ${attributes}></azulejo-azul>`,
      modules: ['azul'],
    });
    expect(await page.locator('.own .board').getAttribute('data-player')).toBe('C');
  });

  test('a state is read by rules that come later', async () => {
    // Two tiles of one colour in a column: the fixed mosaic allows no such state, or the variant one not.
    const page = await open({
      body: `<azulejo-azul rules="mosaic=fixed"></azulejo-azul><azulejo-azul state="${AZUL.state}" rules="mosaic=fixed"></azulejo-azul>`,
      modules: ['azul'],
    });
    const rules = await page.evaluate(() =>
      [...document.querySelectorAll<Board>('azulejo-azul')].map(({ rules: { mosaic } }) => mosaic),
    );
    expect(rules).toEqual(['fixed', 'fixed']);
  });

  test.each([AZUL.tag, 'azulejo-azul-editor'])(
    'in any order, by attributes and properties, the last of each counts: %s',
    async (tag) => {
      const page = await open({ body: `<${tag} id="source"></${tag}>`, modules: ALL_OF_AZUL });
      const wrong = await page.evaluate(
        ([name, one, other]) => {
          /** What is set, and what is expected then: the two strings, and the mosaic of the rules. */
          interface Model {
            state: string | undefined;
            mosaic: string;
            /** The mosaic of a state that is set as such: a board does not read it again. */
            own: string | undefined;
            readonly attributes: Set<string>;
          }
          type Act = (element: Element, model: Model) => void;
          const isEditor = name.endsWith('editor');
          const encode = (element: Element) =>
            codecs['azulejo-azul']?.(Reflect.get(element, 'state')).join(' ') ?? '';
          const source = document.querySelector('#source') ?? document.body;
          const fresh = encode(source);
          Reflect.set(source, 'state', other);
          const held: unknown = Reflect.get(source, 'state');
          const stated = (model: Model, state: string | undefined, own?: string) =>
            Object.assign(model, { state, own });
          const ruled = (model: Model, mosaic: string) =>
            Object.assign(model, { mosaic, ...(isEditor && { own: undefined }) });
          const acts: readonly Act[] = [
            (element, model) => {
              element.setAttribute('state', one);
              model.attributes.add('state');
              stated(model, one);
            },
            (element, model) => {
              element.removeAttribute('state');
              if (model.attributes.delete('state')) stated(model, undefined);
            },
            (element, model) => {
              Reflect.set(element, 'state', other.split(' '));
              stated(model, other);
            },
            (element, model) => {
              Reflect.set(element, 'state', other);
              stated(model, other);
            },
            (element, model) => {
              Reflect.set(element, 'state', held);
              stated(model, other, 'variant');
            },
            (element, model) => {
              Reflect.set(element, 'state', undefined);
              stated(model, undefined);
            },
            (element, model) => {
              element.setAttribute('rules', 'mosaic=fixed');
              model.attributes.add('rules');
              ruled(model, 'fixed');
            },
            (element, model) => {
              element.removeAttribute('rules');
              if (model.attributes.delete('rules')) ruled(model, 'variant');
            },
            (element, model) => {
              Reflect.set(element, 'rules', { mosaic: 'fixed' });
              ruled(model, 'fixed');
            },
            (element, model) => {
              Reflect.set(element, 'rules', 'mosaic=variant');
              ruled(model, 'variant');
            },
          ];
          const indexes = [...acts.keys()];
          const orders = indexes.flatMap((a) =>
            indexes.flatMap((b) => indexes.map((c) => [a, b, c])),
          );
          return orders.flatMap((order) => {
            const element = document.createElement(name);
            const attributes = new Set<string>();
            const model: Model = {
              state: undefined,
              mosaic: 'variant',
              own: undefined,
              attributes,
            };
            for (const index of order) acts[index]?.(element, model);
            const rules: { readonly mosaic: string } = Reflect.get(element, 'rules');
            const found = [encode(element), rules.mosaic];
            const expected = [model.state ?? fresh, model.own ?? model.mosaic];
            return found.join() === expected.join() ? [] : [{ order, found, expected }];
          });
        },
        [tag, AZUL.state, AZUL.after] as const,
      );
      expect(wrong).toEqual([]);
    },
  );

  test.each(BOARDS)(
    '$name: a state as a property, a list, an attribute',
    async ({ tag, state, after }) => {
      const page = await open({ body: `<${tag}></${tag}>` });
      await page.evaluate(
        ([name, text]) => {
          const element = document.querySelector<Board>(name);
          // It is a text of two strings.
          if (element !== null) element.state = text.split(' ') as [string, string];
        },
        [tag, state] as const,
      );
      expect(await stateOf(page, tag)).toBe(state);
      await page
        .locator(tag)
        .evaluate((element, text) => element.setAttribute('state', text), `\n ${after}\t`);
      expect(await stateOf(page, tag)).toBe(after);
      // A state of another game is none.
      const message = await page.evaluate((name) => {
        const other = document.createElement(
          name === 'azulejo-azul' ? 'azulejo-tsuro' : 'azulejo-azul',
        );
        try {
          Reflect.set(document.querySelector(name) ?? {}, 'state', Reflect.get(other, 'state'));
        } catch (error) {
          return String(error);
        }
        return 'not refused';
      }, tag);
      expect(message).not.toBe('not refused');
      expect(await stateOf(page, tag)).toBe(after);
    },
  );

  test.each(BOARDS)('$name: numbers of places are counted from 1 or from 0', async (each) => {
    const page = await open({ body: board(each) + board(each, 'count-from="0"') });
    const [one = [], zero = []] = await page
      .locator(each.tag)
      .evaluateAll((elements) =>
        elements.map(({ shadowRoot }) =>
          [...(shadowRoot?.querySelectorAll('[aria-label]') ?? [])].map((part) =>
            part.getAttribute('aria-label'),
          ),
        ),
      );
    const lower = (label: string | null) =>
      label?.replace(
        /\b(row|column|factory|tile) (\d+)/gi,
        (_, word, number) => `${word} ${number - 1}`,
      );
    expect(one.length).toBeGreaterThan(20);
    // Squares of the other two have names of their own, as in moves.
    const counts = each === AZUL || each === TSURO;
    expect(zero).toEqual(counts ? one.map(lower) : one);
    expect(zero.join() === one.join()).toBe(!counts);
  });

  test.each(BOARDS)('$name: names, colours and language', async (each) => {
    const page = await open({ body: board(each, 'names="Ada, Bob" theme="dark" lang="es"') });
    const part = page.locator('[part=board]');
    await expect.poll(() => part.getAttribute('lang')).toBe('es');
    expect(await part.evaluate((element) => getComputedStyle(element).colorScheme)).toBe('dark');
    expect(await part.textContent()).toMatch(/Ada.*Bob|Bob.*Ada/);
  });
});

describe.skipIf(executablePath === undefined)('the language', () => {
  const spoken = (page: Page) => page.locator('[part=board]').getAttribute('lang');

  test('is that of what is around, also when that changes', async () => {
    const page = await open({ body: `<section>${board(AZUL)}</section>`, root: 'lang="pt-BR"' });
    expect(await spoken(page)).toBe('pt');
    await page.evaluate(() => document.documentElement.setAttribute('lang', 'de'));
    await expect.poll(() => spoken(page)).toBe('de');
    await page.evaluate(() => document.querySelector('section')?.setAttribute('lang', 'es'));
    await expect.poll(() => spoken(page)).toBe('es');
    await page.evaluate(() => document.querySelector('section')?.setAttribute('lang', 'fr'));
    await expect.poll(() => spoken(page)).toBe('en');
    await page.evaluate(() => document.querySelector('azulejo-azul')?.setAttribute('lang', 'pt'));
    await expect.poll(() => spoken(page)).toBe('pt');
  });

  test('is that of what is around another shadow tree', async () => {
    const page = await open({ body: '<section lang="es"><div id="host"></div></section>' });
    await page.evaluate((html) => {
      const tree = document.querySelector('#host')?.attachShadow({ mode: 'open' });
      if (tree !== undefined) tree.innerHTML = html;
    }, board(AZUL));
    await expect.poll(() => spoken(page)).toBe('es');
    await page.evaluate(() => document.querySelector('section')?.setAttribute('lang', 'de'));
    await expect.poll(() => spoken(page)).toBe('de');
  });
});
