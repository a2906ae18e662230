import { type GameEvent, PLAYERS, PORTS, ROTATIONS } from './types.js';

export function writeTile(tile: number): string {
  return tile < 10 ? `0${tile}` : `${tile}`;
}

/** Cut a text into pieces of so many characters. */
export function pieces(text: string, size: number): string[] {
  const found: string[] = [];
  for (let at = 0; at < text.length; at += size) found.push(text.slice(at, at + size));
  return found;
}

/** Two digits, 00 to 34. */
export function readTile(text: string): number | undefined {
  if (!/^[0-9][0-9]$/.test(text)) return undefined;
  const tile = Number(text);
  return tile <= 34 ? tile : undefined;
}

/** Tiles one behind the other; undefined if any of them is none. */
export function readTiles(text: string): number[] | undefined {
  const tiles: number[] = [];
  for (const piece of pieces(text, 2)) {
    const tile = readTile(piece);
    if (tile === undefined) return undefined;
    tiles.push(tile);
  }
  return tiles;
}

export function writeEvent(event: GameEvent): string {
  switch (event.kind) {
    case 'deal':
      return `D${event.tiles.map(writeTile).join('')}`;
    case 'forfeit':
      return `${event.player}!`;
    case 'setup':
      return `${event.player}${writeTile(event.tile)}${event.rotation}${event.square}${event.port}`;
    case 'turn':
      return `${event.player}${writeTile(event.tile)}${event.rotation}`;
  }
}

/** What a text says if it has the form of an event, whatever its rotation is. */
export function readEvent(text: string): GameEvent | undefined {
  if (/^D([0-9]{4}|[0-9]{6})$/.test(text)) {
    const tiles = readTiles(text.slice(1));
    return tiles === undefined ? undefined : { kind: 'deal', tiles };
  }
  const player = PLAYERS.find((letter) => letter === text[0]);
  if (player === undefined) return undefined;
  if (text === `${player}!`) return { kind: 'forfeit', player };
  const tile = readTile(text.slice(1, 3));
  const rotation = ROTATIONS.find((letter) => letter === text[3]);
  if (tile === undefined || rotation === undefined) return undefined;
  if (text.length === 4) return { kind: 'turn', player, tile, rotation };
  const square = text.slice(4, 6);
  const port = PORTS.find((letter) => letter === text[6]);
  if (text.length !== 7 || !/^[0-9][0-9]$/.test(square) || port === undefined) return undefined;
  return { kind: 'setup', player, tile, rotation, square, port };
}
