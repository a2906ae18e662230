/** Opening a file or a text: loaded when somebody wants to. */
import { useState } from 'preact/hooks';
import { useShellWords } from './language.js';
import type { PageProps } from './props.js';

/** The fields for a file and for a text. */
export function OpenOther({ runner }: PageProps) {
  const words = useShellWords().menu;
  const [text, setText] = useState('');
  return (
    <>
      <label class="file">
        {words.chooseFile}
        <input
          type="file"
          accept=".record,text/plain"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file !== undefined) void runner.upload(file);
            currentTarget.value = '';
          }}
        />
      </label>
      <label class="field">
        <span>{words.paste}</span>
        <textarea
          rows={3}
          value={text}
          spellcheck={false}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <button
        type="button"
        disabled={text.trim() === ''}
        onClick={() => void runner.openText(text)}
      >
        {words.open}
      </button>
    </>
  );
}
