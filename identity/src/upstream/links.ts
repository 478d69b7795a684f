import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { SigningIn } from '../accounts/users.ts';
import type { Settings } from '../options.ts';
import { inTransaction } from '../storage/transaction.ts';
import type { UpstreamIdentity } from './admission.ts';
import { tellOfConnection } from './letter.ts';

/** As long as the sign-in in which it waits. */
const LIFETIME_MS = 3_600_000;

const hash = (interaction: string) => createHash('sha256').update(interaction).digest();

/** Lets the identity wait until this sign-in ends as that person. */
export async function proposeLink(
  pool: Pool,
  interaction: string,
  { provider, issuer, subject }: UpstreamIdentity,
  sub: string,
): Promise<void> {
  await pool.query(
    `insert into idp.upstream_links (interaction_hash, provider, issuer, subject, user_sub, expires_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (interaction_hash) do update set provider = excluded.provider, issuer = excluded.issuer,
       subject = excluded.subject, user_sub = excluded.user_sub, expires_at = excluded.expires_at`,
    [hash(interaction), provider, issuer, subject, sub, new Date(Date.now() + LIFETIME_MS)],
  );
}

/** What waits in this sign-in. */
export async function findProposedLink(
  pool: Pool,
  interaction: string,
): Promise<{ provider: string; email: string } | undefined> {
  const { rows } = await pool.query<{ provider: string; email: string }>(
    `select provider, email from idp.upstream_links join idp.users on sub = user_sub
     where interaction_hash = $1 and expires_at > $2`,
    [hash(interaction), new Date()],
  );
  return rows[0];
}

/**
 * At the end of a sign-in: connects what waited for this very person, and forgets what waited for somebody else. Nothing
 * is connected by a sign-in that was ended meanwhile.
 */
export async function settleLink(
  pool: Pool,
  settings: Settings,
  interaction: string,
  { sub, email, generation }: SigningIn,
): Promise<void> {
  if (!settings.upstreams?.length) return;
  await inTransaction(pool, async (client) => {
    const values = [hash(interaction), sub, new Date(), generation];
    const { rows } = await client.query<{ provider: string }>(SETTLE, values);
    const [link] = rows;
    if (link) await tellOfConnection(client, settings, email, link.provider);
  });
}

const SETTLE = `with link as (
    delete from idp.upstream_links where interaction_hash = $1 returning *
  ), person as (
    select sub from idp.users where sub = $2 and generation = $4 for share
  )
  insert into idp.upstream_identities (provider, issuer, subject, user_sub)
  select provider, issuer, subject, user_sub from link join person on sub = user_sub where expires_at > $3
  on conflict do nothing returning provider`;
