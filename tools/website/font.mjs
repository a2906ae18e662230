/**
 * Make the font of names and numbers: the part of an open font that the page needs, and the style sheets that use it.
 *
 * `npm run font` writes them. They are committed, since they change as rarely as the letters of four languages: so the
 * build needs neither the whole font nor the tools, which are installed for this alone. Chromium measures the fonts.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FONTS = join(ROOT, 'playground/public/fonts');

/** Where packages are installed that nothing else needs. */
const PLACE = join(ROOT, 'build/font');
const FONT = 'source-serif-4';
/** @type {Record<string, string>} */
const VERSIONS = { 'subset-font': '2.9.0', [`@fontsource/${FONT}`]: '5.3.1' };

/** Letters of English, German, Spanish and Portuguese, figures and punctuation. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x152, 0x153],
  [0x2013, 0x2014],
  [0x2018, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2212, 0x2212],
];

/** Fonts of systems that stand in until the font is there, each with an open one that is as wide. */
const STAND_INS = [
  { local: ['Georgia Bold', 'Georgia-Bold'], like: 'gelasio' },
  {
    local: [
      'Times New Roman Bold',
      'TimesNewRomanPS-BoldMT',
      'Liberation Serif Bold',
      'LiberationSerif-Bold',
    ],
    like: 'tinos',
  },
  { local: ['Noto Serif Bold', 'NotoSerif-Bold'], like: 'noto-serif' },
];

/** Names and numbers: by their width the fonts are compared. */
const SAMPLE = 'Ada Bruno Clara Duarte Player Spieler Jugador Jogador Azul Tsuro Ur 0123456789';

for (const { like } of STAND_INS) VERSIONS[`@fontsource/${like}`] = '5.3.0';

mkdirSync(PLACE, { recursive: true });
writeFileSync(join(PLACE, 'package.json'), '{"private":true}');
execFileSync(
  'npm',
  ['install', '--no-audit', '--no-fund', ...Object.entries(VERSIONS).map((each) => each.join('@'))],
  { cwd: PLACE, stdio: 'inherit' },
);
const installed = createRequire(join(PLACE, 'package.json'));

/** @param {string} name */
const folderOf = (name) => dirname(installed.resolve(`@fontsource/${name}/package.json`));

/** @param {string} name */
const wholeOf = (name) =>
  readFileSync(join(folderOf(name), `files/${name}-latin-700-normal.woff2`));

/** @type {(font: Buffer, text: string, options: object) => Promise<Buffer>} */
const subset = installed('subset-font');
const letters = RANGES.flatMap(([from = 0, to = 0]) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
);
const font = await subset(wholeOf(FONT), letters.join(''), {
  targetFormat: 'woff2',
  // No small capitals, no fractions.
  noLayoutClosure: true,
  keepFeatures: ['kern', 'mark', 'ccmp'],
  noHinting: true,
});
mkdirSync(FONTS, { recursive: true });
writeFileSync(join(FONTS, 'serif.woff2'), font);
copyFileSync(join(folderOf(FONT), 'LICENSE'), join(FONTS, 'LICENSE'));

/**
 * Measure fonts: the width of the sample, and how far lines reach above and below, in ems.
 *
 * @param {Record<string, Buffer>} fonts
 */
async function measured(fonts) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  });
  const page = await browser.newPage();
  const sizes = await page.evaluate(
    async ({ files, sample }) => {
      const context = document.createElement('canvas').getContext('2d');
      const found = [];
      for (const [name, data] of files) {
        const face = new FontFace(name, `url(data:font/woff2;base64,${data})`);
        document.fonts.add(await face.load());
        if (context === null) continue;
        context.font = `1000px "${name}"`;
        const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } =
          context.measureText(sample);
        found.push({
          width,
          above: fontBoundingBoxAscent / 1000,
          below: fontBoundingBoxDescent / 1000,
        });
      }
      return found;
    },
    {
      files: Object.entries(fonts).map(
        ([name, data]) => /** @type {const} */ ([name, data.toString('base64')]),
      ),
      sample: SAMPLE,
    },
  );
  await browser.close();
  return sizes;
}

const [own, ...others] = await measured({
  own: font,
  ...Object.fromEntries(STAND_INS.map(({ like }) => [like, wholeOf(like)])),
});
if (own === undefined) throw new Error('Chromium has measured no font.');

/** @param {number} ratio */
const percent = (ratio) => `${(ratio * 100).toFixed(1)}%`;
/** @param {number} code */
const hex = (code) => code.toString(16);
const range = RANGES.map(([from = 0, to = 0]) =>
  from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`,
);
const standIns = STAND_INS.map(({ local }, index) => {
  const scale = own.width / (others[index]?.width ?? own.width);
  return `@font-face {
  font-family: "stand-in-${index + 1}";
  font-weight: 700;
  src:
    ${local.map((name) => `local("${name}")`).join(',\n    ')};
  ascent-override: ${percent(own.above / scale)};
  descent-override: ${percent(own.below / scale)};
  line-gap-override: 0%;
  size-adjust: ${percent(scale)};
}
`;
});
const WRITTEN = '`npm run font` writes this.';
writeFileSync(
  join(ROOT, 'playground/shell/stand-ins.css'),
  `/* What stands in until the font is there: as wide and as high. ${WRITTEN} */\n${standIns.join('\n')}`,
);
writeFileSync(
  join(ROOT, 'playground/shell/font.css'),
  `/* The font of names and numbers, loaded once the page is kept in the browser. ${WRITTEN} */
@font-face {
  font-family: "azulejo-serif";
  font-weight: 700;
  src: url("fonts/serif.woff2") format("woff2");
  font-display: swap;
  unicode-range: ${range.join(', ')};
}
`,
);
execFileSync('npx', ['biome', 'format', '--write', 'playground/shell'], { cwd: ROOT });
console.log(`The font has ${font.length} bytes.`);
