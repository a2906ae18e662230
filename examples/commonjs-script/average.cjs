/** Average the points of random games; the arguments are the number of games and the seed. */
const { newGame, PLAYER_IDS, rollout, seededRng } = require('azulejo');

const [games = 100, seed = 1] = process.argv.slice(2).map(Number);
if (!Number.isSafeInteger(games) || games < 1) {
  throw new RangeError(`Games: found ${process.argv[2]}, expected an integer of 1 or more.`);
}

const rng = seededRng(seed);
let totals = [0, 0];
for (let game = 0; game < games; game++) {
  const { scores } = rollout(newGame({ rules: { mosaic: 'fixed' }, rng }), rng);
  totals = totals.map((total, player) => total + (scores[player] ?? 0));
}
totals.forEach((total, player) => {
  console.log(`${PLAYER_IDS[player]} ${(total / games).toFixed(2)}`);
});
