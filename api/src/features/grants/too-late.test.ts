import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantRole } from '#contract/members/endpoints.ts';
import { grantRootRole } from '#contract/root-grants/endpoints.ts';
import { makePerson, type TestPerson } from '../../../test/people.ts';
import { type Answer, openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());

const someone = (role: 'member' | 'owner') => makePerson(muster.database, muster.organization.id, role);
/** Lets a request wait for a lock until the role of whoever asks has ended, and answers what became of it. */
const outlasting = async ({ sub }: TestPerson, lock: RawBuilder<unknown>, ask: () => Promise<Answer>) => {
  const { database, organization } = muster;
  const scope = { organization: organization.id, sub: null, writes: true };
  const isOver = async () => {
    const [row] = await database.query<{ over: boolean }>(
      `select now() > max(expires_at) as over from (
         select expires_at from role_grants where subject = $1 union all select expires_at from root_grants where subject = $1) g`,
      [sub],
    );
    return row?.over;
  };
  const { answer } = await muster.server.databases.within(scope, async (db) => {
    await lock.execute(db);
    const begun = ask();
    await expect.poll(isOver).toBe(true);
    return { answer: begun };
  });
  return answer;
};
const endSoon = (table: string, { sub }: TestPerson) =>
  muster.database.query(`update ${table} set expires_at = now() + interval '1 s' where subject = $1`, [sub]);

test('a role that ends while its holder waits to grant another one grants nothing any more', async () => {
  const { id } = muster.organization;
  const [former, friend] = [await someone('owner'), await someone('member')];
  await endSoon('role_grants', former);
  const lock = sql`select org_id from organizations where org_id = ${id} for no key update`;
  const answer = await outlasting(former, lock, () =>
    muster.as(former)(grantRole, {
      ...{ organization: id, params: { member_id: friend.member ?? '' }, body: { role: 'owner' } },
    }),
  );
  expect(answer.status).toBe(404);
  const held = await muster.database.query('select role::text from role_grants where subject = $1', [
    friend.sub,
  ]);
  expect(held).toEqual([{ role: 'member' }]);
});

test('nor does a role at the root', async () => {
  const [former, friend] = [await someone('member'), await someone('member')];
  await muster.database.query("insert into root_grants (subject, role) values ($1, 'admin')", [former.sub]);
  await endSoon('root_grants', former);
  const lock = sql`select pg_advisory_xact_lock(5417004)`;
  const answer = await outlasting(former, lock, () =>
    muster.as(former)(grantRootRole, { body: { email: friend.email, role: 'admin' } }),
  );
  expect(answer.status).toBe(403);
  expect(await muster.database.query('select from root_grants where subject = $1', [friend.sub])).toEqual([]);
});
