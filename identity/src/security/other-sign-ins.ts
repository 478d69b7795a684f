import type { PoolClient } from 'pg';

/** Ends every sign-in of a person but those of this browser: grants, their tokens, sessions, and what is half done. */
export async function endOtherSignIns(client: PoolClient, sub: string, sessionUid: string): Promise<void> {
  await client.query('select idp.begin_generation($1, $2)', [sub, sessionUid]);
  await client.query(
    `with revoked as (
       update idp.grants set revoked_at = $3
       where user_sub = $1 and revoked_at is null and session_uid is distinct from $2 returning id
     ), half_done as (
       delete from idp.half_sign_ins where user_sub = $1
     )
     delete from idp.artifacts
     where grant_id in (select id from revoked) or (user_sub = $1 and uid is distinct from $2)`,
    [sub, sessionUid, new Date()],
  );
}
