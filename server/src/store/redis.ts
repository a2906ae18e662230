/** Rooms in a Redis, for any number of processes. What a function does is one script, which nothing can interrupt. */
import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import {
  type Appended,
  DEAD_AFTER,
  KEPT_DAYS,
  type Lease,
  type ProcessName,
  type Store,
  type Taken,
} from './store.js';

const KEPT = KEPT_DAYS * 86_400;

/** The scripts. A room is a hash of its header and lease, and a list of its entries. */
const CREATE = `
  if redis.call('EXISTS', KEYS[1]) == 1 then return 0 end
  redis.call('HSET', KEYS[1], 'game', ARGV[1], 'key', ARGV[2], 'owner', ARGV[3], 'fence', 1)
  redis.call('RPUSH', KEYS[2], ARGV[4])
  redis.call('EXPIRE', KEYS[1], ${KEPT})
  redis.call('EXPIRE', KEYS[2], ${KEPT})
  return 1`;
const TAKE = `
  local found = redis.call('HMGET', KEYS[1], 'game', 'key', 'owner')
  if not found[1] then return {'unknown'} end
  if found[3] and found[3] ~= '' and found[3] ~= ARGV[1] then
    local address = redis.call('GET', ARGV[2] .. found[3])
    if address then return {'elsewhere', address, found[3]} end
  end
  redis.call('HSET', KEYS[1], 'owner', ARGV[1])
  redis.call('HDEL', KEYS[1], 'waiting')
  return {'taken', redis.call('HINCRBY', KEYS[1], 'fence', 1), found[1], found[2]}`;
const RELEASE = `
  if redis.call('HGET', KEYS[1], 'fence') == ARGV[1] then redis.call('HSET', KEYS[1], 'owner', '') end
  return 0`;
const APPEND = `
  if redis.call('HGET', KEYS[1], 'fence') ~= ARGV[1] then return 'fenced' end
  local number = tonumber(ARGV[2])
  local length = redis.call('LLEN', KEYS[2])
  if length == number then
    for i = 3, #ARGV do redis.call('RPUSH', KEYS[2], ARGV[i]) end
    redis.call('EXPIRE', KEYS[1], ${KEPT})
    redis.call('EXPIRE', KEYS[2], ${KEPT})
    return 'done'
  end
  if length ~= number + #ARGV - 2 then return 'conflict' end
  local there = redis.call('LRANGE', KEYS[2], number, -1)
  for i = 3, #ARGV do if there[i - 2] ~= ARGV[i] then return 'conflict' end end
  return 'done'`;
const ROOM = 'azulejo:room:';
const ANNOUNCE = `
  if redis.call('HGET', KEYS[1], 'owner') ~= ARGV[1] then return 0 end
  if ARGV[2] == '' then
    redis.call('HDEL', KEYS[1], 'waiting')
    redis.call('ZREM', KEYS[2], ARGV[3])
    return 0
  end
  local now = redis.call('TIME')[1]
  redis.call('HSET', KEYS[1], 'waiting', ARGV[2])
  redis.call('ZADD', KEYS[2], now, ARGV[3])
  redis.call('ZREMRANGEBYSCORE', KEYS[2], 0, now - ${KEPT})
  return 0`;
/** At most a thousand rooms are read, the latest first, so that the script ends soon however many wait. */
const WAITING = `
  local shown = {}
  for _, room in ipairs(redis.call('ZREVRANGE', KEYS[1], 0, 999)) do
    local found = redis.call('HMGET', '${ROOM}{' .. room .. '}', 'waiting', 'owner')
    if not found[1] then
      redis.call('ZREM', KEYS[1], room)
    elseif redis.call('EXISTS', ARGV[1] .. found[2]) == 1 then
      shown[#shown + 1] = found[1]
      if #shown == 100 then break end
    end
  end
  return shown`;

/** Milliseconds for which a command waits for an answer. */
const PATIENCE = 3000;

function isAppended(value: unknown): value is Appended {
  return value === 'done' || value === 'fenced' || value === 'conflict';
}

/** How a Redis has to keep data, and what is lost otherwise. */
const SETTINGS = [
  ['appendonly', 'yes', 'what it acknowledges would be lost when it ends'],
  ['maxmemory-policy', 'noeviction', 'it would delete rooms when its memory is full'],
] as const;

/** List what is wrong with how a Redis keeps data: it must write each command to its log of commands, and delete nothing. */
async function faultsOf(redis: Redis): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const [name, expected, loss] of SETTINGS) {
    try {
      const [, found = 'nothing'] = (await redis.config('GET', name)) as string[];
      if (found !== expected) {
        faults.push(`Redis: found ${name} ${found}, expected ${expected}: ${loss}.`);
      }
    } catch {
      faults.push(
        `Redis: found no answer to CONFIG GET ${name}, expected ${expected}. Check it yourself: ${loss}.`,
      );
    }
  }
  return faults;
}

/**
 * Open the rooms in a Redis.
 *
 * @param url - where it is: `redis://host:port`
 * @param warn - is told what is wrong with it, and when its connection fails
 * @throws Error if it does not answer
 */
export async function openRedis(url: string, warn: (text: string) => void): Promise<Store> {
  const redis = new Redis(url, {
    // A command that got no answer fails, and the room asks again: an append that was done before is done once.
    commandTimeout: PATIENCE,
    maxRetriesPerRequest: 1,
    retryStrategy: (times) => Math.min(100 * times, 1000),
    enableAutoPipelining: true,
  });
  let reason = '';
  redis.on('error', (error: Error) => {
    reason = error.message;
    warn(`Redis: ${reason}`);
  });
  try {
    await redis.ping();
  } catch (error) {
    redis.disconnect();
    // The error of the connection says more than that of the command.
    throw new Error(`Redis cannot be used: ${reason || (error as Error).message}`);
  }
  for (const fault of await faultsOf(redis)) warn(fault);
  const roomKey = (room: string) => `${ROOM}{${room}}`;
  const listKey = (room: string) => `azulejo:entries:{${room}}`;
  const processKey = 'azulejo:process:';
  const waitingKey = 'azulejo:rooms-waiting';
  // By its text each time: a Redis that was started again knows no script.
  const evaluate = (
    script: string,
    keys: readonly string[],
    ...values: readonly (string | number)[]
  ) => redis.eval(script, keys.length, ...keys, ...values);
  return {
    serverKey: async () => {
      await redis.setnx('azulejo:key', randomBytes(32).toString('hex'));
      return (await redis.get('azulejo:key')) ?? '';
    },
    beat: async ({ id, address }) => {
      await redis.set(`${processKey}${id}`, address, 'PX', DEAD_AFTER);
    },
    end: async ({ id }) => {
      await redis.del(`${processKey}${id}`);
    },
    create: async (room, { game, key }, first, process): Promise<Lease | undefined> => {
      const keys = [roomKey(room), listKey(room)];
      const made = await evaluate(CREATE, keys, game, key, process.id, first);
      return made === 1 ? { room, fence: 1 } : undefined;
    },
    take: async (room, process: ProcessName): Promise<Taken> => {
      const answer = await evaluate(TAKE, [roomKey(room)], process.id, processKey);
      const [kind, ...parts] = Array.isArray(answer) ? answer.map(String) : [];
      const [first = '', game = '', key = ''] = parts;
      if (kind === 'elsewhere') return { kind, owner: { id: game, address: first } };
      if (kind !== 'taken') return { kind: 'unknown' };
      return { kind, lease: { room, fence: Number(first) }, header: { game, key } };
    },
    release: async ({ room, fence }) => {
      await evaluate(RELEASE, [roomKey(room)], fence);
    },
    append: async ({ room, fence }, number, entries): Promise<Appended> => {
      const keys = [roomKey(room), listKey(room)];
      const answer = await evaluate(APPEND, keys, fence, number, ...entries);
      if (isAppended(answer)) return answer;
      throw new Error(`Redis: found the answer ${String(answer)} to an append.`);
    },
    read: (room, from, most) =>
      redis.lrange(listKey(room), from, most === undefined ? -1 : from + most - 1),
    announce: async (room, { id }, summary) => {
      await evaluate(ANNOUNCE, [roomKey(room), waitingKey], id, summary ?? '', room);
    },
    waiting: async () => {
      const shown = await evaluate(WAITING, [waitingKey], processKey);
      return Array.isArray(shown) ? shown.map(String) : [];
    },
    close: async () => {
      redis.disconnect();
    },
  };
}
