import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { findPerson, type Identity, obtainPerson } from '#identity/main.ts';
import type { Config } from './config.ts';
import type { Authenticate } from './platform/access/authentication.ts';

/** What the start tells about the first administrator: nothing once there is one who can sign in. */
export const prepareFirstAdmin = async (
  config: Pick<Config, 'ADMIN_EMAIL' | 'DEMO'>,
  databaseUrl: string,
  identity: Pick<Identity, 'passwordLink'> | null,
): Promise<string[]> => {
  const { ADMIN_EMAIL: email, DEMO } = config;
  if (DEMO) return [];
  if (!email || !identity) {
    if (await alone(databaseUrl, hasAdmin)) return [];
    return [email ? `${email} becomes administrator by signing in.` : NOBODY];
  }
  const person = await obtainAdmin(databaseUrl, email);
  if (!person || person.settled) return [];
  return linkLines(email, await identity.passwordLink(email));
};

const NOBODY =
  'Nobody is administrator yet: set ADMIN_EMAIL to the address of the first one, and start again.';

/** How a link is handed over. */
export const linkLines = (email: string, link: string): string[] => [
  `${email} is administrator. This link sets their password, once, within three days:`,
  `  ${link}`,
];

/**
 * The administrator with that address. While there is no administrator at all, that person is made, becomes it, and gets
 * a row as a user of the application, all or nothing. Null when others are administrators and this person isn't.
 */
export const obtainAdmin = (databaseUrl: string, email: string) =>
  alone(databaseUrl, async (client) => {
    if (await hasAdmin(client)) {
      const person = await findPerson(client, email);
      return person && (await hasAdmin(client, person.sub)) ? person : null;
    }
    const person = await obtainPerson(client, { sub: randomUUID(), email, name: nameFrom(email) });
    await appoint(client, person);
    return person;
  });

/** Whoever first shows a token with that address, verified by the provider, becomes administrator if nobody is. */
export const appointingFirst = (
  authenticate: Authenticate,
  email: string,
  databaseUrl: string,
): Authenticate => {
  let settled = false;
  return async (authorization) => {
    const claims = await authenticate(authorization);
    if (!settled && claims.emailVerified && claims.email.toLowerCase() === email) {
      await alone(databaseUrl, async (client) => {
        if (!(await hasAdmin(client))) await appoint(client, claims);
      });
      settled = true;
    }
    return claims;
  };
};

interface Person {
  readonly sub: string;
  readonly email: string;
  readonly name: string;
}

const appoint = async (client: pg.Client, { sub, email, name }: Person): Promise<void> => {
  await client.query(
    'insert into users (sub, email, name) values ($1, $2, $3) on conflict (sub) do nothing',
    [sub, email, name],
  );
  await client.query(
    `insert into root_grants (subject, role, reason) values ($1, 'admin', 'ADMIN_EMAIL')
     on conflict (subject, role) do update set reason = 'ADMIN_EMAIL', expires_at = null`,
    [sub],
  );
};

/** Whether anybody, or that person, is administrator of everything. */
const hasAdmin = async (client: pg.Client, sub: string | null = null): Promise<boolean> => {
  const { rowCount } = await client.query(
    `select from root_grants where role = 'admin' and (expires_at is null or expires_at > now())
     and ($1::text is null or subject = $1) limit 1`,
    [sub],
  );
  return rowCount === 1;
};

/** "ann.smith@example.org" is Ann Smith until she says otherwise. */
const nameFrom = (email: string): string =>
  (email.split('@')[0] ?? email)
    .split(/[._-]+/)
    .filter(Boolean)
    .map((part) => `${part[0]?.toUpperCase()}${part.slice(1)}`)
    .join(' ') || email;

/** Two processes that start together appoint one person. */
const alone = async <Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin; select pg_advisory_xact_lock(5417004)');
    const result = await work(client);
    await client.query('commit');
    return result;
  } finally {
    await client.end();
  }
};
