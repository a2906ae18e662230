/** Matches in memory: how many there can be, and for how long. */
import { Sync } from 'boardgame.io/dist/cjs/internal.js';

const MOST_MATCHES = 1000;
/** A match in which nothing happens is forgotten after an hour, in milliseconds. */
const LONGEST_IDLE = 3_600_000;
/** Log entries kept of each match: players could continue forever by dropping all tiles. */
const MOST_LOGGED = 200;

/**
 * @typedef {import('boardgame.io').State} State
 * @typedef {import('boardgame.io').Server.MatchData} Metadata
 * @typedef {{ state: State, initialState: State, metadata: Metadata, log: import('boardgame.io').LogEntry[] }} Match
 */

/** boardgame.io's storage. Its own keeps every match for ever, and some of each even when wiped. */
export class Matches extends Sync {
  /** @type {Map<string, Match>} */
  #matches = new Map();

  /**
   * @override
   * @param {string} matchID
   * @param {{ initialState: State, metadata: Metadata }} match
   */
  createMatch(matchID, { initialState, metadata }) {
    for (const [id, match] of this.#matches) {
      if (match.metadata.updatedAt < Date.now() - LONGEST_IDLE) this.wipe(id);
    }
    if (this.#matches.size >= MOST_MATCHES) {
      // Koa answers with the status and the message of an error that is exposed.
      throw Object.assign(new Error('There are too many matches.'), { status: 503, expose: true });
    }
    // Without a prototype there is no seat "__proto__" to join, which would change all objects.
    const players = Object.assign(Object.create(null), metadata.players);
    this.#matches.set(matchID, {
      state: initialState,
      initialState,
      metadata: { ...metadata, players },
      log: [],
    });
  }

  /**
   * @override
   * @param {string} matchID
   * @param {State} state
   * @param {import('boardgame.io').LogEntry[]} [entries]
   */
  setState(matchID, state, entries = []) {
    const match = this.#matches.get(matchID);
    if (match === undefined) return;
    match.state = state;
    match.log = [...match.log, ...entries].slice(-MOST_LOGGED);
  }

  /**
   * @override
   * @param {string} matchID
   * @param {Metadata} metadata
   */
  setMetadata(matchID, metadata) {
    const match = this.#matches.get(matchID);
    if (match !== undefined) match.metadata = metadata;
  }

  /**
   * @override
   * @template {import('boardgame.io').StorageAPI.FetchOpts} Fields
   * @param {string} matchID
   * @returns {import('boardgame.io').StorageAPI.FetchResult<Fields>}
   */
  fetch(matchID) {
    // More fields than were asked for do no harm, and boardgame.io looks for those that are missing.
    return /** @type {any} */ ({ ...this.#matches.get(matchID) });
  }

  /**
   * @override
   * @param {string} matchID
   */
  wipe(matchID) {
    this.#matches.delete(matchID);
  }

  /**
   * @override
   * @param {{ where?: { isGameover?: boolean, updatedBefore?: number, updatedAfter?: number } }} [options]
   */
  listMatches({ where: { isGameover, updatedBefore = Infinity, updatedAfter = 0 } = {} } = {}) {
    return [...this.#matches]
      .filter(
        ([
          ,
          {
            metadata: { gameover, updatedAt },
          },
        ]) => {
          if (isGameover !== undefined && isGameover !== (gameover !== undefined)) return false;
          return updatedAfter < updatedAt && updatedAt < updatedBefore;
        },
      )
      .map(([matchID]) => matchID);
  }
}
