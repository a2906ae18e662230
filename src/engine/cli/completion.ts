/**
 * What can be typed next, from the description of the commands that also parses and explains them; and scripts that teach
 * a shell to complete the command. They ask the command itself each time, so that they are never
 * outdated.
 */
import { type Argument, type Command, Option } from 'commander';
import { escapeUnsafe } from '../../text/message.js';

/** A word that can be typed next. */
export interface Candidate {
  readonly word: string;
  /** What it does; may be empty. */
  readonly summary: string;
}

/** The words that can be typed next, or `files` for the names of files. */
export type Candidates = 'files' | readonly Candidate[];

/** An option with known values, which commander would otherwise list in the help a second time. */
export class ChoiceOption extends Option {
  /** The values; empty if they are too many. */
  readonly values: readonly string[];
  /** Whether several values can be given, with commas between them. */
  readonly isList: boolean;

  /** Make the option. */
  constructor(flags: string, summary: string, values: readonly string[], isList = false) {
    super(flags, summary);
    this.values = values;
    this.isList = isList;
  }
}

/** What the place of a file is called in the help. */
const FILE = 'file';

/** The beginning of a path, in place of a value that a file can have: an agent. */
const PATH = /^(?:\.{1,2}|~)?\//;

const NOTHING: readonly Candidate[] = [];

function plain(words: readonly string[]): readonly Candidate[] {
  return words.map((word) => ({ word, summary: '' }));
}

function valuesOf(option: Option, typed: string): Candidates {
  if (option.flags.includes(`<${FILE}>`)) return 'files';
  if (!(option instanceof ChoiceOption)) return plain(option.argChoices ?? []);
  if (PATH.test(typed)) return 'files';
  const earlier = option.isList ? typed.slice(0, typed.lastIndexOf(',') + 1) : '';
  return plain(option.values.map((value) => earlier + value));
}

/** List the values of the argument at a place. */
function argumentValues(argument: Argument | undefined): Candidates {
  return argument?.name() === FILE ? 'files' : plain(argument?.argChoices ?? []);
}

function takesValue({ required, optional }: Option): boolean {
  return required || optional;
}

function optionOf(command: Command, word: string | undefined): Option | undefined {
  if (word === undefined) return undefined;
  return command.options.find(({ long, short }) => word === long || word === short);
}

/** List the options of a command that are not given yet. */
function optionsOf(command: Command, given: readonly string[]): readonly Candidate[] {
  const known = command.options
    .filter(({ hidden }) => !hidden)
    .map((option) => ({
      word: option.long ?? option.flags,
      summary: option.description,
    }));
  const all = [...known, { word: '--help', summary: 'display help for command' }];
  return all.filter(({ word }) => !given.includes(word));
}

/** Count the arguments among words. */
function argumentsIn(command: Command, words: readonly string[]): number {
  return words.filter((word, index) => {
    const before = optionOf(command, words[index - 1]);
    return !word.startsWith('-') && !(before !== undefined && takesValue(before));
  }).length;
}

/** List what a command can be given next. */
function nextOf(command: Command, before: readonly string[], typed: string): Candidates {
  const [, flag, value] = /^(--[^=]+)=(.*)$/.exec(typed) ?? [];
  const joined = optionOf(command, flag);
  if (joined !== undefined && value !== undefined) {
    const values = valuesOf(joined, value);
    if (values === 'files') return values;
    return values.map(({ word, summary }) => ({ word: `${flag}=${word}`, summary }));
  }
  const option = optionOf(command, before.at(-1));
  if (option !== undefined && takesValue(option)) return valuesOf(option, typed);
  if (typed.startsWith('-')) return optionsOf(command, before);
  const { registeredArguments } = command;
  const place = Math.min(argumentsIn(command, before), registeredArguments.length);
  const values = argumentValues(registeredArguments[place]);
  // Where anything can be typed, options are what can be proposed.
  const isOpen = values !== 'files' && values.length === 0 && typed === '';
  return isOpen ? optionsOf(command, before) : values;
}

/** Put together what bash takes apart at `=`. */
function joinAtEquals(words: readonly string[]): { words: readonly string[]; isSplit: boolean } {
  const at = words.lastIndexOf('=');
  if (at < 1 || at < words.length - 2) return { words, isSplit: false };
  const joined = `${words[at - 1]}=${words[at + 1] ?? ''}`;
  return { words: [...words.slice(0, at - 1), joined], isSplit: true };
}

/**
 * List what can be typed in the place of the last word.
 *
 * @param program - the program; the command that the first word names is defined
 * @param more - further first words
 * @param given - the words after the program's name; the last one may be unfinished or empty
 * @returns the candidates that begin with the last word
 */
export function candidatesFor(
  program: Command,
  more: readonly Candidate[],
  given: readonly string[],
): Candidates {
  const { words, isSplit } = joinAtEquals(given);
  const [name, ...rest] = words;
  const typed = words.at(-1) ?? '';
  const commands = program.commands.map((each) => ({
    word: each.name(),
    summary: each.description(),
  }));
  const find = (): Candidates => {
    if (words.length <= 1) {
      return typed.startsWith('-') ? optionsOf(program, []) : [...commands, ...more];
    }
    if (name === 'help') return words.length === 2 ? commands : NOTHING;
    const command = program.commands.find((each) => each.name() === name);
    return command === undefined ? NOTHING : nextOf(command, rest.slice(0, -1), typed);
  };
  const found = find();
  if (found === 'files') return found;
  const fitting = found.filter(({ word }) => word.startsWith(typed));
  if (!isSplit) return fitting;
  return fitting.map(({ word, summary }) => ({ word: word.slice(word.indexOf('=') + 1), summary }));
}

/** The word that the scripts call the command with, before the words that are typed. */
export const COMPLETE = '__complete';

/** The line that stands for the names of files. */
const FILES = ':files';

/** Keep the candidates that are in every list. */
export function inAll([first = NOTHING, ...others]: readonly Candidates[]): Candidates {
  if (first === 'files') return first;
  const isIn = (word: string) => (list: Candidates) =>
    list !== 'files' && list.some((each) => each.word === word);
  return first.filter(({ word }) => others.every(isIn(word)));
}

/**
 * Write candidates for a script: on each line a word, a tab and a summary. A word that begins with something typed that
 * is unsafe to print is left out: escaped, it would be another word.
 */
export function writeCandidates(candidates: Candidates): readonly string[] {
  if (candidates === 'files') return [FILES];
  return candidates
    .filter(({ word }) => escapeUnsafe(word) === word)
    .map(({ word, summary }) => `${word}\t${escapeUnsafe(summary)}`);
}

const BASH = `# Completion of azulejo in bash. In ~/.bashrc: eval "$(azulejo completion bash)"
_azulejo() {
  local line
  COMPREPLY=()
  while IFS= read -r line; do
    # Without a reply, bash completes file names.
    if [ "$line" = '${FILES}' ]; then return; fi
    COMPREPLY+=("\${line%%$'\\t'*}")
  done < <("$1" ${COMPLETE} "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
  compopt +o default 2>/dev/null
}
complete -o default -F _azulejo azulejo
`;

const ZSH = `#compdef azulejo
# Completion of azulejo in zsh. In ~/.zshrc, after compinit: eval "$(azulejo completion zsh)"
_azulejo() {
  local line
  local -a found
  for line in "\${(@f)$("\${words[1]}" ${COMPLETE} "\${(@)words[2,CURRENT]}" 2>/dev/null)}"; do
    if [[ $line == '${FILES}' ]]; then
      [[ $PREFIX == --*=* ]] && compset -P '*='
      _files
      return
    fi
    [[ -n $line ]] && found+=("\${\${line%%$'\\t'*}//:/\\\\:}:\${line#*$'\\t'}")
  done
  _describe azulejo found
}
if [[ $funcstack[1] == _azulejo ]]; then _azulejo "$@"; else compdef _azulejo azulejo; fi
`;

const FISH = `# Completion of azulejo in fish. In ~/.config/fish/config.fish: azulejo completion fish | source
function __azulejo_complete
  set -l words (commandline -opc)
  set -l current (commandline -ct)
  set -l lines (azulejo ${COMPLETE} $words[2..-1] "$current" 2>/dev/null)
  if test "$lines[1]" = '${FILES}'
    set -l flag (string match -r -- '^--[^=]*=' "$current")
    for path in (__fish_complete_path (string replace -r -- '^--[^=]*=' '' "$current"))
      printf '%s%s\\n' "$flag" $path
    end
  else if set -q lines[1]
    printf '%s\\n' $lines
  end
end
complete -c azulejo -f -a '(__azulejo_complete)'
`;

export const SCRIPTS: ReadonlyMap<string, string> = new Map([
  ['bash', BASH],
  ['zsh', ZSH],
  ['fish', FISH],
]);
