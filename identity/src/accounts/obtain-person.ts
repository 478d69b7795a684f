import type { ClientBase } from 'pg';
import { normalizeEmail, type User } from './users.ts';

/** A person, and whether they have had a way in. */
export interface ObtainedPerson extends User {
  /** A password is set, or they have signed in otherwise. */
  settled: boolean;
}

/** The person with that address. */
export async function findPerson(client: ClientBase, email: string): Promise<ObtainedPerson | undefined> {
  const { rows } = await client.query<ObtainedPerson>(FIND, [normalizeEmail(email)]);
  return rows[0];
}

/**
 * The person with that address, made where there is none: without a password, which a link lets them set, and with the
 * address counting as verified. An account whose address nobody had proven loses every way in that it had. In the
 * caller's transaction.
 */
export async function obtainPerson(
  client: ClientBase,
  person: { sub: string; email: string; name: string },
): Promise<ObtainedPerson> {
  await client.query(
    `insert into idp.users (sub, email, email_verified, name) values ($1, $2, true, $3)
     on conflict (email) do update set email_verified = true where not users.email_verified`,
    [person.sub, normalizeEmail(person.email), person.name],
  );
  const found = await findPerson(client, person.email);
  if (!found) throw new Error(`The person ${person.email} could not be made.`);
  return found;
}

const FIND = `select sub, email, email_verified, name,
    password_hash is not null or exists (
      select from idp.grants where user_sub = sub and session_uid is not null and revoked_at is null) as settled
  from idp.users where email = $1`;
