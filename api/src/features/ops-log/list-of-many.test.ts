import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpsLogDesk, openOpsLogDesk } from './fixtures/desk.ts';

let desk: OpsLogDesk;
let oldest: string;
/** A log in which what is looked for lies behind more entries than are looked at one by one. */
beforeAll(async () => {
  desk = await openOpsLogDesk();
  const at = (minute: number) => ({ occurred_at: `2026-01-01T00:0${minute}:00Z` });
  oldest = await desk.entry({
    ...{ ...at(1), type: 'incident', severity: 'sev3', title: 'Lighthouse dark', tags: ['light'] },
    people: [desk.manager.member],
  });
  await desk.entry({ ...at(2), type: 'safety', severity: 'sev4', title: 'Ice on the quay' });
  await desk.entry({ ...at(3), type: 'visitor', title: 'Harbour master' });
  await desk.muster.database.query(`set session_replication_role = replica;
    insert into ops_log (org_id, project_id, seq, kind, type, severity, title, occurred_at, recorded_at, prev_hash, hash)
    select org_id, project_id, 100 + i, 'entry', 'note', 'info', 'Round ' || i, timestamptz '2026-02-01Z' + i * interval '1 minute', now(), '', ''
    from ops_log, generate_series(1, 6000) i where id = '${oldest}';
    reset session_replication_role; analyze ops_log`);
});
afterAll(() => desk.muster.close());

const titles = async (query: Record<string, unknown>) =>
  (await desk.list({ per_page: 5, ...query })).body.data.map(({ title }: { title: string }) => title);

test.each([
  ['a rare type', { type: ['visitor'] }, ['Harbour master']],
  ['rare types', { type: ['safety', 'incident'] }, ['Ice on the quay', 'Lighthouse dark']],
  ['rare severities', { severity: ['sev3', 'sev4'] }, ['Ice on the quay', 'Lighthouse dark']],
  ['a severity of a type', { type: ['incident', 'note'], severity: ['sev3'] }, ['Lighthouse dark']],
  ['what is open', { open: 'yes' }, ['Lighthouse dark']],
  ['what is open of a common type', { open: 'yes', type: ['note'] }, []],
  ['what is open with a word', { open: 'yes', q: 'light' }, ['Lighthouse dark']],
  ['a word', { q: 'lighthouse' }, ['Lighthouse dark']],
  ['a word and types', { q: 'ice', type: ['note', 'safety'] }, ['Ice on the quay']],
  ['a common word that isn’t there with a rare type', { q: 'round', type: ['visitor'] }, []],
  ['a common word and a rare one', { q: 'round 4711', type: ['note'] }, ['Round 4711']],
  ['a tag', { tag: 'light' }, ['Lighthouse dark']],
])('%s is found behind thousands of other entries', async (_, query, wanted) => {
  expect(await titles(query)).toEqual(wanted);
});

test('what somebody is named in is found, too', async () => {
  expect(await titles({ member_id: desk.manager.member })).toEqual(['Lighthouse dark']);
});

test('what is rare stands behind what is common, in the order in which it happened', async () => {
  const query = { type: ['note', 'visitor', 'safety'], to: '2026-02-01T00:02:30Z' };
  expect(await titles(query)).toEqual(['Round 2', 'Round 1', 'Harbour master', 'Ice on the quay']);
});

test('where thousands of things are open, the newest are found among the newest', async () => {
  const { database } = desk.muster;
  await database.query(`set session_replication_role = replica;
    insert into ops_log_items (org_id, project_id, entry_seq, kind, entry_id, state, severity, changed_seq)
    select org_id, project_id, seq, 'incident', id, 'open', 'sev4', seq from ops_log where title like 'Round %';
    reset session_replication_role`);
  expect(await titles({ open: 'yes', per_page: 2 })).toEqual(['Round 6000', 'Round 5999']);
  expect(await titles({ open: 'yes', type: ['incident'] })).toEqual(['Lighthouse dark']);
});
