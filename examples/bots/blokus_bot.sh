#!/bin/sh
# A bot for Cube Blokus in shell and awk: the largest piece first, and of those the one that
# spreads over most faces of the cube.

# Read legal moves, such as AUa7b7b8Lg1g2, one on each line; print the best. A face is a capital
# after the player's letter, and each square has a digit.
best_move() {
  awk '
    {
      squares = gsub(/[0-9]/, "&")
      faces = gsub(/[A-Z]/, "&") - 1
      value = 10 * squares + faces
      if (value > most) { most = value; best = $0 }
    }
    END { print best == "" ? "none" : best }'
}

# Lines may end as those of Windows do.
return=$(printf '\r')

while read -r word rest; do
  rest=${rest%"$return"}
  case ${word%"$return"} in
    azulejo)
      echo 'id name Spreader'
      echo 'game cube-blokus'
      echo 'needs moves'
      echo 'azulejook 1' ;;
    isready) echo readyok ;;
    go)
      moves=${rest#*moves }
      echo "bestmove $(echo "$moves" | tr -s ' ' '\n' | best_move)" ;;
    quit) exit ;;
  esac
done
