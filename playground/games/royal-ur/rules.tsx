/** The rules of the Royal Game of Ur in short. */
export function UrRules() {
  return (
    <>
      <p>
        <strong>The race.</strong> Bring all your tokens from your hand along 14 squares and home.
        The eight squares in the middle are on both players’ ways. Whose last token comes home first
        wins.
      </p>
      <p>
        <strong>A turn.</strong> Four dice show 0 to 4. Move one token by as many squares: one from
        your hand, or one on the board. If none can move, the turn passes.
      </p>
      <p>
        <strong>Where tokens can go.</strong> Not to a square with a token of your own. A token of
        the other player is captured: it goes back to its hand. On the rosette in the middle it is
        safe. Home is reached by the exact roll only.
      </p>
      <p>
        <strong>Rosettes.</strong> Whoever lands on one of the three rosettes rolls again.
      </p>
      <p>
        <a href="../guides/games-royal-ur.html">All rules and corner cases</a>
      </p>
    </>
  );
}
