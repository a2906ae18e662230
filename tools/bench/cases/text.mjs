/** Texts of states, in comparison with JSON of the results of `inspect`. */
import { passes } from '../measure/race.mjs';
import { raceRow } from '../report/rows.mjs';

/** @param {import('../suite.mjs').Context} context */
export function* textRows({ library, positions }) {
  const { decodeState, encodeState, inspect, validateState } = library;
  const samples = /** @type {const} */ ([
    ['average', positions.average],
    ['4 players', positions.fourPlayers],
    ['longest strings', positions.longest],
  ]);
  for (const [sample, states] of samples) {
    const views = states.map(inspect);
    const jsons = views.map((view) => JSON.stringify(view));
    const texts = states.map((state) => ({
      encoded: encodeState(state),
      options: { rules: state.rules },
    }));
    const unit = 'states/s';
    const parse = passes(jsons, (json) => JSON.parse(json));
    const stringify = passes(views, (view) => JSON.stringify(view));

    yield raceRow(
      { name: `decodeState, ${sample}`, unit, reference: 'JSON.parse' },
      passes(texts, ({ encoded, options }) => decodeState(encoded, options)),
      parse,
    );
    yield raceRow(
      { name: `validateState, ${sample}`, unit, reference: 'JSON.parse' },
      passes(texts, ({ encoded, options }) => validateState(encoded, options)),
      parse,
    );
    yield raceRow(
      { name: `encodeState, ${sample}`, unit, reference: 'JSON.stringify' },
      passes(states, encodeState),
      stringify,
    );
  }
}
