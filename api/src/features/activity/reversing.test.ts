import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readCalendar, readDay, readWeek, setCell } from '#contract/activity/day-endpoints.ts';
import { deleteEntry, listProjectEntries, readEntry } from '#contract/activity/endpoints.ts';
import { firstDayOf, monthAfter } from '#contract/activity/months.ts';
import { DAY_SECONDS } from '#contract/activity/rules.ts';
import { readTeamWeek } from '#contract/activity/team-endpoints.ts';
import { listFeed } from '#contract/feed/endpoints.ts';
import { readProject, readProjectDashboard } from '#contract/projects/endpoints.ts';
import { type Closing, openClosing } from '../../../test/closing-desk.ts';
import type { TestPerson } from '../../../test/people.ts';
import { refusal } from '../../../test/time-desk.ts';

let at: Closing;
let person: TestPerson;
let project: string;
let id: string;
beforeAll(async () => {
  at = await openClosing();
});
afterAll(() => at.desk.muster.close());

/** An hour of the last month, locked with it. */
beforeEach(async () => {
  person = await at.desk.newcomer();
  project = await at.desk.makeProject();
  await at.reopen(at.last);
  id = await at.approved(person, at.day(), { project_id: project, note: 'Gate' });
  await at.close(at.last, { leave: true });
});

const today = () => firstDayOf(monthAfter(at.last));

test('locked time is taken back by the same below zero, on the first day of the next open month, each with a link to the other', async () => {
  const { status, body } = await at.reverse(id, { reason: 'It was another site' });
  expect(status).toBe(201);
  expect(body.reversal).toMatchObject({
    ...{ duration_s: -3600, work_date: today(), status: 'locked', status_reason: 'It was another site' },
    ...{ note: 'Gate', project: { id: project }, member: { id: person.member } },
    ...{ reverses: { id, work_date: at.day() }, held: { by: at.manager.name, automatic: false } },
  });
  expect(body.original).toMatchObject({
    ...{ id, duration_s: 3600, work_date: at.day(), status: 'locked' },
    reversed_by: { id: body.reversal.id, work_date: today() },
  });
  expect(body.correction).toBeNull();
  const { body: list } = await at.as(at.manager)(listProjectEntries, { params: { project_id: project } });
  expect(list.data.map((entry: { duration_s: number }) => entry.duration_s)).toEqual([-3600, 3600]);
});

test('a project, its feed and the calendar can be read where time was reversed', async () => {
  const { body } = await at.reverse(id, { reason: 'It was another site' });
  const params = { project_id: project };
  const feed = await at.as(at.manager)(listFeed, { params });
  expect([
    feed.status,
    feed.body.data.map(({ time }: { time?: { duration_s: number } }) => time?.duration_s),
  ]).toEqual([200, expect.arrayContaining([-3600, 3600])]);
  // Each leads to the other.
  const timeOf = (entry: string) => feed.body.data.find((item: { id: string }) => item.id === entry).time;
  expect(timeOf(body.reversal.id)).toMatchObject({
    reverses: { id, work_date: at.day() },
    reversed_by: null,
  });
  expect(timeOf(id)).toMatchObject({
    ...{ reverses: null, reversed_by: { id: body.reversal.id, work_date: body.reversal.work_date } },
  });
  expect((await at.as(at.manager)(readProject, { params })).body).toMatchObject({ seconds: 0 });
  const query = { date: body.reversal.work_date };
  const { days } = (await at.as(person)(readCalendar, { query })).body;
  const shown = days.find(({ date }: { date: string }) => date === body.reversal.work_date);
  expect(shown).toMatchObject({ total_s: -3600 });
});

test('what was meant is a draft of the same person on that day, for them to submit', async () => {
  const { body } = await at.reverse(id, { correction: { duration_s: 1800, note: 'Half of it' } });
  expect(body.correction).toMatchObject({
    ...{ duration_s: 1800, note: 'Half of it', status: 'draft', work_date: today() },
    ...{ project: { id: project }, member: { id: person.member } },
  });
  const own = await at.as(person)(readEntry, { params: { entry_id: body.correction.id } });
  expect(own.body).toMatchObject({ status: 'draft' });
  expect((await at.submit(person, today())).body).toEqual({ submitted: 1 });
});

test('time is reversed once, also by two at the same moment', async () => {
  const [first, second] = await Promise.all([at.reverse(id), at.reverse(id, { by: at.owner })]);
  const refused = first.status === 201 ? second : first;
  expect([first.status, second.status].sort()).toEqual([201, 422]);
  expect(refusal(refused)).toEqual([422, 'already-reversed', 'entry_id']);
  expect(refusal(await at.reverse(id))).toEqual([422, 'already-reversed', 'entry_id']);
  const reversal = (first.status === 201 ? first : second).body.reversal.id;
  expect(refusal(await at.reverse(reversal))).toEqual([422, 'reversing-entry', 'entry_id']);
});

test('only locked time is reversed, by a manager, not one’s own, and as it was seen', async () => {
  const open = (await at.desk.log(person)).body.id;
  expect(refusal(await at.reverse(open))).toEqual([422, 'not-locked', 'status']);
  expect((await at.reverse(id, { by: person })).status).toBe(403);
  expect((await at.reverse(id, { version: 1 })).status).toBe(412);
  await at.reopen(at.last);
  const [own, owners] = [await at.approved(at.manager, at.day()), await at.approved(at.director, at.day())];
  const head = await at.approved(at.owner, at.day());
  await at.close(at.last, { leave: true });
  expect(refusal(await at.reverse(own))).toEqual([422, 'own-time', 'entry_id']);
  expect((await at.reverse(owners)).status).toBe(201);
  const row = await at.row(head);
  const forSelf = row.status === 'locked' ? await at.reverse(head, { by: at.owner }) : undefined;
  expect(forSelf?.status ?? 201).toBe(201);
});

test('what takes time back is never changed, and a reopened month leaves both locked', async () => {
  const { body } = await at.reverse(id);
  const { id: reversal, version } = body.reversal;
  const gone = await at.as(person)(deleteEntry, { params: { entry_id: reversal }, version });
  expect(refusal(gone)).toEqual([422, 'not-editable', 'status']);
  await at.reopen(at.last);
  expect(await at.row(id)).toMatchObject({ status: 'locked' });
  expect(await at.row(reversal)).toMatchObject({ status: 'locked', duration_s: -3600 });
  const kept = at.desk.muster.database.query(
    'update activity_entries set archived_at = now() where id = $1',
    [reversal],
  );
  await expect(kept).rejects.toThrow(/reversal_is_final/);
});

test('it counts below zero in the day, the week, the team’s week and on the project, whose sum is what is left', async () => {
  await at.reverse(id);
  const date = today();
  expect((await at.as(person)(readDay, { query: { date } })).body.total_s).toBe(-3600);
  expect((await at.as(person)(readWeek, { query: { date } })).body.total_s).toBe(-3600);
  await at.desk.muster.database.query("update members set start_date = '2026-01-01' where id = $1", [
    person.member,
  ]);
  const team = await at.as(at.manager)(readTeamWeek, { query: { date, q: person.name } });
  expect(team.body.data).toMatchObject([{ total_s: -3600 }]);
  const dashboard = await at.as(at.manager)(readProjectDashboard, { params: { project_id: project } });
  expect(dashboard.body).toMatchObject({ totals: { seconds: 0, billable_seconds: 0, bill_minor: 0 } });
});

test('it makes no room in its day: 24 hours are what one may spend there', async () => {
  await at.reverse(id);
  const full = await at.desk.log(person, { work_date: today(), duration_s: DAY_SECONDS });
  expect(full.status).toBe(201);
  const over = await at.desk.log(person, { work_date: today(), duration_s: 60 });
  expect(refusal(over)).toEqual([422, 'day-limit', 'duration_s']);
});

test('its cell of the week can’t be typed into', async () => {
  await at.reverse(id);
  const cell = { work_date: today(), project_id: project, service_type_id: null, duration_s: 7200 };
  expect(refusal(await at.as(person)(setCell, { body: cell }))).toEqual([422, 'not-editable', 'status']);
  const { body } = await at.as(person)(readWeek, { query: { date: at.day() } });
  const locked = body.rows[0].cells.find(({ date }: { date: string }) => date === at.day());
  expect(locked).toMatchObject({
    ...{ editable: false, duration_s: 3600 },
    lock: { status: 'locked', closed: true, held: { by: at.director.name } },
  });
});
