/**
 * What programs import, and the most that it may add to a bundle: in kB, minified, and compressed.
 *
 * @type {readonly { name: string, from: string, names: readonly string[], most: number, mostCompressed: number }[]}
 */
export const BUNDLES = [
  { name: 'COLOURS', from: 'azulejo', names: ['COLOURS'], most: 0.5, mostCompressed: 0.3 },
  {
    name: 'randomAgent',
    from: 'azulejo/agents',
    names: ['randomAgent'],
    most: 12,
    mostCompressed: 5,
  },
  {
    name: 'playing',
    from: 'azulejo',
    names: ['newGame', 'legalMoves', 'applyMove', 'nextRound'],
    most: 22,
    mostCompressed: 8,
  },
  {
    name: 'reading states',
    from: 'azulejo',
    names: ['decodeState', 'validateState'],
    most: 24,
    mostCompressed: 8,
  },
  { name: 'renderSvg', from: 'azulejo/render', names: ['renderSvg'], most: 22, mostCompressed: 9 },
  {
    name: 'playing Ur',
    from: 'azulejo/royal-ur',
    names: ['newGame', 'legalMoves', 'applyMove', 'applyRoll'],
    most: 12,
    mostCompressed: 4.5,
  },
  {
    name: 'playing Tsuro',
    from: 'azulejo/tsuro',
    names: ['newGame', 'legalMoves', 'applyMove', 'applyDeal'],
    most: 21,
    mostCompressed: 7.5,
  },
  {
    name: 'playing Cube Blokus',
    from: 'azulejo/cube-blokus',
    names: ['newGame', 'legalMoves', 'applyMove'],
    most: 19,
    mostCompressed: 7.5,
  },
];
