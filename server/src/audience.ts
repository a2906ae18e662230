/** The clients in a room, and what is sent to them. */
import type { Refusal } from 'azulejo/online';

/** A connection of a client. */
export interface Client {
  /** Send a text. */
  send(text: string): void;
  /** Resolve when most of what was sent has left, or the connection has ended. */
  drained(): Promise<void>;
  /** Close the connection, saying why. */
  close(why: Refusal): void;
}

/** The clients in a room, each with the person that it is. */
export class Audience {
  readonly #people = new Map<Client, string>();
  /** Clients that have not yet all that happened before they came. */
  readonly #behind = new Set<Client>();

  /** Number of clients. */
  get size(): number {
    return this.#people.size;
  }

  /** Return the person that a client is; `undefined` for a client that is not in the room. */
  personOf(client: Client): string | undefined {
    return this.#people.get(client);
  }

  /** Whether a person has a connection. */
  has(person: string): boolean {
    return [...this.#people.values()].includes(person);
  }

  /** Let a client in. One that is behind hears what happens once it has what happened before. */
  add(client: Client, person: string, { isBehind }: { readonly isBehind: boolean }): void {
    this.#people.set(client, person);
    if (isBehind) this.#behind.add(client);
  }

  /** Whether a client in the room has not yet all that happened before it came. */
  isBehind(client: Client): boolean {
    return this.#behind.has(client);
  }

  /** A client has now all that happened. */
  caughtUp(client: Client): void {
    this.#behind.delete(client);
  }

  /** Forget a client. */
  remove(client: Client): void {
    this.#people.delete(client);
    this.#behind.delete(client);
  }

  /** Tell something to everybody who has all that happened before. */
  tell(text: string): void {
    for (const client of this.#people.keys()) if (!this.#behind.has(client)) client.send(text);
  }

  /** Tell something to one person. */
  tellPerson(id: string, text: string): void {
    for (const [client, person] of this.#people) if (person === id) client.send(text);
  }

  /** Close the connections of a person. */
  expel(id: string, why: Refusal): void {
    for (const [client, person] of this.#people) {
      if (person !== id) continue;
      this.remove(client);
      client.close(why);
    }
  }

  /** Close all connections. */
  close(why: Refusal): void {
    for (const client of this.#people.keys()) client.close(why);
    this.#people.clear();
    this.#behind.clear();
  }
}
