import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readPublications } from '#contract/shifts/plan-endpoints.ts';
import { listPublications, previewPublication } from '#contract/shifts/publishing-endpoints.ts';
import type { TestPerson } from '../../../test/people.ts';
import { openRosterDesk, type RosterDesk, rosterOf, WEEK } from '../../../test/roster-desk.ts';
import { openTelling } from '../../../test/telling.ts';

const telling = openTelling();
let desk: RosterDesk;
let at: RosterDesk;
let guard: TestPerson;
beforeAll(async () => {
  desk = await openRosterDesk({}, telling.jobs);
});
afterAll(() => desk.muster.close());
beforeEach(async () => {
  at = rosterOf(desk, await desk.makeProject());
  guard = await desk.newcomer();
});

test('everybody concerned is told once, with how much changed for them, and the planner sees who has read it', async () => {
  const other = await at.newcomer();
  await at.on(await at.shift(), guard);
  const second = await at.shift({
    starts_at: '2036-03-04T09:00Z',
    ends_at: '2036-03-04T17:00Z',
    day: '2036-03-04',
    headcount: 2,
  });
  await at.on(second, guard);
  await at.on(second, other);
  const { body } = await at.publish({ note: 'Mind the gate' });
  await telling.work(at.muster);
  const told = async (person: TestPerson) =>
    (await telling.toldTo(at.muster, person)).filter(({ type }) => type === 'roster.published');
  expect(await told(guard)).toMatchObject([
    {
      title: expect.stringContaining('published the roster of'),
      message: '3 Mar – 9 Mar: 2 changes for you · “Mind the gate”',
    },
  ]);
  expect(await told(other)).toHaveLength(1);
  expect((await at.plan(guard)).unread).toEqual([{ id: body.id, project_id: at.project }]);
  const read = await at.muster.as(guard)(readPublications, { body: { until: new Date().toISOString() } });
  expect(read.status).toBe(204);
  expect((await at.plan(guard)).unread).toEqual([]);
  const { body: list } = await at.muster.as(at.manager)(listPublications, {
    params: { project_id: at.project },
  });
  expect(list.data[0].people).toMatchObject([
    { member: { id: other.member }, read_at: null },
    { member: { id: guard.member }, changes: 2, read_at: expect.any(String) },
  ]);
});

test('what a plan costs stands beside what was told, for managers alone', async () => {
  const service = await at.makeService();
  await at.muster.database.query(
    `insert into service_rates (org_id, service_type_id, scope, cost_rate, bill_rate, currency, valid_from)
     values ($1, $2, 'service', 20, 40, 'GBP', '2020-01-01')`,
    [at.muster.organization.id, service],
  );
  const shift = await at.shift({ service_type_id: service, break_min: 30 });
  await at.on(shift, guard);
  expect((await at.preview()).cost).toEqual({ before_minor: 0, after_minor: 15_000, currency: 'GBP' });
  await at.publish();
  await at.change(shift, 'break_min = 60');
  expect((await at.preview()).cost).toEqual({ before_minor: 15_000, after_minor: 14_000, currency: 'GBP' });
});

test('a member neither previews nor publishes', async () => {
  const member = at.muster.organization.people.coordinator;
  const { status } = await at.muster.as(member)(previewPublication, {
    params: { project_id: at.project },
    query: WEEK,
  });
  expect(status).toBe(403);
});
