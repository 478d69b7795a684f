import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpsLogStatistics } from '#contract/ops-log/statistics.ts';
import { readOpsLogStatistics } from '#contract/ops-log/statistics-endpoints.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { type OpsLogDesk, openOpsLogDesk } from './fixtures/desk.ts';

let desk: OpsLogDesk;
let project: string;
beforeAll(async () => {
  desk = await openOpsLogDesk();
});
beforeEach(async () => {
  project = await makeProject(desk.muster.database, desk.muster.organization);
});
afterAll(() => desk.muster.close());

type Fields = Readonly<Record<string, unknown>>;
const ask = (query: Fields = {}, person = desk.coordinator) =>
  desk.muster.as(person)(readOpsLogStatistics, { params: { project_id: project }, query });
const read = async (query: Fields = {}): Promise<OpsLogStatistics> => (await ask(query)).body;
const write = (fields: Fields) => desk.entry(fields, project);
const correct = async (entry_id: string, fields: Fields) =>
  (await desk.correct(entry_id, { title: 'Corrected', ...fields }, desk.manager, project)).body;
/** Rows that the list shows under the same filters, every entry once as it is now. */
const listed = async (query: Fields) =>
  (await desk.list({ ...query, said: 'now', per_page: 200 }, desk.coordinator, project)).body.data;

test('every entry counts once by type and severity, as its last correction says', async () => {
  await write({ type: 'note', occurred_at: '2026-03-02T10:00:00Z' });
  await write({ type: 'note', occurred_at: '2026-03-02T10:00:00Z' });
  const grave = { type: 'incident', severity: 'sev1', occurred_at: '2026-03-03T10:00:00Z' };
  const incident = await write(grave);
  await correct(incident, { severity: 'sev3', occurred_at: '2026-03-03T10:00:00Z' });
  await correct(incident, { severity: 'sev2', occurred_at: '2026-03-12T10:00:00Z' });
  const { entries, kinds, weeks, incidents } = await read();
  expect([entries, kinds]).toEqual([
    3,
    [
      { type: 'note', severity: 'info', entries: 2 },
      { type: 'incident', severity: 'sev2', entries: 1 },
    ],
  ]);
  expect(weeks.slice(0, 2)).toEqual([
    { week_start: '2026-03-02', entries: 2, severities: [{ severity: 'info', entries: 2 }] },
    { week_start: '2026-03-09', entries: 1, severities: [{ severity: 'sev2', entries: 1 }] },
  ]);
  expect(incidents).toMatchObject([{ severity: 'sev2', entries: 1 }]);
});

test('a corrected entry is found by what it says now, and not by what it said', async () => {
  const entry = await write({ severity: 'sev4', tags: ['gate'], people: [desk.manager.member] });
  await correct(entry, { severity: 'sev3', tags: ['crane'] });
  const counted = async (query: Fields) => (await read(query)).entries;
  expect([await counted({ severity: ['sev4'] }), await counted({ severity: ['sev3'] })]).toEqual([0, 1]);
  expect([await counted({ tag: 'gate' }), await counted({ tag: 'crane' })]).toEqual([0, 1]);
  expect([await counted({ q: 'gate' }), await counted({ q: 'corrected' })]).toEqual([0, 1]);
  expect(await counted({ member_id: desk.manager.member })).toBe(0);
});

test('every figure counts the rows that the list shows under its filters', async () => {
  const at = (day: number) => ({ occurred_at: `2026-03-${String(day).padStart(2, '0')}T10:00:00Z` });
  const kinds = [
    { type: 'note' },
    { type: 'incident', severity: 'sev2', tags: ['gate'] },
    { type: 'incident', severity: 'sev4', people: [desk.manager.member] },
    { type: 'equipment', severity: 'sev4', tags: ['gate'] },
  ];
  for (const day of [2, 5, 9, 20])
    for (const kind of kinds) {
      const id = await write({ ...kind, ...at(day) });
      if (day === 5) await correct(id, { severity: 'sev3', ...at(day + 8) });
    }
  const filters: Fields[] = [
    ...[{}, { type: ['incident'] }, { severity: ['sev3', 'sev4'] }, { tag: 'gate' }, { q: 'gate' }],
    ...[
      { member_id: desk.manager.member },
      { open: 'yes' },
      { incident: ['open'] },
      { incident: ['closed'] },
    ],
    { from: at(9).occurred_at, to: at(20).occurred_at },
  ];
  for (const filter of filters) {
    const figures = await read(filter);
    const rows = await listed(filter);
    expect([filter, figures.entries]).toEqual([filter, rows.length]);
    for (const { type, severity, entries } of figures.kinds)
      expect((await listed({ ...filter, type: [type], severity: [severity] })).length).toBe(entries);
    for (const { severity, entries } of figures.incidents)
      expect((await listed({ ...filter, type: ['incident'], severity: [severity] })).length).toBe(entries);
    expect(figures.weeks.reduce((sum, { entries }) => sum + entries, 0)).toBe(rows.length);
  }
});

test('times to acknowledge and to resolve are told by severity, as median and 90th percentile', async () => {
  const { query } = desk.muster.database;
  for (const [at, minutes] of [10, 20, 60].entries()) {
    const id = await write({ type: 'incident', severity: 'sev3' });
    await desk.step(id, 'acknowledged', {}, desk.coordinator, project);
    if (at > 0) await desk.step(id, 'resolved', {}, desk.coordinator, project);
    await query(
      `update ops_log_items i set acknowledged_at = r.occurred_at + interval '1 minute' * $2,
        resolved_at = case when resolved_at is not null then r.occurred_at + interval '2 minutes' * $2 end
       from ops_log r where r.org_id = i.org_id and r.id = i.entry_id and i.entry_id = $1`,
      [id, minutes],
    );
  }
  await write({ type: 'incident', severity: 'sev1' });
  expect((await read()).incidents).toEqual([
    {
      ...{ severity: 'sev1', entries: 1 },
      acknowledged: { entries: 0, median_s: null, p90_s: null },
      resolved: { entries: 0, median_s: null, p90_s: null },
    },
    {
      ...{ severity: 'sev3', entries: 3 },
      acknowledged: { entries: 3, median_s: 20 * 60, p90_s: 52 * 60 },
      resolved: { entries: 2, median_s: 80 * 60, p90_s: 112 * 60 },
    },
  ]);
});

test('an incident that was corrected to have happened after it was acknowledged took no time', async () => {
  const id = await write({ type: 'incident', severity: 'sev3', occurred_at: '2026-03-02T10:00:00Z' });
  await desk.step(id, 'acknowledged', {}, desk.coordinator, project);
  await correct(id, { severity: 'sev3' });
  expect((await read()).incidents[0]?.acknowledged).toEqual({ entries: 1, median_s: 0, p90_s: 0 });
});

test('what is open is told by its age, whatever the period; sev1 and sev2 apart', async () => {
  const ago = (days: number) => ({ occurred_at: new Date(Date.now() - days * 86_400_000).toISOString() });
  const incident = (severity: string, days: number) => write({ type: 'incident', severity, ...ago(days) });
  const corrected = await incident('sev4', 3);
  await correct(corrected, { severity: 'sev1', ...ago(4) });
  await incident('sev2', 12);
  await incident('sev4', 40);
  const closed = await incident('sev4', 40);
  for (const to of ['acknowledged', 'resolved', 'closed'] as const)
    await desk.step(closed, to, {}, desk.coordinator, project);
  const { open, entries } = await read({ from: '2026-03-02T00:00:00Z', to: '2026-03-03T00:00:00Z' });
  expect(entries).toBe(0);
  expect(open.map(({ age, entries: of, grave }) => [age, of, grave])).toEqual([
    ...[
      ['today', 0, 0],
      ['week', 1, 1],
      ['month', 1, 1],
      ['older', 1, 0],
    ],
  ]);
  expect(await listed({ open: 'yes' })).toHaveLength(3);
});

test('statistics are for those who may read the log', async () => {
  const { member } = desk.muster.organization.people;
  expect((await ask({}, member)).status).toBe(403);
  expect((await ask()).status).toBe(200);
});
