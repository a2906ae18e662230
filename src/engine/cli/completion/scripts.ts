/**
 * Scripts that teach a shell to complete the command. They ask the command itself each time, so that
 * they are never outdated.
 *
 * @packageDocumentation
 */
import { escapeUnsafe } from '../../../text/escape.js';
import type { Candidates } from './candidates.js';

/** The word that the scripts call the command with, before the words that are typed. */
export const COMPLETE = '__complete';

/** The line that stands for the names of files. */
const FILES = ':files';

/** Write candidates for a script: on each line a word, a tab and a summary. */
export function writeCandidates(candidates: Candidates): readonly string[] {
  if (candidates === 'files') return [FILES];
  return candidates.map(({ word, summary }) => `${word}\t${escapeUnsafe(summary)}`);
}

const BASH = `# Completion of azulejo in bash. In ~/.bashrc: eval "$(azulejo completion bash)"
_azulejo() {
  local line
  COMPREPLY=()
  while IFS= read -r line; do
    # Without a reply, bash completes the names of files.
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

/** The script of each shell. */
export const SCRIPTS: ReadonlyMap<string, string> = new Map([
  ['bash', BASH],
  ['zsh', ZSH],
  ['fish', FISH],
]);
