import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOfWeek } from '#contract/activity/rules.ts';
import * as announcements from '#contract/announcements/endpoints.ts';
import * as endpoints from '#contract/insights/endpoints.ts';
import type { InsightKind } from '#contract/insights/kinds.ts';
import { addDays } from '#contract/projects/calendar.ts';
import { makeAssignment, makeShift } from '../../../test/factories/shift.ts';
import { dayFrom, type InsightDesk, openInsightDesk } from './fixtures/desk.ts';

let desk: InsightDesk;
beforeAll(async () => {
  desk = await openInsightDesk({ min_rest_h: 11, max_week_h: 48, working_days: '{0,480,480,480,480,480,0}' });
  await desk.muster.database.query("update members set start_date = '2024-01-01', department = 'Harbour'");
});
afterAll(() => desk.muster.close());

/** Next week's Monday. */
const monday = addDays(startOfWeek(dayFrom(0), 1), 7);

const project = (fields: object = {}) => desk.running({ budget_minutes: null, ...fields });
const shift = (project_id: string, day: string, fields: object = {}) =>
  makeShift(desk.muster.database, desk.muster.organization, { project_id, day, ...fields });

const found = async (kind: InsightKind) => {
  await desk.run();
  return desk.list({ kind, state: 'open' });
};
const valuesOf = ({ evidence }: { evidence: readonly { code: string; is: { value: unknown } }[] }) =>
  Object.fromEntries(evidence.map(({ code, is }) => [code, is.value]));
const detail = async (id: string) =>
  (
    await desk.muster.as(desk.muster.organization.people.admin)(endpoints.readInsight, {
      ...{ organization: desk.muster.organization.id, params: { insight_id: id } },
    })
  ).body;

test('whoever is planned for more than their week is told of with the minutes, and with how sure drafts are', async () => {
  const { member, name } = desk.muster.organization.people.coordinator;
  const at = await project();
  // Six shifts of eight hours in a week of forty.
  for (let day = 0; day < 6; day += 1)
    await makeAssignment(desk.muster.database, await shift(at, addDays(monday, day)), member);
  const [over, ...more] = await found('person-over-capacity');
  expect(more).toEqual([]);
  expect(over).toMatchObject({
    ...{ subject: { type: 'member', id: member, name }, group: 'capacity', severity: 'medium' },
    ...{ days: { from: monday, to: addDays(monday, 6) }, weight: 480 },
    confidence: { reason: 'partly-drafts', pct: 70 },
  });
  expect(valuesOf(over ?? { evidence: [] })).toMatchObject({ capacity: 2_400, planned: 2_880, excess: 480 });
  await desk.muster.database.query('delete from assignments');
  await desk.muster.database.query('delete from shifts');
  expect(await found('person-over-capacity')).toEqual([]);
});

test('what was sold and nobody is planned for becomes a draft of a shift, once, and goes with the decision', async () => {
  const at = await project({ name: 'Weir' });
  const service_type_id = await desk.insert('service_types', {
    code: 'DIV',
    name: 'Diving',
    status: 'active',
  });
  const sold = { project_id: at, place: 0, service_type_id, name: 'Diving', from_date: dayFrom(-7) };
  await desk.insert('project_demand', { ...sold, minutes: 2_400, until_date: dayFrom(30) });
  // Of forty hours eight are on the roster.
  await shift(at, dayFrom(3), { service_type_id });
  const [missing] = await found('demand-unplanned');
  expect(missing).toMatchObject({ subject: { id: at }, weight: 1_920, severity: 'high' });
  expect(valuesOf(missing ?? { evidence: [] })).toMatchObject({ demand: 2_400, places: 480, missing: 1_920 });
  if (!missing) return;
  const { body: accepted } = await desk.decide(missing, { state: 'accepted', note: '' });
  expect(accepted.draft).toMatchObject({ makes: 'shift', link: `/manager/projects/${at}/roster` });
  const drafted = () =>
    desk.muster.database.query(
      'select status::text, headcount, service_type_id, day::text from shifts where id = $1',
      [accepted.draft.id],
    );
  expect(await drafted()).toEqual([{ status: 'draft', headcount: 1, service_type_id, day: dayFrom(0) }]);
  await desk.decide(accepted, { state: 'open' });
  expect(await drafted()).toEqual([]);
  await desk.muster.database.query('delete from project_demand');
});

test('an open place names who is free before who is in the way, and accepting books the best, tentatively', async () => {
  const { people } = desk.muster.organization;
  const at = await project({ name: 'Pier' });
  const day = addDays(monday, 2);
  const open = await shift(at, day, { headcount: 2 });
  // Of the two on the project's team one has a shift at that time already.
  await makeAssignment(desk.muster.database, open, people.owner.member);
  await makeAssignment(desk.muster.database, await shift(await project(), day), people.director.member);
  const places = await found('shift-open');
  const place = places.find(({ subject }) => subject.id === open);
  expect(valuesOf(place ?? { evidence: [] })).toMatchObject({ places: 2, taken: 1, open: 1 });
  const rows = (await detail(place?.id ?? '')).rows.map(({ id }: { id: string }) => id);
  expect(rows).not.toContain(people.owner.member);
  expect(place?.proposal).toMatchObject({ makes: 'booking', shift_id: open, project_id: at });
  if (place?.proposal?.makes !== 'booking') return;
  const best = place.proposal.member_id;
  expect(rows[0]).toBe(best);
  expect(best).not.toBe(people.director.member);
  const { status, body } = await desk.decide(place, { state: 'accepted', note: '' });
  expect([status, body.draft?.makes]).toEqual([200, 'booking']);
  expect(
    await desk.muster.database.query(
      `select member_id, booking::text, published_at from assignments where id = $1`,
      [body.draft.id],
    ),
  ).toEqual([{ member_id: best, booking: 'soft', published_at: null }]);
});

test('days without time become a draft of an announcement to whom they concern and nobody else', async () => {
  const { people, id } = desk.muster.organization;
  await project();
  const missing = (await found('days-without-time')).find(
    ({ subject }) => subject.id === people.manager.member,
  );
  expect(missing?.proposal).toMatchObject({ makes: 'announcement', to: [people.manager.member] });
  if (!missing) return;
  const { body } = await desk.decide(missing, { state: 'accepted', note: '' });
  const { body: drafted } = await desk.muster.as(people.admin)(announcements.readAnnouncement, {
    ...{ organization: id, params: { announcement_id: body.draft.id } },
  });
  expect(drafted).toMatchObject({
    ...{ status: 'draft', audience: { people: [people.manager.member], organizations: [id] } },
  });
});
