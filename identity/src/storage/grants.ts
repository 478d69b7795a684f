import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Pool, PoolClient } from 'pg';

/** A grant that has not been revoked and has not expired. */
export async function isGrantValid(pool: Pool, grantId: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    'select from idp.grants where id = $1 and revoked_at is null and expires_at > $2',
    [grantId, new Date()],
  );
  return rowCount === 1;
}

/** Ends every sign-in of a person: grants, refresh tokens, codes, the provider's own sessions, and what is half done. */
export async function revokeEverythingOf(pool: Pool | PoolClient, sub: string): Promise<void> {
  await pool.query('select idp.begin_generation($1, null)', [sub]);
  await pool.query(
    `with revoked as (
       update idp.grants set revoked_at = $2 where user_sub = $1 and revoked_at is null returning id
     ), half_done as (
       delete from idp.half_sign_ins where user_sub = $1
     )
     delete from idp.artifacts
     where user_sub = $1 or grant_id in (select id from revoked)`,
    [sub, new Date()],
  );
}

/** Ends one sign-in. */
export async function revokeGrant(pool: Pool, grantId: string): Promise<void> {
  await pool.query(
    `with revoked as (update idp.grants set revoked_at = coalesce(revoked_at, $2) where id = $1)
     delete from idp.artifacts where grant_id = $1`,
    [grantId, new Date()],
  );
}

/** What a person recognizes one of their sign-ins by. */
export interface SignInOrigin {
  device: string | null;
  address: string | null;
  sessionUid: string | null;
}

/** Says where a sign-in came from. */
export async function describeGrant(pool: Pool, grantId: string, origin: SignInOrigin): Promise<void> {
  await pool.query('update idp.grants set device = $2, address = $3, session_uid = $4 where id = $1', [
    grantId,
    origin.device,
    origin.address,
    origin.sessionUid,
  ]);
}

const never = async () => undefined;

/** Keeps revoked grants as rows, because the API has to learn of them. */
export function grantAdapter(pool: Pool): Adapter {
  return {
    async upsert(id: string, { exp, ...payload }: AdapterPayload, expiresIn = 0) {
      const now = Date.now();
      await pool.query(
        `insert into idp.grants (id, user_sub, client_id, payload, expires_at, created_at, last_used_at)
         values ($1, $2, $3, $4, $5, $6, $6) on conflict (id) do update
         set payload = excluded.payload, expires_at = greatest(grants.expires_at, excluded.expires_at)`,
        [id, payload.accountId, payload.clientId, payload, new Date(now + expiresIn * 1000), new Date(now)],
      );
    },
    async find(id: string) {
      const { rows } = await pool.query<{ payload: AdapterPayload; expires_at: Date }>(
        'select payload, expires_at from idp.grants where id = $1 and revoked_at is null',
        [id],
      );
      const [row] = rows;
      return row && { ...row.payload, exp: Math.floor(row.expires_at.getTime() / 1000) };
    },
    destroy: (id: string) => revokeGrant(pool, id),
    consume: never,
    findByUid: never,
    findByUserCode: never,
    revokeByGrantId: (id: string) => revokeGrant(pool, id),
  };
}
