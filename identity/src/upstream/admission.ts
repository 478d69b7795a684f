import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { SigningIn } from '../accounts/users.ts';
import type { Settings } from '../options.ts';
import { inTransaction } from '../storage/transaction.ts';
import { tellOfConnection } from './letter.ts';
import type { UpstreamPerson } from './providers/person.ts';

/** Somebody's account at another provider: what never changes about it. */
export interface UpstreamIdentity {
  provider: string;
  issuer: string;
  subject: string;
}

export type Admission =
  | { outcome: 'admitted'; user: SigningIn }
  /** Somebody has to show that the account of that address is theirs, too. */
  | { outcome: 'must-sign-in'; user: SigningIn }
  | { outcome: 'no-address' };

const COLUMNS = 'u.sub, u.email, u.email_verified, u.name, u.generation';

/**
 * Finds the person's account by the identity alone; only the first time by the address, and then it is connected
 * without further proof only when both sides have verified that address. Somebody new gets an account.
 */
export async function admit(
  pool: Pool,
  settings: Settings,
  identity: UpstreamIdentity,
  person: UpstreamPerson,
): Promise<Admission> {
  return inTransaction(pool, async (client) => {
    const known = await findConnected(client, identity);
    if (known) return { outcome: 'admitted', user: known };
    if (person.email === null) return { outcome: 'no-address' };
    const created = await createUser(client, { ...person, email: person.email });
    const user = created ?? (await lockByEmail(client, person.email));
    if (!created && !(person.email_verified && user.email_verified)) return { outcome: 'must-sign-in', user };
    await connect(client, identity, user.sub);
    if (!created) await tellOfConnection(client, settings, user.email, identity.provider);
    return { outcome: 'admitted', user: (await findConnected(client, identity)) ?? user };
  });
}

/** Whoever came first keeps the identity. */
async function connect(
  client: PoolClient,
  { provider, issuer, subject }: UpstreamIdentity,
  sub: string,
): Promise<void> {
  await client.query(
    `insert into idp.upstream_identities (provider, issuer, subject, user_sub) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [provider, issuer, subject, sub],
  );
}

async function findConnected(
  client: PoolClient,
  { provider, issuer, subject }: UpstreamIdentity,
): Promise<SigningIn | undefined> {
  const { rows } = await client.query<SigningIn>(
    `select ${COLUMNS} from idp.upstream_identities i join idp.users u on u.sub = i.user_sub
     where i.provider = $1 and i.issuer = $2 and i.subject = $3`,
    [provider, issuer, subject],
  );
  return rows[0];
}

/** Nothing when the address is taken, even by somebody who signs up at this very moment. */
async function createUser(
  client: PoolClient,
  { email, email_verified, name }: UpstreamPerson & { email: string },
): Promise<SigningIn | undefined> {
  const { rows } = await client.query<SigningIn>(
    `insert into idp.users as u (sub, email, email_verified, name) values ($1, $2, $3, $4)
     on conflict (email) do nothing returning ${COLUMNS}`,
    [randomUUID(), email, email_verified, name ?? email.split('@')[0]],
  );
  return rows[0];
}

async function lockByEmail(client: PoolClient, email: string): Promise<SigningIn> {
  const { rows } = await client.query<SigningIn>(
    `select ${COLUMNS} from idp.users u where email = $1 for share`,
    [email],
  );
  const [user] = rows;
  if (!user) throw new Error('The account went away while somebody was signing in to it.');
  return user;
}
