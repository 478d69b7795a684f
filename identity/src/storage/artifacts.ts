import { createHash } from 'node:crypto';
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import type { Pool } from 'pg';

/** How long a rotated refresh token goes on working: two tabs that refresh together both stay signed in. */
const GRACE_MS = 10_000;

interface Row {
  payload: AdapterPayload;
  consumed_at: Date | null;
}

const hash = (id: string) => createHash('sha256').update(id).digest();

/** Sessions, interactions, codes and refresh tokens; their ids are secrets and stored as hashes. */
export function artifactAdapter(pool: Pool, kind: string): Adapter {
  const grace = kind === 'RefreshToken' ? GRACE_MS : 0;

  async function findWhere(condition: string, value: string | Buffer): Promise<Row | undefined> {
    const { rows } = await pool.query<Row>(
      `select payload, consumed_at from idp.artifacts where kind = $1 and ${condition} = $2 and expires_at > $3`,
      [kind, value, new Date()],
    );
    return rows[0];
  }

  return {
    async upsert(id, payload, expiresIn = 0) {
      await pool.query(UPSERT, upsertValues(kind, id, payload, expiresIn));
    },
    async find(id) {
      const row = await findWhere('id_hash', hash(id));
      return row && { ...shown(id, row.payload), jti: id, ...consumption(row.consumed_at, grace) };
    },
    async findByUid(uid) {
      return (await findWhere('uid', uid))?.payload;
    },
    async findByUserCode() {},
    async consume(id) {
      const { rowCount } = await pool.query(
        'update idp.artifacts set consumed_at = $3 where kind = $1 and id_hash = $2 and consumed_at is null',
        [kind, hash(id), new Date()],
      );
      if (rowCount === 0 && grace === 0) throw new errors.InvalidGrant(`${kind} used twice at once`);
    },
    async destroy(id) {
      await pool.query('delete from idp.artifacts where kind = $1 and id_hash = $2', [kind, hash(id)]);
    },
    async revokeByGrantId(grantId) {
      await pool.query('delete from idp.artifacts where kind = $1 and grant_id = $2', [kind, grantId]);
    },
  };
}

/** A refresh token takes its grant along, so that a sign-in in use never expires. */
const UPSERT = `with used as (
    update idp.grants set expires_at = greatest(expires_at, $7), last_used_at = $8 where id = $4
  )
  insert into idp.artifacts (kind, id_hash, payload, grant_id, user_sub, uid, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (kind, id_hash) do update set payload = excluded.payload, user_sub = excluded.user_sub,
    uid = excluded.uid, expires_at = excluded.expires_at`;

function upsertValues(kind: string, id: string, { jti, ...payload }: AdapterPayload, expiresIn: number) {
  // The library copies the session's cookie in here and never reads it again.
  if (kind === 'Interaction' && payload.session) delete payload.session.cookie;
  if (payload.returnTo) payload.returnTo = payload.returnTo.replace(id, '');
  const granted = kind === 'RefreshToken' || kind === 'AuthorizationCode';
  return [
    kind,
    hash(id),
    payload,
    granted ? payload.grantId : null,
    kind === 'Session' ? payload.accountId : payload.result?.login?.accountId,
    kind === 'Session' ? payload.uid : null,
    new Date(Date.now() + expiresIn * 1000),
    new Date(),
  ];
}

/** The way back ends in the secret, so it is kept without it. */
function shown(id: string, payload: AdapterPayload): AdapterPayload {
  return payload.returnTo ? { ...payload, returnTo: `${payload.returnTo}${id}` } : payload;
}

function consumption(at: Date | null, grace: number) {
  if (at === null || Date.now() - at.getTime() < grace) return {};
  return { consumed: Math.floor(at.getTime() / 1000) };
}
