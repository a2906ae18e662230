/**
 * A bot for any game, which plays the first legal move and says where it runs; or does something wrong.
 *
 * Usage: node bot.mjs [what it does wrong] [from which move on, from 1]
 *
 * One that `fails now and then` hangs, dies or talks nonsense in 5 % of its answers each, by their seeds.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const [, , fault = 'none', first = '1'] = process.argv;
const say = (line) => process.stdout.write(`${line}\n`);
const forever = () => setInterval(() => {}, 1000);
let position = [];
let count = 0;
let best;

/** What is done in place of the handshake. */
const AT_START = {
  'mute at start': () => {},
  'dead at start': () => process.exit(4),
  'of another game': () => ['id name Other', 'game chess', 'azulejook 1'].forEach(say),
  'with a malformed option': () => ['option depth integer default 2', 'azulejook 1'].forEach(say),
  'of the future': () => say('azulejook 2'),
};

/** What is done in place of an answer. */
const AT_MOVE = {
  hangs: forever,
  'hangs busily': () => {
    for (;;);
  },
  dies: () => {
    process.stderr.write('Traceback:\n  ValueError: no idea\n');
    process.exit(3);
  },
  'is killed': () => process.kill(process.pid, 'SIGKILL'),
  floods: () => {
    const flood = () => process.stdout.write('info visits 1\n'.repeat(5000), flood);
    flood();
  },
  'floods without an end of line': () => {
    const flood = () => process.stdout.write('x'.repeat(65_536), flood);
    flood();
  },
  'floods standard error': () => {
    const flood = () => process.stderr.write('x'.repeat(65_536), flood);
    flood();
  },
  'talks nonsense': () => say('I think A1b2 is good.'),
  'moves illegally': () => say('bestmove Z9'),
  'has no move': () => say('bestmove none'),
  'says that it cannot': () => say('error I do not know this game.'),
  'answers another question': () => say('readyok'),
};

/** Return what a bot that fails now and then does wrong with this seed; `undefined` for nothing. */
function mishapOf(seed) {
  return ['hangs', 'dies', 'talks nonsense'][Math.floor((seed % 100) / 5)];
}

const answers = {
  azulejo: () => {
    if (fault in AT_START) AT_START[fault]();
    else ['id name Bot', 'needs moves', 'azulejook 1'].forEach(say);
  },
  isready: () => say('readyok'),
  position: (words) => {
    position = words;
    if (fault === 'answers again later' && count > 0) say(`bestmove ${best}`);
  },
  go: (words) => {
    count++;
    const isWrong = count >= Number(first);
    const mishap = fault === 'fails now and then' && mishapOf(words[words.indexOf('seed') + 1]);
    if (mishap) {
      AT_MOVE[mishap]();
      return;
    }
    if (isWrong && fault in AT_MOVE) {
      AT_MOVE[fault]();
      return;
    }
    say(`info visits ${process.pid} depth ${count} line ${position.join(' ')}`);
    best = words[words.indexOf('moves') + 1];
    say(`bestmove ${best}`);
    if (isWrong && fault === 'answers twice') say(`bestmove ${best}`);
    if (isWrong && fault === 'dies after the answer') process.exit(5);
  },
  quit: () => fault === 'does not quit' || process.exit(),
};

if (fault === 'has children') {
  const child = spawn('sleep', ['1000'], { stdio: 'ignore' });
  process.stderr.write(`child ${child.pid}\n`);
}
if (fault === 'does not quit') forever();
for await (const line of createInterface({ input: process.stdin })) {
  const [word, ...words] = line.split(' ');
  answers[word]?.(words);
}
