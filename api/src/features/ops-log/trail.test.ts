import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpsLogDesk, openOpsLogDesk } from './fixtures/desk.ts';

let desk: OpsLogDesk;
beforeAll(async () => {
  desk = await openOpsLogDesk();
});
afterAll(() => desk.muster.close());

/** A project whose log holds an incident and three notes behind it. */
const withFour = async () => {
  const project = await desk.makeProject();
  const first = await desk.entry({ type: 'incident', severity: 'sev3', title: 'One' }, project);
  const ids = [first];
  for (const title of ['Two', 'Three', 'Four']) ids.push(await desk.entry({ title }, project));
  return { project, ids };
};

/** Lets a chain end with a place, as if nothing had ever been written behind it. */
const cutBehind = (project: string, seq: number) =>
  desk.tamper(
    'set session_replication_role = replica',
    `delete from ops_log_items where project_id = '${project}' and entry_seq > ${seq}`,
    `delete from ops_log where project_id = '${project}' and seq > ${seq}`,
    seq === 0
      ? `delete from ops_log_heads where project_id = '${project}'`
      : `update ops_log_heads h set seq = r.seq, hash = r.hash from ops_log r
         where h.project_id = '${project}' and r.project_id = h.project_id and r.seq = ${seq}`,
    'reset session_replication_role',
  );

/** Makes every hash of a chain anew from a place on, and its head with them. */
const remakeFrom = (project: string, seq: number, change: string) =>
  desk.tamper(
    `update ops_log set ${change} where project_id = '${project}' and seq = ${seq}`,
    `do $made$
      declare place bigint;
      begin
        for place in select r.seq from ops_log r where r.project_id = '${project}' and r.seq >= ${seq} order by r.seq loop
          update ops_log r set prev_hash = b.hash from ops_log b
            where r.project_id = '${project}' and r.seq = place and b.project_id = r.project_id and b.seq = place - 1;
          update ops_log r set hash = ops_log_hash(r) where r.project_id = '${project}' and r.seq = place;
        end loop;
        update ops_log_heads h set hash = r.hash from ops_log r
          where h.project_id = '${project}' and r.project_id = h.project_id and r.seq = h.seq;
      end $made$`,
  );

test.each([3, 1])(
  'records that somebody cut off behind record %d, its head put back, are missing',
  async (kept) => {
    const { project } = await withFour();
    await cutBehind(project, kept);
    expect(await desk.verify(project)).toMatchObject({
      ...{ intact: false, records: kept },
      fault: { sequence: kept + 1, record_id: null, why: 'missing' },
    });
  },
);

test('a log of which nothing is left is not an empty one', async () => {
  const { project } = await withFour();
  await cutBehind(project, 0);
  expect(await desk.verify(project)).toMatchObject({
    ...{ intact: false, records: 0, head: null },
    fault: { sequence: 1, record_id: null, why: 'missing' },
  });
});

test.each([
  ['says something else', "title = 'Other'"],
  ['is somebody else’s', 'author_id = null'],
  ['happened earlier', "occurred_at = occurred_at - interval '1 hour'"],
])('a record that %s is altered, although every hash behind it was made anew', async (_, change) => {
  const { project, ids } = await withFour();
  await remakeFrom(project, 3, change);
  expect(await desk.verify(project)).toMatchObject({
    ...{ intact: false, records: 2 },
    fault: { sequence: 3, record_id: ids[2], why: 'altered' },
  });
});

test('a record that somebody let the chain itself append, in another’s name, was never noted', async () => {
  const { project } = await withFour();
  const { member } = desk.manager;
  const [row] = await desk.muster.database.query(
    `insert into ops_log (org_id, project_id, kind, about, state, occurred_at, author_id)
     select org_id, project_id, 'incident', 1, 'acknowledged', occurred_at, '${member}' from ops_log
     where project_id = '${project}' and seq = 1 returning id`,
  );
  expect(await desk.verify(project)).toMatchObject({
    ...{ intact: false, records: 4 },
    fault: { sequence: 5, record_id: row?.id, why: 'unnoted' },
  });
});

test('records that two projects exchanged are named in both', async () => {
  const [one, other] = [await withFour(), await withFour()];
  const move = (table: string, from: string, to: string) =>
    `update ${table} set project_id = '${to}' where project_id = '${from}'`;
  const spare = await desk.makeProject();
  const moves = ['ops_log', 'ops_log_heads', 'ops_log_items'].flatMap((table) => [
    move(table, one.project, spare),
    move(table, other.project, one.project),
    move(table, spare, other.project),
  ]);
  await desk.tamper('set session_replication_role = replica', ...moves, 'reset session_replication_role');
  for (const { project } of [one, other])
    expect((await desk.verify(project)).fault).toMatchObject({ sequence: 1, why: 'altered' });
});

test('what is written while it is checked is no fault', async () => {
  const { project, ids } = await withFour();
  const [check] = await Promise.all([
    desk.verify(project),
    ...['Five', 'Six', 'Seven'].map((title) => desk.entry({ title }, project)),
    desk.step(String(ids[0]), 'acknowledged', {}, desk.coordinator, project),
  ]);
  expect(check).toMatchObject({ intact: true, fault: null });
  expect(await desk.verify(project)).toMatchObject({ intact: true, records: 8 });
});
