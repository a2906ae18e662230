/** The check of two strings: the errors at their places, and the picture if they can be read. */
import {
  type DraftPart,
  type Issue,
  judge,
  LONGEST_TEXT,
  markedPieces,
  pasteInto,
} from '../model/check.js';
import type { Page } from '../model/page.js';
import { usualOf } from '../model/setup.js';
import type { Runner } from '../runner.js';
import { counted } from '../words.js';
import { Checkbox, Choices } from './choices.js';

const LABELS: Readonly<Record<DraftPart, string>> = {
  shared: 'Shared string',
  players: 'Players string',
};

interface CheckProps {
  readonly page: Page;
  readonly runner: Runner;
}

function Text({
  part,
  text,
  issues,
  runner,
}: {
  readonly part: DraftPart;
  readonly text: string;
  readonly issues: readonly Issue[];
  readonly runner: Runner;
}) {
  const hasMarks = issues.some((issue) => issue.part === part && issue.index !== undefined);
  return (
    <div class="string">
      <label class="field">
        <span>{LABELS[part]}</span>
        <textarea
          id={`text-${part}`}
          rows={part === 'shared' ? 2 : 4}
          maxLength={2 * LONGEST_TEXT}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          value={text}
          aria-describedby="verdict"
          onInput={({ currentTarget }) =>
            runner.dispatch({ type: 'draft', change: pasteInto(part, currentTarget.value) })
          }
        />
      </label>
      {hasMarks && (
        <code class="text marked" data-text={part}>
          {markedPieces(part, text, issues).map(({ text: piece, issue }, index) =>
            issue === undefined ? (
              piece
            ) : (
              <mark key={index} class={issues[issue]?.severity}>
                {piece}
                <sup>{issue + 1}</sup>
              </mark>
            ),
          )}
        </code>
      )}
    </div>
  );
}

function verdictOf(state: unknown, issues: readonly Issue[]): string {
  const errors = issues.filter(({ severity }) => severity === 'error').length;
  if (state === undefined) return `Not a valid state: ${counted(errors, 'error')}.`;
  return issues.length === 0 ? 'A valid state.' : 'A valid state, with warnings.';
}

/** The whole check. */
export function Check({ page, runner }: CheckProps) {
  const { draft, game } = page;
  const { dispatch } = runner;
  const isEmpty = draft.shared === '' && draft.players === '';
  const { issues, state } = isEmpty ? { issues: [], state: undefined } : judge(game, draft);
  const shown = state ?? game.sketch([draft.shared, draft.players], draft.settings);
  const { Board } = game;
  return (
    <>
      <section class="stage" aria-label="Picture">
        <div class="bar">
          <div class="says">
            <h2 id="verdict" class={state === undefined ? 'bad' : 'good'}>
              {isEmpty ? 'Paste the two strings of a state.' : verdictOf(state, issues)}
            </h2>
          </div>
        </div>
        {shown === undefined ? (
          <p class="nothing">No picture yet.</p>
        ) : (
          <Board
            state={shown}
            names={[]}
            last={undefined}
            past={() => []}
            home={0}
            first={0}
            refusal="This is a check. Play from here to move."
            marked={undefined}
            pace={0}
            play={() => undefined}
            say={(notice) => dispatch({ type: 'say', notice })}
            refuse={(notice) => dispatch({ type: 'say', notice })}
            advise={() => undefined}
            settled={() => undefined}
          />
        )}
      </section>
      <div class="side">
        <section class="panel" aria-label="The two strings">
          <Text part="shared" text={draft.shared} issues={issues} runner={runner} />
          <Text part="players" text={draft.players} issues={issues} runner={runner} />
          {issues.length > 0 && (
            <ol class="issues">
              {issues.map(({ severity, message, code }, index) => (
                <li key={index} class={severity}>
                  {message}
                  <code>{code}</code>
                </li>
              ))}
            </ol>
          )}
          <button
            type="button"
            class="primary"
            disabled={state === undefined}
            onClick={() => runner.playState(state)}
          >
            Play from here
          </button>
        </section>
        <section class="panel" aria-label="Options">
          {game.settings.map(({ name, legend, choices }) => (
            <Choices
              key={name}
              legend={legend}
              name={`draft-${name}`}
              list={choices}
              chosen={draft.settings[name] ?? usualOf(game, name)}
              choose={(value) =>
                dispatch({
                  type: 'draft',
                  change: { settings: { ...draft.settings, [name]: value } },
                })
              }
            />
          ))}
          <Checkbox
            label="Accept parts that are out of order"
            checked={draft.lenient}
            change={(lenient) => dispatch({ type: 'draft', change: { lenient } })}
          />
        </section>
      </div>
    </>
  );
}
