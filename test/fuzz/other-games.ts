/** Fuzzing of the games other than Azul, by the interface that all games have. */
import { cubeBlokus } from '../../src/cube-blokus.js';
import type { EncodedState, EventOf, Game, GameTypes } from '../../src/engine/game/game.js';
import { completeRules, settingsOf } from '../../src/engine/game/settings.js';
import type { Rng } from '../../src/random/rng.js';
import { seededRng } from '../../src/random/seeds.js';
import { royalUr } from '../../src/royal-ur.js';
import { IllegalEventError, isError } from '../../src/text/issue.js';
import { tsuro } from '../../src/tsuro.js';
import { below, oneOf } from './choose.js';
import { issueProblem } from './issue-problem.js';
import { mutate, noise } from './mutate.js';
import type { Finding, Target } from './targets.js';

/** What the inputs of a game are made of. */
interface GameMaterial<Types extends GameTypes> {
  readonly states: readonly Types['state'][];
  readonly encoded: readonly EncodedState[];
  readonly events: readonly EventOf<Types>[];
}

const GAMES = 30;
const MOST_EVENTS = 300;

/** Draw rules: each setting that has few values has any of them now and then. */
function drawRules<Types extends GameTypes>(game: Game<Types>, rng: Rng): Types['rules'] {
  const drawn = settingsOf(game.settings).flatMap(([name, { choices = [], read }]) =>
    choices.length > 0 && rng() < 0.4 ? [[name, read(oneOf(rng, choices))]] : [],
  );
  return completeRules(game.settings, Object.fromEntries(drawn));
}

/** Play random games. */
function makeGameMaterial<Types extends GameTypes>(game: Game<Types>): GameMaterial<Types> {
  const states: Types['state'][] = [];
  const events: EventOf<Types>[] = [];
  for (let number = 0; number < GAMES; number++) {
    const rng = seededRng(number);
    let state = game.start(drawRules(game, rng), rng);
    for (let left = MOST_EVENTS; left > 0 && !game.isOver(state); left--) {
      states.push(state);
      const moves = game.legalMoves(state);
      const isDue = game.chance?.isDue(state) === true;
      // In a game with forfeits, a player can be without a legal move.
      if (!isDue && moves.length === 0) break;
      const event = isDue ? game.chance.sample(state, rng) : oneOf(rng, moves);
      events.push(event);
      state = applyEvent(game, state, event);
    }
    states.push(state);
  }
  return { states, events, encoded: states.map((state) => game.encode(state)) };
}

/** Apply a text as what it is meant to be. */
function applyEvent<Types extends GameTypes>(
  { applyMove, chance }: Game<Types>,
  state: Types['state'],
  text: string,
): Types['state'] {
  return chance?.isEvent(text) ? chance.apply(state, text) : applyMove(state, text);
}

/** Check everything that decoding guarantees for two texts. */
function stateProblem<Types extends GameTypes>(
  game: Game<Types>,
  encoded: EncodedState,
  rules: Types['rules'] | undefined,
): string | undefined {
  const [strict, lenient] = [false, true].map((isLenient) =>
    game.decode(encoded, { rules, lenient: isLenient }),
  );
  if (strict === undefined || lenient === undefined) return 'not decoded';
  for (const result of [strict, lenient]) {
    const issues = result.ok ? result.warnings : result.issues;
    const problem = issues.map((issue) => issueProblem(issue, encoded)).find((each) => each);
    if (problem !== undefined) return problem;
    if (result.ok === issues.some(isError)) return 'an error in what was read, or none in the rest';
    if (issues.length > 1000) return `${issues.length} issues`;
  }
  if (!lenient.ok)
    return strict.ok ? 'strict reading takes what lenient reading refuses' : undefined;
  const { state } = lenient;
  for (const move of game.legalMoves(state).slice(0, 3)) game.applyMove(state, move);
  game.standings(state);
  game.returns(state);
  const again = game.encode(state);
  const read = game.decode(again, { rules });
  if (!read.ok || read.warnings.length > 0) return 'not canonical when encoded';
  if (JSON.stringify(game.encode(read.state)) !== JSON.stringify(again))
    return 'another text again';
  const isCanonical = strict.ok && strict.warnings.length === 0;
  return isCanonical === (JSON.stringify(again) === JSON.stringify(encoded))
    ? undefined
    : 'canonical, but read with issues, or the other way round';
}

/** Check an event, legal or not, in a state. */
function eventProblem<Types extends GameTypes>(
  game: Game<Types>,
  state: Types['state'],
  text: string,
): string | undefined {
  const { chance } = game;
  const isChance = chance?.isEvent(text) === true;
  const issue = isChance ? chance.explain(state, text) : game.explainMove(state, text);
  const malformed = isChance ? chance.check(text) : game.checkMove(text);
  if (malformed !== undefined && issue === undefined) return 'malformed, but legal';
  if (issue === undefined) {
    applyEvent(game, state, text);
    return undefined;
  }
  if (game.legalMoves(state).includes(text)) return 'a legal move is refused';
  try {
    applyEvent(game, state, text);
    return 'illegal, but played';
  } catch (error) {
    if (!(error instanceof IllegalEventError)) throw error;
    return issueProblem(issue, [text, text]) ?? issueProblem(error.issue, [text, text]);
  }
}

/** Return the targets of a game. */
function targetsOf<Types extends GameTypes>(game: Game<Types>): Target[] {
  let made: GameMaterial<Types> | undefined;
  const material = () => {
    made ??= makeGameMaterial(game);
    return made;
  };
  const finding = (input: unknown, problem: string | undefined): Finding | undefined =>
    problem === undefined ? undefined : { input, problem };
  return [
    {
      name: `${game.name}, states`,
      share: 60,
      try: (rng) => {
        const { encoded } = material();
        const [shared, players] = oneOf(rng, encoded);
        const [otherShared, otherPlayers] = oneOf(rng, encoded);
        const given =
          rng() < 0.9
            ? ([
                rng() < 0.6 ? mutate(rng, shared, otherShared) : shared,
                rng() < 0.7 ? mutate(rng, players, otherPlayers) : players,
              ] as const)
            : ([noise(rng, 60), noise(rng, 120)] as const);
        const rules = rng() < 0.6 ? undefined : drawRules(game, rng);
        return finding({ given, rules }, stateProblem(game, given, rules));
      },
    },
    {
      name: `${game.name}, events`,
      share: 40,
      try: (rng) => {
        const { states, events } = material();
        const state = states[below(rng, states.length)];
        const text =
          rng() < 0.9 ? mutate(rng, oneOf(rng, events), oneOf(rng, events)) : noise(rng, 12);
        return finding({ state: game.encode(state), text }, eventProblem(game, state, text));
      },
    },
  ];
}

/** The targets of all games but Azul. */
export const OTHER_GAMES: readonly Target[] = [
  ...targetsOf(royalUr),
  ...targetsOf(tsuro),
  ...targetsOf(cubeBlokus),
];
