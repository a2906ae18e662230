/**
 * Every property of the table in docs/boards.md on the board of every game: by attribute and by property, before the module
 * and after it, as a text, and taken away. What a board of Azul shows of each is in attributes.check.ts.
 */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { executablePath } from '../site/browser.js';
import {
  AZUL,
  BOARDS,
  type Board,
  byMouse,
  CUBE,
  drawn,
  loadModules,
  painted,
  type Tried,
  TSURO,
  toldOf,
  UR,
  useBoardPages,
} from './pages.js';

const { open } = useBoardPages();

interface Row {
  readonly name: string;
  /** The attribute, if its name is another; `undefined` if there is none. */
  readonly attribute: string | undefined;
  readonly text: string;
  readonly value: unknown;
  /** Whether it changes what is drawn at once. */
  readonly isSeen: boolean;
}

const row = (name: string, text: string, value: unknown, isSeen = true, attribute = name): Row => ({
  name,
  attribute: attribute === '' ? undefined : attribute,
  text,
  value,
  isSeen,
});

/** Rules by which a new game looks different, where there are any. */
const RULES: ReadonlyMap<Tried, readonly [text: string, value: object]> = new Map([
  [AZUL, ['players=3', { players: 3 }]],
  [UR, ['tokens=3', { tokens: 3 }]],
  [TSURO, ['players=5', { players: 5 }]],
]);

function rowsOf(each: Tried): readonly Row[] {
  const rules = RULES.get(each);
  return [
    row('state', each.after, each.after.split(' ')),
    ...(rules === undefined ? [] : [row('rules', ...rules)]),
    row('names', 'Ada, Bob', ['Ada', 'Bob']),
    row('movable', 'all', 'all'),
    // Which side is in front shows where sides differ, which is not so in all games.
    row('seat', '1', 1, false),
    row('first', '1', 1, each === AZUL),
    row('marked', each.move, each.move),
    row('hint', each.move, each.move),
    row('language', 'de', 'de', true, 'lang'),
    row('theme', 'dark', 'dark'),
    row('pace', '0.5', 0.5, false),
    row('countFrom', '0', 0, each === AZUL || each === TSURO, 'count-from'),
    row('refusal', '', 'Wait.', false, ''),
  ];
}

/** Write a board for each row, with the state that the others need. */
const boardsOf = (each: Tried, attributesOf: (row: Row) => string) =>
  rowsOf(each)
    .map((of) => {
      const needed = of.name === 'state' || of.name === 'rules' ? '' : `state="${each.state}"`;
      return `<${each.tag} id="${of.name}" ${needed} ${attributesOf(of)}></${each.tag}>`;
    })
    .join('');

const written = ({ attribute, text }: Row) =>
  attribute === undefined ? '' : `${attribute}="${text}"`;

/** Return what each row's board has as the value, and what it draws. */
async function seen(page: Page, each: Tried): Promise<Record<string, readonly string[]>> {
  await drawn(page);
  // Words of another language are loaded.
  await page.waitForFunction(
    (tag) =>
      [...document.querySelectorAll<Board>(tag)].every(
        (one) => one.shadowRoot?.querySelector<HTMLElement>('[part=board]')?.lang === one.language,
      ),
    each.tag,
  );
  await painted(page);
  return page.evaluate(
    ([tag, rows]) =>
      Object.fromEntries(
        rows.map((name) => {
          const element = document.querySelector<Board>(`#${name}`);
          const value: unknown = Reflect.get(element ?? {}, name);
          const text = name === 'state' ? codecs[tag]?.(value).join(' ') : JSON.stringify(value);
          return [name, [text ?? 'none', drawnIn(element)]];
        }),
      ),
    [each.tag, rowsOf(each).map(({ name }) => name)] as const,
  );
}

const setAll = (page: Page, rows: readonly (readonly [name: string, value: unknown])[]) =>
  page.evaluate((all) => {
    for (const [name, value] of all)
      Reflect.set(document.querySelector(`#${name}`) ?? {}, name, value);
  }, rows);

const setAttributes = (page: Page, each: Tried, isSet: boolean) =>
  page.evaluate(
    (rows) => {
      for (const { name, attribute, text } of rows) {
        if (attribute === undefined) continue;
        const element = document.querySelector(`#${name}`);
        if (text === undefined) element?.removeAttribute(attribute);
        else element?.setAttribute(attribute, text);
      }
    },
    rowsOf(each).map((of) => ({ ...of, text: isSet ? of.text : undefined })),
  );

/** What is drawn by each way of setting a property; properties without an attribute are set as such. */
const WAYS: Readonly<Record<string, (each: Tried) => Promise<Page>>> = {
  'attributes before the module': async (each) => {
    const page = await open({ body: boardsOf(each, written), modules: [] });
    await loadModules(page, [each.name]);
    return page;
  },
  'attributes after the module': async (each) => {
    const page = await open({ body: boardsOf(each, () => ''), modules: [each.name] });
    await setAttributes(page, each, true);
    return page;
  },
  'properties before the module': async (each) => {
    const page = await open({ body: boardsOf(each, () => ''), modules: [] });
    await setAll(
      page,
      rowsOf(each).map(({ name, value }) => [name, value]),
    );
    await loadModules(page, [each.name]);
    return page;
  },
  'texts of attributes as properties': async (each) => {
    const page = await open({ body: boardsOf(each, () => ''), modules: [each.name] });
    const texts = rowsOf(each).filter(({ attribute }) => attribute !== undefined);
    await setAll(
      page,
      texts.map(({ name, text }) => [name, text]),
    );
    return page;
  },
};

describe.skipIf(executablePath === undefined)('each property', () => {
  test.each(BOARDS)(
    'of $name is the same whichever way it is set, and goes again',
    async (each) => {
      const rows = rowsOf(each);
      const free = rows.filter(({ attribute }) => attribute === undefined);
      const page = await open({ body: boardsOf(each, () => ''), modules: [each.name] });
      const unset = await seen(page, each);
      await setAll(
        page,
        rows.map(({ name, value }) => [name, value]),
      );
      const set = await seen(page, each);
      for (const { name, isSeen } of rows) {
        const [[value, look] = [], [value2, look2] = []] = [unset[name], set[name]];
        expect(value2, name).not.toBe(value);
        if (isSeen) expect(look2 === look, `${name} is drawn`).toBe(false);
      }
      await setAll(
        page,
        rows.map(({ name }) => [name, undefined]),
      );
      expect(await seen(page, each)).toEqual(unset);
      // Some frameworks clear a property by `null`.
      const clear = ['first', 'marked', 'hint'];
      await setAll(
        page,
        rows.map(({ name, value }) => [name, value]),
      );
      await setAll(
        page,
        rows.map(({ name }) => [name, clear.includes(name) ? null : undefined]),
      );
      expect(await seen(page, each), 'cleared').toEqual(unset);
      for (const [way, make] of Object.entries(WAYS)) {
        const other = await make(each);
        await setAll(
          other,
          free.map(({ name, value }) => [name, value]),
        );
        expect(await seen(other, each), way).toEqual(set);
        if (way === 'attributes after the module') {
          await setAttributes(other, each, false);
          await setAll(
            other,
            free.map(({ name }) => [name, undefined]),
          );
          expect(await seen(other, each), 'taken away').toEqual(unset);
        }
        await other.context().close();
      }
    },
  );

  test.each(BOARDS)('of $name that cannot be read leaves what was there', async (each) => {
    const wrong: Readonly<Record<string, readonly unknown[]>> = {
      state: ['nonsense', 7, {}],
      rules: ['plyers=2', 'three', 7],
      names: [7],
      movable: ['some', -1, 0.5, ''],
      seat: [9, -1, 'B', ''],
      first: [9, 'B', ''],
      marked: ['nonsense', 7],
      hint: ['nonsense', 7],
      language: ['fr'],
      theme: ['pink', ''],
      pace: ['fast', -1, ''],
      countFrom: [2, 'x', ''],
      last: [7, { before: 7, event: each.move }, { event: each.move }],
    };
    const page = await open({ body: boardsOf(each, written), modules: [each.name] });
    const before = await seen(page, each);
    const names = new Set(rowsOf(each).map(({ name }) => name));
    for (const [name, values] of Object.entries(wrong)) {
      for (const value of values) {
        const said = await page.evaluate(
          ([id, key, given]) => {
            try {
              Reflect.set(document.querySelector(`#${id}`) ?? {}, key, given);
            } catch (error) {
              return String(error);
            }
            return 'not refused';
          },
          [names.has(name) ? name : 'pace', name, value] as const,
        );
        expect(said, `${name}: ${value}`).toMatch(/^\w*Error: ./);
        expect(said, `${name}: ${value}`).not.toMatch(/Cannot read|is not a function/);
      }
    }
    expect(await seen(page, each)).toEqual(before);
  });
});

describe.skipIf(executablePath === undefined)('the last event', () => {
  test.each(BOARDS)('on $name is marked, and gone with the next state', async (each) => {
    const [plain, marked] = ['plain', 'marked'].map(
      (id) => `<${each.tag} id="${id}"></${each.tag}>`,
    );
    const page = await open({ body: `${plain}${marked}`, modules: [each.name] });
    const looks = () =>
      page.evaluate(
        (tag) => [...document.querySelectorAll(tag)].map((element) => drawnIn(element)),
        each.tag,
      );
    await page.evaluate(
      ([before, after, event]) => {
        const split = (text: string) => text.split(' ') as [string, string];
        const [one, other] = ['#plain', '#marked'].map((id) => document.querySelector<Board>(id));
        if (one == null || other == null) return;
        one.state = split(before);
        const last = { before: one.state, event: event as 'A0c2' };
        one.state = split(after);
        Object.assign(other, { state: one.state, last });
      },
      [each.state, each.after, each.move] as const,
    );
    await painted(page);
    const [without, withLast] = await looks();
    expect(withLast === without).toBe(false);
    await page.evaluate((before) => {
      for (const element of document.querySelectorAll<Board>('#plain, #marked')) {
        element.state = before.split(' ') as [string, string];
      }
    }, each.state);
    await painted(page);
    const [one, other] = await looks();
    expect(other === one).toBe(true);
    expect(
      await page.evaluate(() => Reflect.get(document.querySelector('#marked') ?? {}, 'last')),
    ).toBe(undefined);
  });

  // A cube only turns to what is not in view.
  test.each([AZUL, UR, TSURO])('on $name is animated at a pace, and not at 0', async (each) => {
    const page = await open({
      body: ['1', '0']
        .map(
          (pace) =>
            `<${each.tag} id="p${pace}" pace="${pace}" state="${each.state}"></${each.tag}>`,
        )
        .join(''),
      modules: [each.name],
      look: { reducedMotion: 'no-preference' },
    });
    const times = await page.evaluate(async (move) => {
      const elements = ['#p1', '#p0'].map((id) => document.querySelector<Board>(id));
      const order: string[] = [];
      await Promise.all(
        elements.map(async (element) => {
          await element?.play(move as 'A0c2');
          order.push(element?.id ?? '');
        }),
      );
      return order;
    }, each.move);
    // Both are told to play at the same time.
    expect(times).toEqual(['p0', 'p1']);
  });
});

/** What a person presses that cannot be done. */
const REFUSED: readonly (readonly [each: Tried, press: string])[] = [
  [AZUL, '.own .storage >> nth=0'],
  [UR, '.hand >> nth=-1'],
  [TSURO, '[data-item=place]'],
  [CUBE, '.scene .square >> nth=4'],
];

describe.skipIf(executablePath === undefined)('what cannot be done', () => {
  test.each(REFUSED.map(([each, press]) => ({ name: each.name, each, press })))(
    'on $name is explained in the language of the board, or by the reason of the page',
    async ({ each, press }) => {
      const messages = new Set<unknown>();
      for (const lang of ['en', 'de', 'es', 'pt']) {
        const page = await open({
          body: `<${each.tag} lang="${lang}" movable="all" state="${each.state}"></${each.tag}>`,
          modules: [each.name],
        });
        const target = page.locator(each.tag).locator(press);
        await byMouse(target);
        await expect.poll(() => toldOf(page, 'refused')).toHaveLength(1);
        const [refused] = await toldOf(page, 'refused');
        expect(refused?.message).toMatch(/\p{L}.*\.$/u);
        messages.add(refused?.message);
        await page.evaluate((tag) => {
          const element = document.querySelector<Board>(tag);
          if (element !== null) element.refusal = 'Wait.';
        }, each.tag);
        await painted(page);
        await byMouse(target);
        await expect.poll(() => toldOf(page, 'refused')).toHaveLength(2);
        const [, reason] = await toldOf(page, 'refused');
        expect(reason).toEqual({ message: 'Wait.', issue: undefined });
        await page.context().close();
      }
      expect(messages.size).toBe(4);
    },
  );
});

/** What is dragged on a board: tiles are picked up, the cube turns, and nothing else moves. */
const DRAGGED: readonly (readonly [each: Tried, grip: string, told: readonly string[]])[] = [
  [AZUL, '.pile >> nth=0', ['select', 'select']],
  [UR, '.source >> nth=0', []],
  [TSURO, '[data-item="0"] >> nth=0', []],
  [CUBE, '.scene', []],
];

describe.skipIf(executablePath === undefined)('dragging out of the board', () => {
  test.each(DRAGGED.map(([each, grip, told]) => ({ name: each.name, each, grip, told })))(
    'on $name makes no move, and can be done again',
    async ({ each, grip, told }) => {
      const page = await open({
        body: `<${each.tag} movable="all" state="${each.state}"></${each.tag}>`,
        modules: [each.name],
      });
      const look = () => page.evaluate((tag) => drawnIn(document.querySelector(tag)), each.tag);
      const before = await look();
      const target = page.locator(each.tag).locator(grip);
      for (const _ of [1, 2]) {
        const box = await target.boundingBox();
        if (box === null) throw new Error('There is nothing to drag.');
        await page.evaluate(() => globalThis.told.splice(0));
        await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
        await page.mouse.down();
        await page.mouse.move(3, 3, { steps: 4 });
        await page.mouse.up();
        await page.keyboard.press('Escape');
        await painted(page);
        const names = await page.evaluate(() => globalThis.told.map(({ name }) => name));
        expect(names.filter((name) => name === 'select' || name === 'move')).toEqual(told);
      }
      // The cube has turned.
      if (each === CUBE) expect((await look()) === before).toBe(false);
    },
  );
});

describe.skipIf(executablePath === undefined)('values that others wrote', () => {
  test.each([AZUL, UR, TSURO, CUBE])(
    'on $name: a long name is cut, and what is no list of events is refused',
    async (each) => {
      const page = await open({
        body: `<${each.tag} state="${each.state}" names="${'A'.repeat(5000)}"></${each.tag}>`,
        modules: [each.name],
      });
      const found = await page.evaluate((tag) => {
        const element = document.querySelector<Board>(tag);
        if (element === null) throw new Error('There is no board.');
        const refused = [null, {}, 'x', 7, []].map((value) => {
          try {
            Reflect.set(element, 'past', value);
            return 'taken';
          } catch (error) {
            return String(error);
          }
        });
        const [name] = Reflect.get(element, 'names') as readonly string[];
        return { refused, length: name?.length };
      }, each.tag);
      expect(found.length).toBe(200);
      expect(found.refused).toEqual(
        [...'12345'].map(() =>
          expect.stringMatching(/^TypeError: Past: found .*, expected a function/),
        ),
      );
    },
  );
});

describe.skipIf(executablePath === undefined)('properties of one kind of element', () => {
  const WRONG: readonly [tag: string, property: string, told: RegExp][] = [
    ...['azul', 'royal-ur', 'tsuro', 'cube-blokus'].map((game): (typeof WRONG)[number] => [
      `azulejo-${game}-editor`,
      'issues',
      /^TypeError: Issues?: found .*, expected (?:a list of issues|an issue)\.$/,
    ]),
    ['azulejo-cube-blokus', 'pieces', /^TypeError: Pieces: found .*, expected a list of pieces\.$/],
    ['azulejo-cube-blokus', 'rate', /^TypeError: Rate: found .*, expected a function\.$/],
    ['azulejo-royal-ur', 'roll', /^TypeError: Roll: found .*, expected a function\.$/],
  ];

  test.each(WRONG)('%s refuses a wrong %s, and is drawn all the same', async (tag, name, told) => {
    const page = await open({ body: `<${tag}></${tag}>` });
    const refused = await page.evaluate(
      ([tag, name]) => {
        const element = document.querySelector(tag);
        if (element === null) return ['no element'];
        const values = [5, null, {}, true, ...(name === 'issues' ? [[{}], [null]] : [])];
        return values.map((value) => {
          try {
            Reflect.set(element, name, value);
            return 'taken';
          } catch (error) {
            return String(error);
          }
        });
      },
      [tag, name] as const,
    );
    for (const each of refused) expect(each).toMatch(told);
    await painted(page);
  });

  test.each(BOARDS)('$name takes no time for a list of billions of holes', async ({ tag }) => {
    const page = await open({ body: `<${tag}></${tag}>` });
    const told = await page.evaluate((name) => {
      const element = document.querySelector(name);
      const deep = [...Array(1e5).keys()].reduce<unknown>((inner) => [inner], 'x');
      const holes: unknown[] = [];
      holes.length = 2 ** 32 - 1;
      return [holes, deep, [deep, deep]].map((value) => {
        try {
          Reflect.set(element ?? {}, 'state', value);
          return 'taken';
        } catch (error) {
          return String(error);
        }
      });
    }, tag);
    for (const each of told) expect(each).toMatch(/^DecodeError: /);
  });
});
