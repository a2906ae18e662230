/** The editor of positions: the board on which they are changed, and their two strings with the errors at their places. */
import { useEffect, useState } from 'preact/hooks';
import { Group } from '../../../src/engine/board/group.js';
import type { SayFinding } from '../findings.js';
import {
  type Checked,
  type Draft,
  type DraftPart,
  firstPosition,
  judge,
  LONGEST_TEXT,
  markedPieces,
  pasteInto,
  settingsBeside,
  settingsOfDraft,
  sketch,
} from '../model/check.js';
import { isEmpty } from '../model/editing.js';
import type { Issue, PlayedGame } from '../played-game.js';
import { inTime } from '../resource.js';
import type { Runner } from '../runner.js';
import { newSeed } from '../running/birth.js';
import type { ShellWords } from '../words.js';
import { type EditorProps, PositionEditor } from './board.js';
import { Checkbox, Choices } from './choices.js';
import { IconButton } from './icon.js';
import { useShellWords } from './language.js';
import { Later, useLoaded } from './later.js';
import type { PageProps } from './props.js';
import { useUndoKeys } from './undo-keys.js';

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
  const { labels } = useShellWords().editor;
  const hasMarks = issues.some((issue) => issue.part === part && issue.index !== undefined);
  return (
    <div class="string">
      <label class="field">
        <span>{labels[part]}</span>
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

function verdictOf({ editor }: ShellWords, state: unknown, issues: readonly Issue[]): string {
  const errors = issues.filter(({ severity }) => severity === 'error').length;
  if (state === undefined) return editor.invalid(errors);
  return issues.length === 0 ? editor.valid : editor.validWithWarnings;
}

/** The library's English is all there is where the words cannot be loaded. */
const saysNothing: SayFinding = () => undefined;

/** Return the words for what is wrong, once they are loaded. */
function useFindings(game: PlayedGame): SayFinding | undefined {
  const load = async () => ({ game, say: await inTime(game.findings()).catch(() => saysNothing) });
  const loaded = useLoaded(load, undefined, game);
  // The words of another game do not know the issues of this one.
  return loaded?.game === game ? loaded.say : undefined;
}

interface FindingProps {
  readonly say: SayFinding | undefined;
  readonly issue: Issue;
}

/** Describe what is wrong: in the language of the page, or else in the library's English. */
function Finding({ say, issue }: FindingProps) {
  if (say === undefined) return undefined;
  const words = say(issue);
  return <span lang={words === undefined ? 'en' : undefined}>{words ?? issue.message}</span>;
}

/** The verdict, and what can be done with the position. */
function CheckBar({
  page,
  runner,
  verdict,
  issues,
  state,
  say,
}: PageProps &
  Checked & {
    readonly verdict: string;
    readonly say: SayFinding | undefined;
  }) {
  const { navigation, table, analysis } = useShellWords();
  const undo = () => runner.dispatch({ type: 'undo-draft' });
  useUndoKeys(undo);
  const status = state === undefined ? '' : `${page.game.words.status(state, [])}.`;
  const hasErrors = issues.some(({ severity }) => severity === 'error');
  const look = hasErrors ? 'bad' : state === undefined ? undefined : 'good';
  const [first] = issues;
  return (
    <div class="bar">
      <div class="says" aria-live="polite">
        <h2 id="verdict" class={look}>
          {verdict}
        </h2>
        {status !== '' && <p class="more">{status}</p>}
        {state === undefined && first !== undefined && (
          <p class="more">
            <Finding say={say} issue={first} />
          </p>
        )}
      </div>
      <Group label={navigation.actions} look="actions">
        <IconButton
          icon="undo"
          label={table.undo}
          disabled={page.drafts.length === 0}
          onClick={undo}
        />
        <button
          type="button"
          data-item="analyse"
          disabled={state === undefined}
          onClick={() => runner.analyseState(state)}
        >
          {analysis.analyse}
        </button>
        <button
          type="button"
          data-item="play"
          class="primary"
          disabled={state === undefined}
          onClick={() => runner.playState(state)}
        >
          {table.playFromHere}
        </button>
      </Group>
    </div>
  );
}

/** The board, on which the position is changed. */
function Picture({
  page,
  runner,
  shown,
  issues,
}: PageProps & {
  readonly shown: unknown;
  readonly issues: readonly Issue[];
}) {
  const { game, draft } = page;
  const words = useShellWords().editor;
  const change = (strings: Partial<Draft>) => runner.dispatch({ type: 'draft', change: strings });
  if (shown === undefined) {
    return (
      <div class="nothing">
        <p>{words.nothing}</p>
        <button
          type="button"
          onClick={() => change(firstPosition(game, draft.settings, newSeed()))}
        >
          {words.begin}
        </button>
      </div>
    );
  }
  return (
    <Later
      key={game.rules.name}
      load={async () => {
        await game.loadEditor();
        const tag = `${game.board}-editor`;
        return (props: Omit<EditorProps, 'tag'>) => <PositionEditor tag={tag} {...props} />;
      }}
      props={{
        state: shown,
        issues,
        change: ([shared, players]) => change({ shared, players }),
      }}
    />
  );
}

/** What is wrong: where, in which words, and the code. */
function Issues({
  say,
  issues,
}: {
  readonly say: SayFinding | undefined;
  readonly issues: readonly Issue[];
}) {
  const words = useShellWords().editor;
  const { at, character } = words;
  const placeOf = ({ part }: Issue) => (part === 'shared' || part === 'players' ? at[part] : part);
  if (issues.length === 0) return undefined;
  return (
    <section class="panel" aria-label={words.issues}>
      <ol class="issues">
        {issues.map((issue, number) => (
          <li key={number} class={issue.severity}>
            <Finding say={say} issue={issue} />
            <small>
              <code>{issue.code}</code>
              {issue.index !== undefined && ` · ${character(placeOf(issue), issue.index + 1)}`}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The two strings: unfolded once they are wanted, as those that cannot be drawn are. */
function Strings({
  page,
  runner,
  issues,
  isWanted,
}: PageProps & { readonly issues: readonly Issue[]; readonly isWanted: boolean }) {
  const { strings } = useShellWords().editor;
  const [isOpen, setOpen] = useState(isWanted);
  useEffect(() => {
    if (isWanted) setOpen(true);
  }, [isWanted]);
  return (
    <details
      class="panel more strings"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{strings}</summary>
      {(['shared', 'players'] as const).map((part) => (
        <Text key={part} part={part} text={page.draft[part]} issues={issues} runner={runner} />
      ))}
    </details>
  );
}

/** Begin with a first position where nothing is edited yet. */
function useFirstPosition({ page, runner }: PageProps, isNew: boolean): void {
  const { game, draft } = page;
  useEffect(() => {
    if (!isNew) return;
    const change = firstPosition(game, draft.settings, newSeed());
    // The page is drawn at once, which cannot be within an effect of it.
    queueMicrotask(() => runner.dispatch({ type: 'open-draft', change }));
  }, [game.rules.name]);
}

/** The whole editor. */
export function Check({ page, runner }: PageProps) {
  const { draft, game } = page;
  const { dispatch } = runner;
  const words = useShellWords();
  const { editor } = words;
  const say = useFindings(game);
  const isNew = isEmpty(draft);
  useFirstPosition({ page, runner }, isNew);
  const { issues, state } = isNew ? { issues: [], state: undefined } : judge(game, draft);
  const settings = settingsOfDraft(game, draft);
  const shown = state ?? sketch(game, draft);
  const verdict = isNew ? editor.paste : verdictOf(words, state, issues);
  return (
    <>
      <section class="stage" aria-label={editor.board}>
        <CheckBar
          page={page}
          runner={runner}
          verdict={verdict}
          issues={issues}
          state={state}
          say={say}
        />
        <Picture page={page} runner={runner} shown={shown} issues={issues} />
      </section>
      <div class="side">
        <Issues say={say} issues={issues} />
        <Strings
          page={page}
          runner={runner}
          issues={issues}
          isWanted={!isNew && shown === undefined}
        />
        <section class="panel" aria-label={editor.options}>
          {settingsBeside(game).map(({ name, legend, choices }) => (
            <Choices
              key={name}
              legend={legend}
              name={`draft-${name}`}
              list={choices}
              chosen={settings[name] ?? ''}
              choose={(value) =>
                dispatch({
                  type: 'draft',
                  change: { settings: { ...draft.settings, [name]: value } },
                })
              }
            />
          ))}
          <Checkbox
            label={editor.lenient}
            checked={draft.lenient}
            change={(lenient) => dispatch({ type: 'draft', change: { lenient } })}
          />
        </section>
      </div>
    </>
  );
}
