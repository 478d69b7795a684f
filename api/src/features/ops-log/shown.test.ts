import { afterAll, beforeAll, expect, test } from 'vitest';
import { stepFollowUp } from '#contract/ops-log/endpoints.ts';
import { type OpsLogDesk, openOpsLogDesk } from './fixtures/desk.ts';

let desk: OpsLogDesk;
let incident: string;
let followUp: string;
beforeAll(async () => {
  desk = await openOpsLogDesk();
  // Everything that a list shows of an entry has changed at least once.
  incident = await desk.entry({ type: 'incident', severity: 'sev3', title: 'Crane stopped' });
  await desk.correct(incident, { severity: 'sev2' });
  await desk.correct(incident, { severity: 'sev4' });
  for (const to of ['acknowledged', 'mitigated', 'resolved', 'open', 'acknowledged', 'resolved'] as const)
    await desk.step(incident, to, to === 'resolved' ? { root_cause: 'A fuse' } : {});
  await desk.step(incident, 'closed', {}, desk.manager);
  const owner_id = desk.coordinator.member;
  followUp = await desk.entry({
    ...{
      type: 'incident',
      severity: 'sev4',
      title: 'Radio dead',
      follow_up: { owner_id, due: '2036-06-01' },
    },
  });
  await desk.muster.as(desk.coordinator)(stepFollowUp, {
    params: { project_id: desk.project, entry_id: followUp },
    body: { to: 'done', note: '' },
  });
  await desk.entry({ type: 'incident', severity: 'sev4', title: 'Still open' });
});
afterAll(() => desk.muster.close());

const ask = (text: string) => desk.muster.database.query(text);

test('what lists show of what was written is what the chain says', async () => {
  const [row] = await ask(
    `select state, settled, severity, root_cause from ops_log_items where entry_id = '${incident}'`,
  );
  expect(row).toEqual({ state: 'closed', settled: true, severity: 'sev2', root_cause: 'A fuse' });
  expect(await desk.verify()).toMatchObject({ intact: true, fault: null });
});

test.each([
  ['closed', "state = 'open', settled = false"],
  ['resolved by somebody else', 'resolver_id = null'],
  ['lighter', "severity = 'sev4'"],
  ['acknowledged earlier', "acknowledged_at = acknowledged_at - interval '1 second'"],
  ['resolved earlier', "resolved_at = resolved_at - interval '1 second'"],
  ['of another cause', "root_cause = 'Nobody knows'"],
  ['changed by another record', 'changed_seq = changed_seq - 1'],
  ['as if it came later', 'changed_seq = 999999'],
  ['another entry’s', 'entry_id = uuidv7()'],
])('an incident that somebody made %s past the chain is named', async (_, assignment) => {
  const own = `entry_seq = 1 and project_id = '${desk.project}'`;
  const [row] = await ask(`select to_jsonb(i) as kept from ops_log_items i where ${own}`);
  await ask(`update ops_log_items set ${assignment} where ${own}`);
  const check = await desk.verify();
  expect(check).toMatchObject({ intact: false, fault: { sequence: 1, why: 'state' } });
  expect(check.records).toBe(check.head.sequence);
  await ask(`delete from ops_log_items where ${own}`);
  await desk.muster.database.query(
    'insert into ops_log_items select * from jsonb_populate_record(null::ops_log_items, $1)',
    [row?.kept],
  );
  expect((await desk.verify()).intact).toBe(true);
});

const undone = async (change: string) => {
  await ask(`create table kept_items as select * from ops_log_items`);
  await ask(change);
  const { fault } = await desk.verify();
  await ask(
    'truncate ops_log_items; insert into ops_log_items select * from kept_items; drop table kept_items',
  );
  return fault;
};

test('so is a task given to somebody else, one that isn’t shown any more, and one that nobody gave', async () => {
  const [task] = await ask(
    `select entry_seq::int from ops_log_items where entry_id = '${followUp}' and kind = 'follow_up'`,
  );
  const here = { sequence: task?.entry_seq, record_id: followUp, why: 'state' };
  const own = `entry_id = '${followUp}' and kind = 'follow_up'`;
  expect(await undone(`update ops_log_items set owner_id = uuidv7() where ${own}`)).toEqual(here);
  expect(await undone(`update ops_log_items set due = due + 1 where ${own}`)).toEqual(here);
  expect(await undone(`delete from ops_log_items where ${own}`)).toEqual(here);
  expect(await undone(`update ops_log_items set kind = 'handover' where ${own}`)).toEqual(here);
  expect(await undone(`delete from ops_log_items where entry_seq > ${task?.entry_seq}`)).toMatchObject({
    why: 'state',
  });
  expect((await desk.verify()).intact).toBe(true);
});
