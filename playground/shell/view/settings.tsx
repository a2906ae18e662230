/** What a person chooses once for all games: loaded when somebody wants to. */
import { isLanguage, LANGUAGES } from '../../../src/engine/board/language/languages.js';
import { ROLLS, SOUNDS, SPEEDS, THEMES } from '../model/preferences.js';
import { Choices } from './choices.js';
import { Dialog } from './dialog.js';
import { useShellWords } from './language.js';
import type { PageProps } from './props.js';

/** Label keys by a table. */
function options<Key extends string>(
  keys: readonly Key[],
  labels: Readonly<Record<NoInfer<Key>, string>>,
) {
  return keys.map((value) => ({ value, label: labels[value] }));
}

/** The keys of a table that has no others. */
function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): readonly Key[] {
  return Object.keys(table) as Key[];
}

/** The languages, each in its own words. */
function ChooseLanguage({ runner }: Pick<PageProps, 'runner'>) {
  const { forms, settings } = useShellWords();
  return (
    <label class="field">
      <span>{settings.language}</span>
      <select
        name="language"
        value={forms.language}
        onChange={({ currentTarget: { value } }) => {
          if (isLanguage(value)) void runner.speak(value);
        }}
      >
        {keysOf(LANGUAGES).map((language) => (
          <option key={language} value={language} lang={language}>
            {LANGUAGES[language]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The dialog. */
export function Settings({ page, runner, close }: PageProps & { close(): void }) {
  const { speed, theme, sound, rolls } = page.preferences;
  const { navigation, settings } = useShellWords();
  return (
    <Dialog title={navigation.settings} close={close}>
      <ChooseLanguage runner={runner} />
      <Choices
        legend={settings.speed}
        name="speed"
        list={options(keysOf(SPEEDS), settings.speeds)}
        chosen={speed}
        choose={(chosen) => runner.dispatch({ type: 'prefer', change: { speed: chosen } })}
      />
      <Choices
        legend={settings.sound}
        name="sound"
        list={options(SOUNDS, settings.sounds)}
        chosen={sound}
        choose={(chosen) => runner.dispatch({ type: 'prefer', change: { sound: chosen } })}
      />
      {page.game.roller !== undefined && (
        <Choices
          legend={settings.dice}
          name="rolls"
          list={options(ROLLS, settings.rolls)}
          chosen={rolls}
          choose={(chosen) => runner.dispatch({ type: 'prefer', change: { rolls: chosen } })}
        />
      )}
      <Choices
        legend={settings.theme}
        name="theme"
        list={options(THEMES, settings.themes)}
        chosen={theme}
        choose={(chosen) => runner.dispatch({ type: 'prefer', change: { theme: chosen } })}
      />
      <div class="row end">
        <button type="button" class="primary" onClick={close}>
          {navigation.close}
        </button>
      </div>
    </Dialog>
  );
}
