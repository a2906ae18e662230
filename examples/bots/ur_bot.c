/* A bot for the Royal Game of Ur: goes home, captures, rolls again, and runs from danger.
 * Build: cc -O2 -o ur_bot ur_bot.c */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { HOME = 15, FIRST_SHARED = 5, LAST_SHARED = 12, SAFE = 8, LONGEST_LINE = 65536 };

/* Whether the steps of a token are those of the other player. */
static int theirs[HOME + 1];

static int is_rosette(int step) { return step == 4 || step == 8 || step == 14; }

static int is_shared(int step) { return step >= FIRST_SHARED && step <= LAST_SHARED; }

/* Read two digits. */
static int step_at(const char *text) { return 10 * (text[0] - '0') + text[1] - '0'; }

/* Read where the tokens of the other player are: "A3P020408H1B3P030710H1". */
static void read_position(const char *shared, const char *players) {
  const char *side = strchr(players, shared[0] == 'A' ? 'B' : 'A');
  memset(theirs, 0, sizeof theirs);
  if (side == NULL || (side = strchr(side, 'P')) == NULL) return;
  for (side++; side[0] >= '0' && side[0] <= '9' && side[1] != '\0'; side += 2)
    if (step_at(side) < HOME) theirs[step_at(side)] = 1;
}

/* Count the tokens of the other player that could capture on a step by one roll. */
static int danger_at(int step) {
  int count = 0;
  if (!is_shared(step) || step == SAFE) return 0;
  for (int from = step - 4; from < step; from++) count += from > 0 ? theirs[from] : from == 0;
  return count;
}

/* Return how good a move is, such as "A0408": from step 4 to step 8. */
static int value_of(const char *move) {
  int from = step_at(move + 1), to = step_at(move + 3);
  int value = to;
  if (to == HOME) value += 30;
  if (is_shared(to) && theirs[to]) value += 40 + to;
  if (is_rosette(to)) value += 25;
  if (from == SAFE) value -= 15;
  return value + 6 * danger_at(from) - 6 * danger_at(to);
}

static void choose(char *words) {
  const char *best = NULL;
  char *list = strstr(words, "moves ");
  for (char *move = list ? strtok(list + 6, " \r\n") : NULL; move; move = strtok(NULL, " \r\n"))
    if (strlen(move) == 5 && (best == NULL || value_of(move) > value_of(best))) best = move;
  printf("bestmove %s\n", best ? best : "none");
}

int main(void) {
  static char line[LONGEST_LINE + 2];
  char shared[8], players[64];
  /* A host waits for each line. */
  setvbuf(stdout, NULL, _IOLBF, 0);
  while (fgets(line, sizeof line, stdin)) {
    if (strncmp(line, "azulejo ", 8) == 0)
      puts("id name Ur in C\ngame royal-ur\nneeds moves\nazulejook 1");
    else if (strncmp(line, "isready", 7) == 0)
      puts("readyok");
    else if (sscanf(line, "position %7s %63s", shared, players) == 2)
      read_position(shared, players);
    else if (strncmp(line, "go ", 3) == 0)
      choose(line);
    else if (strncmp(line, "quit", 4) == 0)
      break;
  }
  return EXIT_SUCCESS;
}
