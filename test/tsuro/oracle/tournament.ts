/** How many players sit at each game when there are more than five: games of three to five. */
function gameSizes(players: number): number[] {
  const rest = players % 5;
  const fives = Array.from({ length: Math.floor(players / 5) }, () => 5);
  if (rest === 0) return fives;
  if (rest === 1) return [...fives.slice(1), 3, 3];
  if (rest === 2) return [...fives.slice(1), 4, 3];
  return [...fives, rest];
}

/** The games of one round: neighbours by age play together. */
export function cutIntoGames(names: string[]): string[][] {
  let begin = 0;
  return gameSizes(names.length).map((size) => {
    begin += size;
    return names.slice(begin - size, begin);
  });
}

/** The groups of a game, best first, without those who forfeited. */
export type GameResult = { ranking: string[][]; forfeits: string[] };

export type TournamentResult = GameResult & {
  /** Every game that was played, by rounds; the final, if there was one, is the last. */
  rounds: string[][][];
};

/**
 * Knock-out rounds until at most five are left, then the final. The ranking is that of the final;
 * if no final was played, those who were left are its only group.
 */
export function tournament(
  byAge: string[],
  playOne: (names: string[]) => GameResult,
): TournamentResult {
  const rounds: string[][][] = [];
  const forfeits: string[] = [];
  let left = byAge;
  while (left.length > 5) {
    const games = cutIntoGames(left);
    rounds.push(games);
    const goOn = new Set<string>();
    for (const game of games) {
      const result = playOne(game);
      forfeits.push(...result.forfeits);
      for (const name of result.ranking.slice(0, 2).flat()) goOn.add(name);
    }
    const before = left.length;
    left = byAge.filter((name) => goOn.has(name));
    if (left.length === before) break;
  }
  if (left.length < 3 || left.length > 5) {
    return { rounds, ranking: left.length === 0 ? [] : [left], forfeits };
  }
  rounds.push([left]);
  const final = playOne(left);
  return { rounds, ranking: final.ranking, forfeits: [...forfeits, ...final.forfeits] };
}
