/** Who sent a request: a cookie with a number that nobody can guess. A product has accounts in its place. */
import { cookies } from 'next/headers';

export async function personOf(): Promise<string | undefined> {
  return (await cookies()).get('person')?.value;
}

/** Return the person, with a new cookie at the first visit: only actions and routes can set one. */
export async function personOrNew(): Promise<string> {
  const known = await personOf();
  if (known !== undefined) return known;
  const person = crypto.randomUUID();
  const year = 365 * 24 * 60 * 60;
  (await cookies()).set('person', person, { httpOnly: true, sameSite: 'lax', maxAge: year });
  return person;
}
