/** The rules of Tsuro in short. */
export function TsuroRules() {
  return (
    <>
      <p>
        <strong>Set-up.</strong> In turn, choose one of three tiles, turn it as you like, and put it
        on a square at the edge of the board, not beside another tile. Your stone stands where one
        of its paths meets an empty square.
      </p>
      <p>
        <strong>A turn.</strong> Choose one of two tiles, rotate it, and place it on the square
        before your stone. Every stone before that square walks along the paths, until it is before
        an empty square again.
      </p>
      <p>
        <strong>Who is out.</strong> A stone that comes to the edge of the board leaves it, and one
        whose path leads back to where it was loops: its player is out. You may not leave the board,
        nor let a stone loop, if another tile or rotation avoids both. Others may be led off the
        board.
      </p>
      <p>
        <strong>The end.</strong> The last stone on the board wins. If the last ones go out in the
        same round, they share the win.
      </p>
      <p>
        <a href="../guides/games-tsuro.html">All rules and corner cases</a>
      </p>
    </>
  );
}
