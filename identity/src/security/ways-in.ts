import type { Pool, PoolClient } from 'pg';
import { listPasskeys, type Passkey } from '../passkeys/passkeys.ts';
import { KNOWN } from '../upstream/providers/known.ts';
import type { UpstreamName, UpstreamOptions } from '../upstream/providers/names.ts';

/** By what a person can sign in. */
export interface WaysIn {
  hasPassword: boolean;
  passkeys: Passkey[];
  /** Other providers that know the person, as people call them. */
  upstreams: string[];
}

export async function findWaysIn(
  database: Pool | PoolClient,
  sub: string,
  configured: UpstreamOptions[] = [],
): Promise<WaysIn> {
  const { rows } = await database.query<{ has_password: boolean; providers: string[] }>(
    `select password_hash is not null as has_password,
       array(select distinct provider from idp.upstream_identities where user_sub = sub) as providers
     from idp.users where sub = $1`,
    [sub],
  );
  const [row] = rows;
  const known = (name: UpstreamName) => row?.providers.includes(name) ?? false;
  return {
    hasPassword: row?.has_password ?? false,
    passkeys: await listPasskeys(database, sub),
    upstreams: configured.filter(({ name }) => known(name)).map(({ name }) => KNOWN[name].label),
  };
}

/** Tells whether a passkey may go; the person has to be locked, so that two ways can't be removed at once. */
export async function canLosePasskey(
  client: PoolClient,
  sub: string,
  configured: UpstreamOptions[] | undefined,
): Promise<boolean> {
  const { hasPassword, passkeys, upstreams } = await findWaysIn(client, sub, configured);
  return hasPassword || upstreams.length > 0 || passkeys.length > 1;
}
