/* A bot for the board game Azul. It speaks the line protocol of azulejo, version 1.
 * Build: cc -O2 -Wall -Wextra -o azul_bot azul_bot.c
 *
 * Two players: alpha-beta search over the drafting moves that are left in the round. At the end
 * of the round both boards are tiled, floors and the first-player token are counted, and what
 * the boards are still worth is estimated. Where the search stops before the end of the round, a
 * quick greedy drafting finishes it. Three and four players: each move is followed by such a
 * greedy drafting, and the best result wins. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
  SIZE = 5,          /* rows, columns and colours */
  MAX_PLAYERS = 4,
  MAX_DISPLAYS = 10, /* nine factories and the centre */
  FLOOR = 5,         /* the target of a move that is no storage row */
  FLOOR_PLACES = 7,
  MAX_MOVES = MAX_DISPLAYS * SIZE * (SIZE + 1),
  MAX_PLIES = 128,
  LONGEST_LINE = 65536,
  DEFAULT_MILLISECONDS = 100,
  OUTCOME_SLOTS = 1 << 16,
  TABLE_SLOTS = 1 << 19,
  WINDOW = 1 << 28,  /* larger than any value of the search */
  WHOLE = 255,
  START_WIDTH = 20,  /* how many moves are tried at first; two or four times as many near the root */
  SEARCH_CHECK = 127 /* how many nodes are searched between looks at the clock, less one */
};

static const int floor_penalty[FLOOR_PLACES + 1] = {0, 1, 2, 4, 6, 8, 11, 14};

/* ---- What the evaluation believes ------------------------------------------------------- */

/* What a board is judged by. The numbers come from counting, and from least squares over, the
 * ends of rounds in some thousand quick games of this bot against itself. A begun line costs
 * freedom in the next round. */
enum {
  PLACING,    /* points expected from placing tiles */
  COLUMNS,    /* points expected from bonuses */
  COLOURS,
  ROWS,
  BEGUN,      /* begun storage lines */
  BEGUN_DEEP, /* the sum of their row numbers */
  CELLS,      /* filled cells of the mosaic */
  NEIGHBOURS, /* points, beyond one each, that tiles in all empty cells would score */
  FEATURES
};

/* Indexed by the stage: how many rounds are left at least, from 1 to 5. */
typedef struct {
  double fills[SIZE + 1][SIZE];    /* how many more cells of a row will be filled, by row */
  double finish[SIZE];             /* chance to finish a begun line next round, by tiles that lack */
  double begun;                    /* what a full line would add to fills; a begun one a part */
  double worth[SIZE + 1][FEATURES]; /* of each feature, in points */
  double first[SIZE + 1];          /* points that beginning the next round is worth */
  double spread[SIZE + 1];         /* points of lead that make a win 73 % likely */
} Belief;

static const Belief beliefs[2] = {
  { /* fixed mosaic */
    {{0}, {.82, .60, .42, .27, .14}, {1.75, 1.42, .97, .60, .33}, {2.73, 2.25, 1.55, .93, .57},
     {3.72, 3.13, 2.15, 1.25, .78}, {4.7, 4.0, 2.8, 1.7, 1.1}},
    {1, .72, .55, .35, .25}, .7,
    {{0},
     {.63, 1.19, .98, -.24, -2.24, -.17, -.39, .11},
     {.39, 1.43, 1.00, .43, -2.12, -.10, -1.03, .38},
     {.31, 1.70, .71, .61, -2.65, .20, -1.03, .44},
     {.41, 2.23, 1.28, 2.24, .25, -.45, .12, .24},
     {.41, 2.23, 1.28, 2.24, .25, -.45, .12, .24}},
    {0, 1.8, 1.2, 1.7, 1.3, 1.3},
    {1, 4.2, 5.4, 6.2, 6.7, 6.7}
  },
  { /* variant mosaic */
    {{0}, {.82, .60, .45, .30, .14}, {1.76, 1.38, 1.04, .66, .34}, {2.73, 2.25, 1.67, 1.0, .53},
     {3.72, 3.13, 2.3, 1.37, .73}, {4.7, 4.0, 2.9, 1.8, 1.1}},
    {1, .72, .55, .35, .25}, .7,
    {{0},
     {.95, 1.37, 1.05, -.10, -3.5, .05, -1.0, .10},
     {.25, 1.85, .60, .50, -3.1, .40, -2.2, .40},
     {.20, 2.20, .20, 0, -2.6, .20, -1.0, .30},
     {.20, 3.50, 0, 0, -1.5, -.40, -1.5, .50},
     {.20, 3.50, 0, 0, -1.5, -.40, -1.5, .50}},
    {0, 1.5, 1.4, 1.4, 1.3, 1.3},
    {1, 5.1, 6.5, 7.6, 8.3, 8.3}
  }
};

static const Belief *belief = &beliefs[1];

/* ---- The state -------------------------------------------------------------------------- */

/* A player's mosaic and score: they do not change while tiles are drafted. */
typedef struct {
  int score;
  uint8_t row_cells[SIZE];      /* bit c: the cell in column c is filled */
  uint8_t row_colours[SIZE];    /* bit k: the row has colour k */
  uint8_t column_colours[SIZE]; /* bit k: the column has colour k */
} Board;

/* What drafting changes. A display (a factory, or last the centre) holds five bits for the number
 * of tiles of each colour. The storage is five bits a row: 0, or 1 + 5 * colour + tiles - 1. */
typedef struct {
  uint32_t displays[MAX_DISPLAYS];
  uint32_t storage[MAX_PLAYERS];
  uint8_t floor[MAX_PLAYERS];
  uint8_t turn;
  int8_t token; /* who has the first-player token, -1 for the centre */
} Draft;

typedef struct {
  uint8_t display, colour, target;
  int promise; /* a cheap value, by which moves are ordered */
} Move;

static Board boards[MAX_PLAYERS];
static Draft root;
static int players, centre;  /* centre: the index of the last display */
static int variant_mosaic = 1, any_order = 0;
static int have_position = 0;

static int min_int(int a, int b) { return a < b ? a : b; }
static int max_int(int a, int b) { return a > b ? a : b; }

static int count_bits(unsigned bits) {
  int count = 0;
  for (; bits; bits &= bits - 1) count++;
  return count;
}

static int tiles_in(uint32_t display, int colour) { return display >> (5 * colour) & 31; }
static int line_code(uint32_t storage, int row) { return storage >> (5 * row) & 31; }
static int make_code(int colour, int tiles) { return 1 + SIZE * colour + tiles - 1; }
static int code_colour(int code) { return (code - 1) / SIZE; }
static int code_tiles(int code) { return code ? (code - 1) % SIZE + 1 : 0; }

static uint32_t with_line(uint32_t storage, int row, int code) {
  return (storage & ~((uint32_t)31 << (5 * row))) | (uint32_t)code << (5 * row);
}

static int is_full(uint32_t storage, int row) {
  return code_tiles(line_code(storage, row)) == row + 1;
}

/* ---- The mosaic ------------------------------------------------------------------------- */

static int is_filled(const Board *board, int row, int column) {
  return board->row_cells[row] >> column & 1;
}

/* The columns, as bits, in which a row may take a colour. */
static unsigned columns_for(const Board *board, int row, int colour) {
  unsigned columns = 0;
  if (board->row_colours[row] >> colour & 1) return 0;
  if (!variant_mosaic) return 1u << (colour + row) % SIZE;
  for (int column = 0; column < SIZE; column++)
    if (!is_filled(board, row, column) && !(board->column_colours[column] >> colour & 1))
      columns |= 1u << column;
  return columns;
}

/* The points that a tile scores when it is placed in an empty cell. */
static int placing_points(const Board *board, int row, int column) {
  int across = 1, down = 1;
  for (int c = column - 1; c >= 0 && is_filled(board, row, c); c--) across++;
  for (int c = column + 1; c < SIZE && is_filled(board, row, c); c++) across++;
  for (int r = row - 1; r >= 0 && is_filled(board, r, column); r--) down++;
  for (int r = row + 1; r < SIZE && is_filled(board, r, column); r++) down++;
  if (across == 1 && down == 1) return 1;
  return (across > 1 ? across : 0) + (down > 1 ? down : 0);
}

static void place_tile(Board *board, int row, int column, int colour) {
  board->row_cells[row] |= 1 << column;
  board->row_colours[row] |= 1 << colour;
  board->column_colours[column] |= 1 << colour;
}

static int fullest_row(const Board *board) {
  int most = 0;
  for (int row = 0; row < SIZE; row++) most = max_int(most, count_bits(board->row_cells[row]));
  return most;
}

static int complete_rows(const Board *board) {
  int rows = 0;
  for (int row = 0; row < SIZE; row++) rows += board->row_cells[row] == 31;
  return rows;
}

/* The bonuses at the end of the game. */
static int bonus_points(const Board *board) {
  int columns = 31, colours = 31;
  for (int row = 0; row < SIZE; row++) {
    columns &= board->row_cells[row];
    colours &= board->row_colours[row];
  }
  return 2 * complete_rows(board) + 7 * count_bits(columns) + 10 * count_bits(colours);
}

/* ---- The evaluation of a board between rounds ------------------------------------------- */

static double limit_chance(double chance) { return chance < 0 ? 0 : chance > .97 ? .97 : chance; }

/* The chance to finish a line that lacks some tiles, in some rounds. */
static double finish_chance(int lacking, int rounds) {
  double fail = 1;
  for (int round = 0; round < rounds; round++) fail *= 1 - belief->finish[lacking];
  return 1 - fail;
}

/* Estimate what a board may still gain: by placing tiles, and from each kind of bonus. */
static void measure(const Board *board, uint32_t storage, int stage, double features[FEATURES]) {
  double column_chance[SIZE] = {1, 1, 1, 1, 1}, colour_chance[SIZE] = {1, 1, 1, 1, 1};
  int column_lacks[SIZE] = {0}, colour_lacks[SIZE] = {0};
  for (int i = 0; i < FEATURES; i++) features[i] = 0;
  for (int row = 0; row < SIZE; row++) {
    int code = line_code(storage, row), tiles = code_tiles(code), begun = code ? code_colour(code) : -1;
    int lacks = SIZE - count_bits(board->row_cells[row]);
    double fills = belief->fills[stage][row] + belief->begun * tiles / (row + 1);
    double first = code ? finish_chance(row + 1 - tiles, stage) : 0;
    double rest, row_chance = 1, sum = 0, best = 0, cells = 0;
    features[BEGUN] += code != 0;
    features[BEGUN_DEEP] += code ? row : 0;
    features[CELLS] += SIZE - lacks;
    for (int column = 0; column < SIZE; column++)
      if (!is_filled(board, row, column)) features[NEIGHBOURS] += placing_points(board, row, column) - 1;
    if (lacks == 0) { features[ROWS] += 2; continue; }
    rest = lacks > 1 ? limit_chance((fills - first) / (lacks - (code != 0))) : limit_chance(fills);
    for (int colour = 0; colour < SIZE; colour++) {
      unsigned columns = columns_for(board, row, colour);
      double chance = colour == begun ? first : rest;
      if (board->row_colours[row] >> colour & 1) continue;
      if (!columns) chance = 0;
      colour_chance[colour] *= chance;
      colour_lacks[colour]++;
      row_chance *= chance;
      if (variant_mosaic) continue;
      int column = (colour + row) % SIZE;
      column_chance[column] *= chance;
      column_lacks[column]++;
      features[PLACING] += chance * placing_points(board, row, column);
    }
    features[ROWS] += 2 * row_chance;
    if (!variant_mosaic) continue;
    for (int column = 0; column < SIZE; column++) {
      unsigned open = 31 & ~(board->row_colours[row] | board->column_colours[column]);
      if (is_filled(board, row, column)) continue;
      double points = open ? placing_points(board, row, column) : 0;
      double chance = open ? limit_chance(fills / lacks) : 0;
      if (begun >= 0 && open >> begun & 1) chance += (1 - chance) * first / lacks;
      column_chance[column] *= chance;
      column_lacks[column]++;
      sum += points;
      cells++;
      if (points > best) best = points;
    }
    features[PLACING] += fills * (best + sum / cells) / 2;
  }
  for (int i = 0; i < SIZE; i++) {
    features[COLUMNS] += 7 * column_chance[i];
    features[COLOURS] += 10 * colour_chance[i];
  }
}

/* ---- Tiling ----------------------------------------------------------------------------- */

/* What a storage comes to when its full rows have been tiled as well as possible. */
typedef struct {
  uint32_t storage; /* the storage before, as the key */
  uint8_t known, floor_tiles, most, rows;
  int16_t gain, bonus;
  float future[SIZE + 1]; /* by stage */
} Outcome;

typedef struct {
  Board board;
  uint32_t storage;
  int gain, floor_tiles;
} Tiling;

static Outcome outcomes[MAX_PLAYERS][OUTCOME_SLOTS];
static int beam = 2; /* how many columns a row tries while drafting moves are searched */

static double future_of(const Board *board, uint32_t storage, int stage) {
  double features[FEATURES], sum = 0;
  measure(board, storage, stage, features);
  for (int i = 0; i < FEATURES; i++) sum += belief->worth[stage][i] * features[i];
  return sum;
}

static double tiling_value(const Tiling *tiling) {
  int most = fullest_row(&tiling->board);
  double penalty = floor_penalty[min_int(tiling->floor_tiles, FLOOR_PLACES)];
  if (most == SIZE) return tiling->gain - penalty + bonus_points(&tiling->board);
  return tiling->gain - penalty + future_of(&tiling->board, tiling->storage, SIZE - most);
}

/* Tile a full row: in a column, or on the floor where the column is FLOOR. */
static Tiling tile_row(const Tiling *before, int row, int column) {
  Tiling after = *before;
  int colour = code_colour(line_code(before->storage, row));
  after.storage = with_line(before->storage, row, 0);
  if (column == FLOOR) {
    after.floor_tiles += row + 1;
  } else {
    after.gain += placing_points(&before->board, row, column);
    place_tile(&after.board, row, column, colour);
  }
  return after;
}

/* List the columns for a full row, the best looking first; FLOOR if there is none. */
static int list_columns(const Tiling *tiling, int row, int list[SIZE]) {
  unsigned columns = columns_for(&tiling->board, row, code_colour(line_code(tiling->storage, row)));
  int looks[SIZE], count = 0;
  for (int column = 0; column < SIZE; column++) {
    int look = 2 * placing_points(&tiling->board, row, column), at = count;
    if (!(columns >> column & 1)) continue;
    for (int r = 0; r < SIZE; r++) look += is_filled(&tiling->board, r, column);
    look = 8 * look - abs(column - 2);
    for (; at > 0 && looks[at - 1] < look; at--) {
      looks[at] = looks[at - 1];
      list[at] = list[at - 1];
    }
    looks[at] = look;
    list[at] = column;
    count++;
  }
  if (count == 0) list[count++] = FLOOR;
  return count;
}

/* Find the best way to tile all full rows; return its value. */
static double best_tiling(const Tiling *tiling, Tiling *best) {
  double best_value = -1e9;
  for (int row = 0; row < SIZE; row++) {
    int list[SIZE], count;
    if (!is_full(tiling->storage, row)) continue;
    count = min_int(list_columns(tiling, row, list), beam);
    for (int i = 0; i < count; i++) {
      Tiling after = tile_row(tiling, row, list[i]), end;
      double value = best_tiling(&after, &end);
      if (value > best_value) {
        best_value = value;
        *best = end;
      }
    }
    /* Any order matters little in the variant mosaic, where columns can be chosen. */
    if (!any_order || variant_mosaic) break;
  }
  if (best_value > -1e9) return best_value;
  *best = *tiling;
  return tiling_value(tiling);
}

static const Outcome *outcome_of(int player, uint32_t storage) {
  Outcome *outcome = &outcomes[player][storage * 2654435761u >> 16 & (OUTCOME_SLOTS - 1)];
  Tiling start = {boards[player], storage, 0, 0}, end;
  if (outcome->known && outcome->storage == storage) return outcome;
  best_tiling(&start, &end);
  outcome->storage = storage;
  outcome->known = 1;
  outcome->floor_tiles = min_int(end.floor_tiles, FLOOR_PLACES);
  outcome->most = fullest_row(&end.board);
  outcome->rows = complete_rows(&end.board);
  outcome->gain = end.gain;
  outcome->bonus = bonus_points(&end.board);
  for (int stage = 1; stage <= SIZE; stage++)
    outcome->future[stage] = future_of(&end.board, end.storage, stage);
  return outcome;
}

/* ---- The value of a round's end --------------------------------------------------------- */

enum { WIN = 100000, POINT = 100, CURVE = 512, CURVE_STEPS = 8 };

/* curve[i]: how likely, from 0 to 1, a lead of i / CURVE_STEPS spreads wins. */
static double curve[CURVE];

static void draw_curve(void) {
  const double root_of_e = 1.1331484530668263; /* e to the power of 1 / CURVE_STEPS */
  double power = 1;
  for (int i = 0; i < CURVE; i++) {
    curve[i] = 1 - 1 / (1 + power);
    power *= root_of_e;
  }
}

static double win_chance(double spreads) {
  double steps = (spreads < 0 ? -spreads : spreads) * CURVE_STEPS, chance = 1;
  int i = steps < CURVE - 1 ? (int)steps : CURVE - 1;
  if (i < CURVE - 1) chance = curve[i] + (curve[i + 1] - curve[i]) * (steps - i);
  return spreads < 0 ? 1 - chance : chance;
}

/* Work out what every player stands at when drafting has ended; return the stage, 0 at the end of
 * the game. Complete rows, which break ties, count as a small part of a point. */
static int stand(const Draft *draft, double standing[MAX_PLAYERS]) {
  const Outcome *outcome[MAX_PLAYERS];
  int most = 0, stage, first = draft->token < 0 ? draft->turn : draft->token;
  for (int p = 0; p < players; p++) {
    outcome[p] = outcome_of(p, draft->storage[p]);
    most = max_int(most, outcome[p]->most);
  }
  stage = SIZE - most;
  for (int p = 0; p < players; p++) {
    int floor = min_int(draft->floor[p] + outcome[p]->floor_tiles, FLOOR_PLACES);
    int score = max_int(0, boards[p].score + outcome[p]->gain - floor_penalty[floor]);
    if (stage == 0) standing[p] = score + outcome[p]->bonus + .01 * outcome[p]->rows;
    else standing[p] = score + outcome[p]->future[stage] + (p == first ? belief->first[stage] : 0);
  }
  return stage;
}

/* The value of the end of drafting for a player. */
static int end_value(const Draft *draft, int player) {
  double standing[MAX_PLAYERS] = {0}, lead, other = -1e9;
  int stage = stand(draft, standing);
  for (int p = 0; p < players; p++)
    if (p != player && standing[p] > other) other = standing[p];
  lead = standing[player] - other;
  if (stage == 0) return (int)(POINT * lead) + (lead > 0 ? WIN : lead < 0 ? -WIN : 0);
  return (int)(POINT * lead + WIN * (2 * win_chance(lead / belief->spread[stage]) - 1));
}

/* ---- Drafting moves --------------------------------------------------------------------- */

/* A cheap value of each storage line, for the order of moves: by player, row and code. */
static int line_worth[MAX_PLAYERS][SIZE][1 + SIZE * SIZE];
static int token_worth;
static const double draft_finish = .6; /* how much a begun line is worth of what the full line adds */

static int has_tiles(const Draft *draft) {
  uint32_t all = 0;
  for (int i = 0; i <= centre; i++) all |= draft->displays[i];
  return all != 0;
}

static int accepts(const Draft *draft, int row, int colour) {
  int code = line_code(draft->storage[draft->turn], row);
  if (code) return code_colour(code) == colour && code_tiles(code) <= row;
  return !(boards[draft->turn].row_colours[row] >> colour & 1);
}

/* Judge a move by the player's own line, floor and token. */
static int promise_of(const Draft *draft, int display, int colour, int target) {
  int player = draft->turn, tiles = tiles_in(draft->displays[display], colour);
  int floor = draft->floor[player], spilt = tiles, promise = 0;
  if (display == centre && draft->token < 0) {
    promise += token_worth;
    spilt++;
  }
  if (target != FLOOR) {
    int code = line_code(draft->storage[player], target);
    int placed = min_int(tiles, target + 1 - code_tiles(code));
    const int *worth = line_worth[player][target];
    promise += worth[make_code(colour, code_tiles(code) + placed)] - worth[code];
    spilt -= placed;
  }
  return promise - POINT * (floor_penalty[min_int(floor + spilt, FLOOR_PLACES)] - floor_penalty[floor]);
}

static void make_move(Draft *draft, int display, int colour, int target) {
  int player = draft->turn, tiles = tiles_in(draft->displays[display], colour), floor = draft->floor[player];
  draft->displays[display] &= ~((uint32_t)31 << (5 * colour));
  if (display != centre) {
    draft->displays[centre] += draft->displays[display];
    draft->displays[display] = 0;
  } else if (draft->token < 0) {
    draft->token = player;
    floor++;
  }
  if (target != FLOOR) {
    int held = code_tiles(line_code(draft->storage[player], target));
    int placed = min_int(tiles, target + 1 - held);
    draft->storage[player] = with_line(draft->storage[player], target, make_code(colour, held + placed));
    tiles -= placed;
  }
  draft->floor[player] = min_int(floor + tiles, FLOOR_PLACES);
  draft->turn = (player + 1) % players;
}

/* Whether an earlier factory holds just the same tiles. */
static int is_repeated(const Draft *draft, int display) {
  for (int i = 0; i < display && display != centre; i++)
    if (draft->displays[i] == draft->displays[display]) return 1;
  return 0;
}

static int list_moves(const Draft *draft, Move *moves) {
  int count = 0;
  for (int display = 0; display <= centre; display++) {
    if (!draft->displays[display] || is_repeated(draft, display)) continue;
    for (int colour = 0; colour < SIZE; colour++) {
      if (!tiles_in(draft->displays[display], colour)) continue;
      for (int target = 0; target <= FLOOR; target++) {
        if (target != FLOOR && !accepts(draft, target, colour)) continue;
        Move move = {display, colour, target, promise_of(draft, display, colour, target)};
        moves[count++] = move;
      }
    }
  }
  return count;
}

/* Draft to the end of the round, each player taking the most promising move. */
static void finish_greedily(Draft *draft) {
  Move moves[MAX_MOVES];
  while (has_tiles(draft)) {
    int count = list_moves(draft, moves), best = 0;
    for (int i = 1; i < count; i++)
      if (moves[i].promise > moves[best].promise) best = i;
    make_move(draft, moves[best].display, moves[best].colour, moves[best].target);
  }
}

/* Fill in line_worth for the boards of this round. */
static void judge_lines(void) {
  int most = 0, stage;
  for (int p = 0; p < players; p++) most = max_int(most, fullest_row(&boards[p]));
  stage = max_int(1, SIZE - 1 - most);
  token_worth = (int)(POINT * belief->first[stage]);
  for (int p = 0; p < players; p++)
    for (int row = 0; row < SIZE; row++)
      for (int code = 0; code <= SIZE * SIZE; code++) {
        int *worth = &line_worth[p][row][code], tiles = code_tiles(code);
        const Outcome *outcome;
        *worth = 0;
        if (tiles > row + 1 || (code && boards[p].row_colours[row] >> code_colour(code) & 1)) continue;
        outcome = outcome_of(p, with_line(root.storage[p], row, code));
        *worth = (int)(POINT * (outcome->gain + outcome->future[stage]));
        if (outcome->most == SIZE && stage == 1) *worth = POINT * (outcome->gain + outcome->bonus);
      }
  for (int p = 0; p < players; p++)
    for (int row = 1; row < SIZE; row++)
      for (int code = 1; code <= SIZE * SIZE; code++) {
        int *worth = line_worth[p][row], tiles = code_tiles(code), gain, blend;
        if (tiles > row) continue;
        gain = worth[make_code(code_colour(code), row + 1)] - worth[0];
        blend = worth[0] + (int)(gain * draft_finish * tiles / (row + 1));
        worth[code] = max_int(worth[code], blend);
      }
}

/* ---- The search ------------------------------------------------------------------------- */

typedef enum { EXACT, AT_LEAST, AT_MOST } Bound;

typedef struct {
  uint64_t key;
  int32_t value;
  uint8_t depth, bound; /* depth: WHOLE if all lines went to the end of the round */
  Move move;
} Entry;

static Entry table[TABLE_SLOTS];
static uint64_t salt; /* makes the keys of another search different */
static long nodes, node_limit;
static clock_t deadline;
static int stopped, width;
static int depth_cuts, width_cuts; /* how often the search stopped early, or left moves out */

static uint64_t mix(uint64_t x) {
  x = (x ^ x >> 31) * 0x9E3779B97F4A7C15u;
  return x ^ x >> 29;
}

static uint64_t key_of(const Draft *draft) {
  uint64_t key = salt;
  for (int i = 0; i <= centre; i += 2)
    key = mix(key ^ ((uint64_t)draft->displays[i] << 32 | (i < centre ? draft->displays[i + 1] : 0)));
  key = mix(key ^ ((uint64_t)draft->storage[0] << 32 | draft->storage[1]));
  return mix(key ^ (draft->floor[0] | draft->floor[1] << 8 | draft->turn << 16 | (draft->token + 1) << 20));
}

static Move killers[MAX_PLIES + 1][2]; /* moves that were too good lately, by ply */

static int width_at(int ply) { return ply == 0 ? 4 * width : ply == 1 ? 2 * width : width; }

static int is_same(const Move *one, const Move *other) {
  return one->display == other->display && one->colour == other->colour && one->target == other->target;
}

/* Bring the most promising of the moves from a place on to that place. */
static void bring_best(Move *moves, int from, int count) {
  int best = from;
  for (int i = from + 1; i < count; i++)
    if (moves[i].promise > moves[best].promise) best = i;
  Move move = moves[from];
  moves[from] = moves[best];
  moves[best] = move;
}

static int search(const Draft *draft, int depth, int ply, int alpha, int beta) {
  Move moves[MAX_MOVES];
  int best = -WINDOW, first_alpha = alpha, cuts_before = depth_cuts, count, tried;
  Move best_move = {0, 0, 0, 0};

  if ((++nodes & SEARCH_CHECK) == 0 && deadline && clock() >= deadline) stopped = 1;
  if (nodes >= node_limit) stopped = 1;
  if (stopped) return 0;
  if (!has_tiles(draft)) return end_value(draft, draft->turn);
  if (depth == 0) {
    Draft end = *draft;
    depth_cuts++;
    finish_greedily(&end);
    return end_value(&end, draft->turn);
  }

  uint64_t key = key_of(draft);
  Entry *entry = &table[key & (TABLE_SLOTS - 1)];
  int known = entry->key == key;
  if (known && entry->depth >= depth) {
    if (entry->depth != WHOLE) depth_cuts++;
    if (entry->bound == EXACT || (entry->bound == AT_LEAST && entry->value >= beta) ||
        (entry->bound == AT_MOST && entry->value <= alpha))
      return entry->value;
  }

  count = list_moves(draft, moves);
  for (int i = 0; i < count; i++) {
    if (known && is_same(&moves[i], &entry->move)) moves[i].promise = WINDOW;
    else if (is_same(&moves[i], &killers[ply][0])) moves[i].promise = WINDOW / 2;
    else if (is_same(&moves[i], &killers[ply][1])) moves[i].promise = WINDOW / 4;
  }
  tried = min_int(count, width_at(ply));
  if (tried < count) width_cuts++;
  for (int i = 0; i < tried && alpha < beta; i++) {
    Draft next = *draft;
    int value;
    bring_best(moves, i, count);
    make_move(&next, moves[i].display, moves[i].colour, moves[i].target);
    if (i == 0) {
      value = -search(&next, depth - 1, ply + 1, -beta, -alpha);
    } else {
      value = -search(&next, depth - 1, ply + 1, -alpha - 1, -alpha);
      if (value > alpha && value < beta) value = -search(&next, depth - 1, ply + 1, -beta, -alpha);
    }
    if (stopped) return 0;
    if (value > best) {
      best = value;
      best_move = moves[i];
    }
    alpha = max_int(alpha, value);
  }

  if (best >= beta && !is_same(&best_move, &killers[ply][0])) {
    killers[ply][1] = killers[ply][0];
    killers[ply][0] = best_move;
  }
  entry->key = key;
  entry->value = best;
  entry->depth = depth_cuts == cuts_before ? WHOLE : depth;
  entry->bound = best >= beta ? AT_LEAST : best <= first_alpha ? AT_MOST : EXACT;
  entry->move = best_move;
  return best;
}

/* Search all root moves to a depth, the last best first; bring the new best to the front. */
static void search_root(Move *moves, int count, int depth, int *value) {
  int alpha = -WINDOW, tried = min_int(count, width_at(0));
  if (tried < count) width_cuts++;
  for (int i = 0; i < tried; i++) {
    Draft next = root;
    int score;
    make_move(&next, moves[i].display, moves[i].colour, moves[i].target);
    score = i == 0 ? -WINDOW : -search(&next, depth - 1, 1, -alpha - 1, -alpha);
    if (!stopped && (i == 0 || score > alpha)) score = -search(&next, depth - 1, 1, -WINDOW, -alpha);
    if (stopped) return;
    if (score > alpha) {
      Move move = moves[i];
      memmove(moves + 1, moves, i * sizeof *moves);
      moves[0] = move;
      *value = alpha = score;
    }
  }
}

static void sort_moves(Move *moves, int count) {
  for (int i = 0; i < count; i++) bring_best(moves, i, count);
}

/* Choose among the drafting moves of a game of two. */
static Move choose_by_search(Move *moves, int count, int max_depth) {
  int value = 0, depth = 1;
  salt = mix(salt + 1);
  width = START_WIDTH;
  width_cuts = 0;
  while (!stopped && depth <= max_depth) {
    depth_cuts = 0;
    search_root(moves, count, depth, &value);
    if (stopped) break;
    if (depth_cuts) {
      depth++;
    } else if (width_cuts) {
      width *= 2;
      width_cuts = 0;
      salt = mix(salt + 1);
    } else {
      break;
    }
  }
  printf("info winshare %.4f iterations %ld depth %d\n", win_chance((double)value / WIN * 2), nodes, depth);
  return moves[0];
}

/* Choose among the drafting moves of a game of more: the best end of a greedy drafting. */
static Move choose_by_drafting(const Move *moves, int count) {
  int best = -WINDOW, chosen = 0;
  for (int i = 0; i < count; i++) {
    Draft end = root;
    int value;
    make_move(&end, moves[i].display, moves[i].colour, moves[i].target);
    finish_greedily(&end);
    value = end_value(&end, root.turn);
    if (value > best) {
      best = value;
      chosen = i;
    }
  }
  return moves[chosen];
}

static Move choose_draft(int max_depth) {
  Move moves[MAX_MOVES];
  int count = list_moves(&root, moves);
  sort_moves(moves, count);
  if (count == 1) return moves[0];
  return players == 2 ? choose_by_search(moves, count, max_depth) : choose_by_drafting(moves, count);
}

/* Choose the row and column to tile next. */
static void choose_tiling(int *row, int *column) {
  Tiling now = {boards[root.turn], root.storage[root.turn], 0, root.floor[root.turn]};
  double best = -1e9;
  beam = SIZE;
  for (int r = 0; r < SIZE; r++) {
    int list[SIZE], count;
    if (!is_full(now.storage, r)) continue;
    count = list_columns(&now, r, list);
    for (int i = 0; i < count; i++) {
      Tiling after = tile_row(&now, r, list[i]), end;
      double value = best_tiling(&after, &end);
      if (value > best) {
        best = value;
        *row = r;
        *column = list[i];
      }
    }
    if (!any_order) break;
  }
  beam = 2;
}

/* ---- Reading positions ------------------------------------------------------------------ */

static int is_colour(char c) { return c >= 'a' && c <= 'e'; }
static int is_row(char c) { return c >= '0' && c <= '4'; }

static const char *read_tiles(const char *text, uint32_t *display) {
  for (*display = 0; is_colour(*text); text++) *display += (uint32_t)1 << (5 * (*text - 'a'));
  return text;
}

/* Read a string such as "AF0accc2abbdCeefB1517161715D0000000000" up to the bag. */
static int read_shared(const char *text) {
  if (*text < 'A' || *text > 'D' || text[1] != 'F') return 0;
  root.turn = *text - 'A';
  for (text += 2; *text >= '0' && *text <= '8';) {
    int factory = *text - '0';
    if (factory >= centre) return 0;
    text = read_tiles(text + 1, &root.displays[factory]);
  }
  if (*text != 'C') return 0;
  text = read_tiles(text + 1, &root.displays[centre]);
  return *text == 'B' || (text[0] == 'f' && text[1] == 'B');
}

/* Read one player such as "A7Ma02b13S1a2FabF", up to the next; return NULL if that fails. */
static const char *read_player(const char *text, int player) {
  Board *board = &boards[player];
  if (*text != 'A' + player) return NULL;
  for (text++; *text >= '0' && *text <= '9'; text++) board->score = 10 * board->score + *text - '0';
  if (*text++ != 'M') return NULL;
  for (; is_colour(text[0]) && is_row(text[1]) && is_row(text[2]); text += 3)
    place_tile(board, text[1] - '0', text[2] - '0', text[0] - 'a');
  if (*text++ != 'S') return NULL;
  for (; is_row(text[0]) && is_colour(text[1]) && text[2] >= '1' && text[2] <= text[0] + 1; text += 3)
    root.storage[player] = with_line(root.storage[player], text[0] - '0',
                                     make_code(text[1] - 'a', text[2] - '0'));
  if (*text++ != 'F') return NULL;
  for (; is_colour(*text); text++) root.floor[player]++;
  if (*text == 'f') {
    root.floor[player]++;
    root.token = player;
    text++;
  }
  root.floor[player] = min_int(root.floor[player], FLOOR_PLACES);
  return text;
}

static int read_position(const char *shared, const char *sides) {
  static Board before[MAX_PLAYERS];
  memcpy(before, boards, sizeof boards);
  memset(boards, 0, sizeof boards);
  memset(&root, 0, sizeof root);
  root.token = -1;
  for (players = 0; *sides; players++)
    if (players == MAX_PLAYERS || !(sides = read_player(sides, players))) return 0;
  centre = 2 * players + 1;
  if (memcmp(before, boards, sizeof boards) != 0) memset(outcomes, 0, sizeof outcomes);
  return players >= 2 && read_shared(shared) && root.turn < players;
}

/* ---- The protocol ----------------------------------------------------------------------- */

/* Return the number after a word of a line, or a default. */
static long number_after(const char *line, const char *word, long otherwise) {
  const char *found = strstr(line, word);
  return found ? strtol(found + strlen(word), NULL, 10) : otherwise;
}

static void answer_new_game(char *line) {
  variant_mosaic = strstr(line, "mosaic=fixed") == NULL;
  any_order = strstr(line, "tilingOrder=any") != NULL;
  belief = &beliefs[variant_mosaic];
  have_position = 0;
  memset(outcomes, 0, sizeof outcomes);
}

static void answer_position(char *line) {
  const char *word = strtok(line, " \t"), *shared = strtok(NULL, " \t"), *sides = strtok(NULL, " \t");
  have_position = word && shared && sides && !strtok(NULL, " \t") && read_position(shared, sides);
  if (!have_position) puts("error Found a position that this bot cannot read.");
}

static void set_limits(const char *line) {
  long limit = number_after(line, " limit ", 0), iterations = number_after(line, " iterations ", 0);
  long time = number_after(line, " time ", iterations ? 0 : DEFAULT_MILLISECONDS);
  if (limit > 0 && time > limit / 2) time = limit / 2;
  deadline = time > 0 ? clock() + (clock_t)(time * (CLOCKS_PER_SEC / 1000)) : 0;
  node_limit = iterations > 0 ? iterations : 1000000000;
  nodes = stopped = 0;
}

static void answer_go(char *line) {
  char *moves = strstr(line, " moves");
  int row = -1, column = 0;
  if (moves) *moves = '\0';
  if (!have_position) {
    puts("error Found go, expected a position first.");
    return;
  }
  set_limits(line);
  if (has_tiles(&root)) {
    judge_lines();
    Move move = choose_draft((int)number_after(line, " depth ", MAX_PLIES));
    printf("bestmove %c%c%c%c\n", 'A' + root.turn, move.display == centre ? 'C' : '0' + move.display,
           'a' + move.colour, move.target == FLOOR ? 'F' : '0' + move.target);
    return;
  }
  choose_tiling(&row, &column);
  if (row < 0) puts("bestmove none");
  else printf("bestmove %c%d%c\n", 'A' + root.turn, row, column == FLOOR ? 'F' : '0' + column);
}

static void answer_hello(char *line) {
  (void)line;
  puts("id name Strong bot\nid version 1.0.0\ngame azul\nazulejook 1");
}

static void answer_ready(char *line) {
  (void)line;
  puts("readyok");
}

static void answer_quit(char *line) {
  (void)line;
  exit(EXIT_SUCCESS);
}

static void answer_stop(char *line) { (void)line; } /* the answer is out before it is read */

static const struct {
  const char *word;
  void (*answer)(char *line);
} commands[] = {
  {"azulejo", answer_hello}, {"isready", answer_ready}, {"newgame", answer_new_game},
  {"position", answer_position}, {"go", answer_go}, {"stop", answer_stop}, {"quit", answer_quit},
};

/* Answer a line by its first word. */
static void answer(char *line) {
  size_t length = strcspn(line, " \t");
  for (size_t i = 0; i < sizeof commands / sizeof *commands; i++)
    if (strlen(commands[i].word) == length && strncmp(line, commands[i].word, length) == 0) {
      commands[i].answer(line);
      return;
    }
  if (length > 0) puts("error Found a word that this bot does not know.");
}

int main(void) {
  static char line[LONGEST_LINE + 3];
  setvbuf(stdout, NULL, _IOLBF, 0); /* a host waits for each line */
  draw_curve();
  while (fgets(line, sizeof line, stdin)) {
    line[strcspn(line, "\r\n")] = '\0';
    answer(line);
  }
  return EXIT_SUCCESS;
}
