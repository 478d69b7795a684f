import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';

/** An identity of the pool; a guest's has no person. */
export interface PoolIdentity {
  id: string;
  user_sub: string | null;
}

export async function findIdentity(
  pool: Pool,
  poolId: string,
  id: string,
): Promise<PoolIdentity | undefined> {
  const { rows } = await pool.query<PoolIdentity>(
    'select id, user_sub from idp.identities where pool_id = $1 and id = $2',
    [poolId, id],
  );
  return rows[0];
}

/** A new identity for a guest (no sub), the person's own otherwise. Its id starts with the pool's region. */
export async function obtainIdentity(pool: Pool, poolId: string, sub?: string): Promise<string> {
  const id = `${poolId.split(':')[0]}:${randomUUID()}`;
  const { rows } = await pool.query<{ id: string }>(
    `insert into idp.identities (id, pool_id, user_sub) values ($1, $2, $3)
     on conflict (pool_id, user_sub) where user_sub is not null do update set user_sub = excluded.user_sub
     returning id`,
    [id, poolId, sub ?? null],
  );
  return rows[0]?.id ?? id;
}

/** Gives a guest's identity to the person, unless they have one already; answers the one they have. */
export async function adoptIdentity(pool: Pool, poolId: string, id: string, sub: string): Promise<string> {
  await pool.query(
    `update idp.identities set user_sub = $3 where pool_id = $1 and id = $2 and user_sub is null
     and not exists (select from idp.identities where pool_id = $1 and user_sub = $3)`,
    [poolId, id, sub],
  );
  return obtainIdentity(pool, poolId, sub);
}
