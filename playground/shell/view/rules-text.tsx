/** The rules of a game in short. */
import { useShellWords } from './language.js';

/** A paragraph, with what is bold at its beginning, if anything is. Keys are in square brackets: `[R]`. */
export type RuleText = readonly [heading: string, text: string];

/** Draw the keys of a text. */
function withKeys(text: string) {
  // Every other part was in brackets.
  return text
    .split(/[[\]]/)
    .map((part, index) => (index % 2 === 0 ? part : <kbd key={index}>{part}</kbd>));
}

/** Paragraphs, and a link to the whole rules, which are in English. */
export function RulesText({
  rules,
  guide,
}: {
  readonly rules: readonly RuleText[];
  readonly guide: string;
}) {
  const { allRules } = useShellWords().games;
  return (
    <>
      {rules.map(([heading, text]) => (
        <p key={text}>
          {heading !== '' && <strong>{heading}</strong>} {withKeys(text)}
        </p>
      ))}
      <p>
        <a href={guide} hreflang="en">
          {allRules}
        </a>
      </p>
    </>
  );
}
