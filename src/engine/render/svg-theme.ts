/**
 * Colours and letters of pictures in SVG, in light and in dark.
 *
 * @packageDocumentation
 */

/** A theme; `auto` follows the viewer's preference. */
export type Theme = 'light' | 'dark' | 'auto';

/** List the themes. */
export const THEMES: readonly Theme[] = ['light', 'dark', 'auto'];

type Palette = {
  readonly [Each in 'page' | 'panel' | 'well' | 'line' | 'ink' | 'faint' | 'accent']: string;
};

const LIGHT: Palette = {
  page: '#f5efe2',
  panel: '#fffdf7',
  well: '#ebe3d2',
  line: '#c9bda3',
  ink: '#22252b',
  faint: '#655d4e',
  accent: '#b3004f',
};

const DARK: Palette = {
  page: '#171a20',
  panel: '#22272f',
  well: '#303742',
  line: '#4a5361',
  ink: '#f2efe8',
  faint: '#b0b7c1',
  accent: '#ffd24d',
};

function variables(palette: Palette): string {
  return Object.entries(palette)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';');
}

/**
 * Write the style sheet of a picture: the rules of all pictures, then its own. They apply only to this
 * picture, on any page.
 */
export function styleSheet(id: string, theme: Theme, own: readonly string[] = []): string {
  const rules = [
    `{${variables(theme === 'dark' ? DARK : LIGHT)};font-family:system-ui,sans-serif}`,
    ' text{fill:var(--ink);font-size:16px}',
    ' .faint{fill:var(--faint);font-size:13px}',
    ' .strong{font-weight:700;font-size:20px}',
    ' .middle{text-anchor:middle}',
    ' .end{text-anchor:end}',
    ' .page{fill:var(--page)}',
    ' .panel{fill:var(--panel);stroke:var(--line)}',
    ' .next{stroke:var(--accent);stroke-width:3}',
    ' .well{fill:var(--well);stroke:var(--line)}',
    ' .hint{opacity:.28}',
    ' .area{fill:transparent;pointer-events:all}',
    ' .highlight .area{stroke:var(--accent);stroke-width:3}',
    ...own,
  ].map((rule) => `#${id}${rule}`);
  const preferred = `@media (prefers-color-scheme:dark){#${id}{${variables(DARK)}}}`;
  return [...rules, ...(theme === 'auto' ? [preferred] : [])].join('\n');
}
