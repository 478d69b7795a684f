import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listAudit } from '#contract/audit/endpoints.ts';
import {
  createExport,
  listExports,
  previewExport,
  readExport,
  withdrawExport,
} from '#contract/time-exports/endpoints.ts';
import { type Exports, MARCH, openExports } from '../../../test/export-desk.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { refusal } from '../../../test/time-desk.ts';

let at: Exports;
beforeAll(async () => {
  at = await openExports();
});
beforeEach(async () => {
  await at.muster.database.query('delete from activity_entries');
});
afterAll(() => at.muster.close());

const preview = async (asked: Record<string, unknown> = {}) => {
  const { parts: _, ...selection } = MARCH;
  return (await at.ask(previewExport, { query: { ...selection, ...asked } })).body;
};
const withdraw = async (id: string) => {
  const { body } = await at.ask(readExport, { params: { export_id: id } });
  return at.ask(withdrawExport, { params: { export_id: id }, version: body.version });
};

test('a preview sums what is approved, and says what is not and what went out before', async () => {
  await at.log();
  await at.log({ duration_s: 1800, bill_minor: 2500 });
  await at.log({ status: 'submitted', duration_s: 600 });
  await at.log({ status: 'draft', duration_s: 60 });
  await at.log({ work_date: '2026-04-01' });
  await at.log({ billable: false, bill_minor: 0 });
  expect(await preview()).toEqual({
    lines: [
      {
        ...{ client: { id: at.client_id, name: 'Brightwater' }, member: null, category: null, day: null },
        project: { id: at.project_id, code: 'HRB-204', name: 'Harbour Terminal' },
        service: { id: at.service_type_id, code: 'GUARD', name: 'Guarding' },
        ...{ rate: '50', unit: 'hour', currency: 'GBP', seconds: 5400, entries: 2, amount_minor: 7500 },
      },
    ],
    ...{ line_count: 1, entries: 2, seconds: 5400, amounts: [{ currency: 'GBP', amount_minor: 7500 }] },
    unapproved: { entries: 2, seconds: 660, members: 1 },
    already: { entries: 0, seconds: 0 },
  });
});

test('payroll takes what is not billable, too, at what it costs, by person, category and rate', async () => {
  const { people } = at.muster.organization;
  await at.log();
  await at.log({ billable: false, bill_minor: 0 });
  await at.log({ category: 'travel', cost_rate: '20', cost_minor: 2000 });
  await at.log({ member_id: people.manager.member });
  const { lines, amounts } = await preview({ purpose: 'payroll' });
  const told = lines.map((line: Record<string, never>) => [
    ...[line.member, line.category, line.rate, line.seconds, line.amount_minor],
  ]);
  const named = ({ member, name }: typeof people.member) => ({ id: member, name });
  expect(told).toHaveLength(3);
  expect(told).toContainEqual([named(people.manager), 'work', '30', 3600, 3000]);
  expect(told).toContainEqual([named(people.member), 'travel', '20', 3600, 2000]);
  expect(told).toContainEqual([named(people.member), 'work', '30', 7200, 6000]);
  expect(amounts).toEqual([{ currency: 'GBP', amount_minor: 11_000 }]);
});

test('each entry goes out once for a purpose, is locked then, and goes out for the other, too', async () => {
  const first = await at.log();
  const made = await at.create();
  expect(made).toMatchObject({
    status: 201,
    body: {
      entries: 1,
      seconds: 3600,
      amounts: [{ currency: 'GBP', amount_minor: 5000 }],
      withdrawn_at: null,
    },
  });
  expect(await at.statusOf(first)).toBe('locked');
  expect(refusal(await at.create())).toEqual([422, 'nothing-to-export', '']);
  const second = await at.log({ duration_s: 60 });
  expect(await preview()).toMatchObject({ entries: 1, seconds: 60, already: { entries: 1, seconds: 3600 } });
  expect((await at.create({ purpose: 'payroll', parts: ['member'] })).body).toMatchObject({ entries: 2 });
  expect(await at.statusOf(second)).toBe('locked');
});

test('two exports at the same moment never take the same entry', async () => {
  for (let count = 0; count < 20; count += 1) await at.log();
  const answers = await Promise.all(Array.from({ length: 4 }, () => at.create()));
  const taken = answers.filter(({ status }) => status === 201).map(({ body }) => body.entries);
  expect(taken).toEqual([20]);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(3);
});

test('an export taken back gives its time free, and what it locked is approved again', async () => {
  const entry = await at.log();
  const locked = await at.log({ status: 'locked' });
  const { body } = await at.create();
  expect((await withdraw(body.id)).status).toBe(204);
  expect([await at.statusOf(entry), await at.statusOf(locked)]).toEqual(['approved', 'locked']);
  expect(refusal(await withdraw(body.id))).toEqual([422, 'withdrawn', '']);
  expect((await at.create()).body.entries).toBe(2);
  const { body: list } = await at.ask(listExports, { query: { purpose: 'invoicing' } });
  expect(list.data.find(({ id }: { id: string }) => id === body.id).withdrawn_at).not.toBeNull();
});

test('what went out for both purposes stays locked until both are taken back', async () => {
  const entry = await at.log();
  const invoicing = (await at.create()).body.id;
  const payroll = (await at.create({ purpose: 'payroll', parts: ['member'] })).body.id;
  await withdraw(invoicing);
  expect(await at.statusOf(entry)).toBe('locked');
  await withdraw(payroll);
  expect(await at.statusOf(entry)).toBe('approved');
});

test('an export is of one person, project or client where one is asked for', async () => {
  const { people } = at.muster.organization;
  const project_id = await makeProject(at.muster.database, at.muster.organization, { code: 'OTHER' });
  await at.log();
  await at.log({ project_id });
  await at.log({ member_id: people.manager.member });
  expect((await preview({ project_id })).entries).toBe(1);
  expect((await preview({ client_id: at.client_id })).entries).toBe(2);
  expect((await preview({ member_id: people.manager.member })).entries).toBe(1);
  const { body } = await at.create({ project_id });
  expect(body).toMatchObject({ project: { id: project_id }, entries: 1 });
});

test.each([
  ['days that run backwards', { from: '2026-03-02', to: '2026-03-01' }, [422, 'range', 'to']],
  ['more than a year', { from: '2024-01-01', to: '2025-03-01' }, [422, 'range', 'to']],
  ['nothing to sum by', { parts: [] }, [422, null, 'parts']],
])('%s are refused beside their field', async (_, asked, expected) => {
  await at.log();
  expect(refusal(await at.create(asked))).toEqual(expected);
});

test('a project that is not there is as good as missing', async () => {
  await at.log();
  expect((await at.create({ project_id: '019a0000-0000-7000-8000-000000000000' })).status).toBe(404);
});

test('a second time with an older version changes nothing', async () => {
  await at.log();
  const { body } = await at.create();
  const stale = await at.ask(withdrawExport, { params: { export_id: body.id }, version: body.version + 1 });
  expect(stale.status).toBe(412);
});

test('both stand in the audit trail with their sums; managers may not let time out', async () => {
  await at.log();
  const { body } = await at.create();
  await withdraw(body.id);
  const { people } = at.muster.organization;
  const { data } = (await at.muster.as(people.owner)(listAudit)).body;
  expect(data.slice(0, 2)).toMatchObject([
    { type: 'time-export.withdrawn', subject: { id: body.id } },
    { type: 'time-export.created', subject: { id: body.id }, data: { entries: 1, seconds: 3600 } },
  ]);
  expect((await at.muster.as(people.manager)(createExport, { body: MARCH })).status).toBe(403);
});
