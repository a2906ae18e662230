/** The rules of Cube Blokus in short. */
export function CubeRules() {
  return (
    <>
      <p>
        <strong>The cube.</strong> Six faces of 9 × 9 squares. Each player owns six start squares
        around two opposite corners of the cube, and has 21 pieces: all shapes of one to five
        squares, which may be turned and flipped.
      </p>
      <p>
        <strong>A turn.</strong> Place one piece on free squares. It must touch a square of your own
        colour at a corner, and none along a side. Other colours may be touched in any way. Pieces
        may lie over the edges of the cube, as if the faces lay side by side.
      </p>
      <p>
        At a corner of the cube only three squares meet, and each lies beside the other two: there
        is no contact at a corner across it.
      </p>
      <p>
        <strong>The end.</strong> Whoever cannot move is skipped; when nobody can, the game is over.
        Each covered square is a point. Whoever has placed all pieces, I1 as the last, gets 20
        points more. Most points win.
      </p>
      <p>
        <strong>On this page.</strong> Choose a piece and point at a square: the piece shows where
        it would lie. <kbd>R</kbd> turns it, <kbd>F</kbd> flips it, <kbd>W</kbd> goes through all
        ways to cover the square, <kbd>N</kbd> and <kbd>P</kbd> through all places; <kbd>Q</kbd>{' '}
        rates them. Drag the cube, or press <kbd>Shift</kbd> and an arrow key, to turn the cube.
      </p>
      <p>
        <a href="../guides/games-cube-blokus.html">All rules and corner cases</a>
      </p>
    </>
  );
}
