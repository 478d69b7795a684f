import { afterAll, beforeAll, expect, test } from 'vitest';
import { stepFollowUp } from '#contract/ops-log/endpoints.ts';
import { type OpsLogDesk, openOpsLogDesk } from './fixtures/desk.ts';

let desk: OpsLogDesk;
beforeAll(async () => {
  desk = await openOpsLogDesk();
});
afterAll(() => desk.muster.close());

/** A project in whose log stand five entries, and the ids of those. */
const withFive = async () => {
  const project = await desk.makeProject();
  const ids: string[] = [];
  for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) ids.push(await desk.entry({ title }, project));
  return { project, ids };
};

test('a record is neither changed nor deleted nor truncated, by the application as little as by the owner', async () => {
  const id = await desk.entry();
  const { database } = desk.muster;
  for (const statement of [
    `update ops_log set title = 'Other' where id = '${id}'`,
    `delete from ops_log where id = '${id}'`,
    'truncate ops_log cascade',
  ])
    await expect(database.query(statement)).rejects.toThrow('append-only');
  for (const statement of [
    `update ops_log set title = 'Other'`,
    'delete from ops_log',
    'truncate ops_log cascade',
    'delete from ops_log_heads',
    `update ops_log_items set state = 'closed'`,
    `insert into ops_log (org_id, project_id, kind, title, hash) values (uuidv7(), uuidv7(), 'entry', 'a', '')`,
  ])
    await expect(database.query(`begin; set local role muster_app; ${statement}`)).rejects.toThrow(
      'permission denied',
    );
});

test('a chain that nobody touched holds, and says where it ends; so does an empty one', async () => {
  const { project, ids } = await withFive();
  const { body } = await desk.list({}, desk.coordinator, project);
  const last = body.data.find((row: { id: string }) => row.id === ids[4]);
  expect(await desk.verify(project)).toEqual({
    ...{ intact: true, records: 5, fault: null },
    head: { sequence: 5, hash: last.hash },
  });
  const empty = { intact: true, records: 0, fault: null, head: null };
  expect(await desk.verify(await desk.makeProject())).toEqual(empty);
});

test.each([
  ['title', "title = 'Other'"],
  ['text', "body = 'Other'"],
  ['severity', "severity = 'sev4'"],
  ['time', "occurred_at = occurred_at - interval '1 microsecond'"],
  ['time of recording', "recorded_at = recorded_at + interval '1 microsecond'"],
  ['author', 'author_id = null'],
  ['people', "people = '{00000000-0000-7000-8000-000000000000}'"],
  ['tags', "tags = '{a}'"],
  ['files', "attachments = '{a}'"],
  ['id', 'id = uuidv7()'],
  ['hash', "hash = sha256('a')"],
  ['link', "prev_hash = sha256('a')"],
])('a record whose %s somebody changed in the database is named as altered', async (_, assignment) => {
  const { project } = await withFive();
  await desk.tamper(`update ops_log set ${assignment} where project_id = '${project}' and seq = 3`);
  expect(await desk.verify(project)).toMatchObject({ intact: false, fault: { sequence: 3, why: 'altered' } });
});

test('one that was altered and given a fitting hash is named by what follows on it', async () => {
  const { project, ids } = await withFive();
  const own = `project_id = '${project}' and seq = 3`;
  await desk.tamper(
    `update ops_log set title = 'Other' where ${own}`,
    `update ops_log r set hash = ops_log_hash(r) where ${own}`,
  );
  expect((await desk.verify(project)).fault).toEqual({ sequence: 3, record_id: ids[2], why: 'altered' });
});

test.each([
  ['in the middle', 3],
  ['at the beginning', 1],
  ['at the end', 5],
])('a record that somebody deleted %s is named as missing', async (_, seq) => {
  const { project } = await withFive();
  await desk.tamper(`delete from ops_log where project_id = '${project}' and seq = ${seq}`);
  expect(await desk.verify(project)).toMatchObject({
    ...{ intact: false, records: seq - 1 },
    fault: { sequence: seq, record_id: null, why: 'missing' },
  });
});

test('one that was deleted is missing all the same where the places behind it were closed up', async () => {
  const { project } = await withFive();
  await desk.tamper(
    `delete from ops_log where project_id = '${project}' and seq = 3`,
    `update ops_log set seq = seq - 1 where project_id = '${project}' and seq = 4`,
    `update ops_log set seq = seq - 1 where project_id = '${project}' and seq = 5`,
  );
  expect((await desk.verify(project)).fault).toMatchObject({ sequence: 3, why: 'missing' });
});

test('records that changed places are named as reordered', async () => {
  const { project, ids } = await withFive();
  const move = (from: number, to: number) =>
    `update ops_log set seq = ${to} where project_id = '${project}' and seq = ${from}`;
  await desk.tamper(move(3, 99), move(4, 3), move(99, 4));
  expect((await desk.verify(project)).fault).toEqual({ sequence: 3, record_id: ids[3], why: 'reordered' });
});

test('a head that was put back, changed or taken away is named', async () => {
  for (const change of [
    `update ops_log_heads set seq = 4`,
    `update ops_log_heads set hash = sha256('a')`,
    'delete from ops_log_heads',
  ]) {
    const { project } = await withFive();
    await desk.muster.database.query(`${change} where project_id = '${project}'`);
    expect((await desk.verify(project)).fault, change).toMatchObject({ sequence: 5, why: 'head' });
  }
});

test('one that somebody appended past the chain is found', async () => {
  const { project } = await withFive();
  await desk.tamper(
    `insert into ops_log (org_id, project_id, seq, kind, type, severity, title, occurred_at, recorded_at, prev_hash, hash)
     select org_id, project_id, 6, 'entry', 'note', 'info', 'Slipped in', now(), now(), hash, sha256('a')
     from ops_log where project_id = '${project}' and seq = 5`,
  );
  expect((await desk.verify(project)).fault).toMatchObject({ sequence: 6, why: 'altered' });
});

test('32 people who write at once get the places one after the other', async () => {
  const project = await desk.makeProject();
  const answers = await Promise.all(
    Array.from({ length: 32 }, (_, at) => desk.write({ title: `Round ${at}` }, desk.coordinator, project)),
  );
  const places = answers.map(({ body }) => body.sequence).sort((one, other) => one - other);
  expect(places).toEqual(Array.from({ length: 32 }, (_, at) => at + 1));
  expect(await desk.verify(project)).toMatchObject({ intact: true, records: 32 });
});

test('steps of what an entry left to do are records of the same chain', async () => {
  const owner_id = desk.coordinator.member;
  const id = await desk.entry({ follow_up: { owner_id, due: '2036-06-01' } });
  const params = { project_id: desk.project, entry_id: id };
  const settle = (to: 'open' | 'done') =>
    desk.muster.as(desk.coordinator)(stepFollowUp, { params, body: { to, note: 'Radio' } });
  const { body } = await settle('done');
  expect(body).toMatchObject({
    ...{ follow_up: { state: 'done' }, steps: [{ kind: 'follow_up', state: 'done', note: 'Radio' }] },
  });
  expect(body.steps[0].sequence).toBeGreaterThan(body.sequence);
  expect((await settle('done')).body.rule).toBe('follow-up-step');
  expect((await settle('open')).body.follow_up.state).toBe('open');
  expect((await desk.verify()).intact).toBe(true);
});
