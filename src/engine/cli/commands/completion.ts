/** `azulejo completion`: a script that teaches a shell to complete the command. */
import { Argument, type Command } from 'commander';
import { SCRIPTS } from '../completion.js';
import { write } from '../print/output.js';

export function define(command: Command): void {
  command
    .addArgument(new Argument('<shell>', 'the shell').choices([...SCRIPTS.keys()]))
    .addHelpText('after', HELP)
    .action((shell: string) => write(SCRIPTS.get(shell) ?? ''));
}

const HELP = `
Completes commands, options, their values and file names.

Examples:
  eval "$(azulejo completion bash)"      in ~/.bashrc
  eval "$(azulejo completion zsh)"       in ~/.zshrc, after compinit
  azulejo completion fish | source       in ~/.config/fish/config.fish`;
