/** The rules of Azul in short. */
export function AzulRules() {
  return (
    <>
      <p>
        <strong>Drafting.</strong> In turn, take all tiles of one colour from a factory; its other
        tiles go to the centre. Or take all tiles of one colour from the centre: the first player to
        do so in a round also gets the first-player marker, which counts as a tile on the floor.
      </p>
      <p>
        Put the tiles into one row, or on the floor. A row holds only one colour, which must not be
        in the mosaic row next to it yet. Tiles that do not fit fall to the floor.
      </p>
      <p>
        <strong>Tiling.</strong> When no tiles are left to take, one tile of each full row moves to
        the mosaic row next to it. In the fixed mosaic every cell has its own colour; in the variant
        mosaic you choose the column, and a colour may be in each column only once.
      </p>
      <p>
        <strong>Scoring.</strong> A tile scores the lengths of the horizontal and the vertical line
        that it extends, or 1 if it has no neighbours. A floor of 1 to 7 pieces costs 1, 2, 4, 6, 8,
        11, 14 points.
      </p>
      <p>
        <strong>The end.</strong> The game ends after the round in which a player completes a row of
        the mosaic. Then each complete row scores 2 more points, each column 7, each colour 10. If
        players are tied, more complete rows win.
      </p>
      <p>
        <a href="../guides/rules.html">All rules and corner cases</a>
      </p>
    </>
  );
}
