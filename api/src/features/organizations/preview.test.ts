import { afterEach, beforeEach, expect, test } from 'vitest';
import { previewSettings, readSettings } from '#contract/organizations/endpoints.ts';
import type { PreviewedEffect } from '#contract/organizations/settings.ts';
import { type Foresight, openForesight } from './fixtures/foresight.ts';

let desk: Foresight;
beforeEach(async () => {
  desk = await openForesight();
});
afterEach(() => desk.muster.close());

test('rounding shows the last whole month by person, project and day, and no other time', async () => {
  await desk.enter(desk.lastMonth(3), { duration_s: 1_000 });
  await desk.enter(desk.lastMonth(3), { duration_s: 1_100 });
  await desk.enter(desk.lastMonth(4), { duration_s: 900, archived_at: '2026-01-01' });
  await desk.enter(desk.today, { duration_s: 100 });
  expect(await desk.foresee({ rounding: 'up' })).toEqual([['rounded_time', 1, 35, 45]]);
  expect(await desk.foresee({ rounding: 'down' })).toEqual([['rounded_time', 1, 35, 30]]);
  expect(await desk.foresee({ rounding: 'nearest', rounding_minutes: 10 })).toEqual([
    ['rounded_time', 1, 35, 40],
    ['rounded_time', 1, 35, 40],
  ]);
});

test('another way of approval shows whom waiting time would wait for, and what would wait for nobody', async () => {
  await desk.enter(desk.today, { status: 'submitted' });
  await desk.enter(desk.today, { status: 'draft' });
  expect(await desk.foresee({ approval: 'both' })).toEqual([
    ['waiting_time', 1, 1, 2],
    ['unapproved_time', 0, 0, 0],
  ]);
  expect(await desk.foresee({ approval: 'project' })).toEqual([
    ['waiting_time', 1, 1, 1],
    ['unapproved_time', 0, 0, 0],
  ]);
  expect(await desk.foresee({ approval: 'off' })).toEqual([
    ['waiting_time', 1, 1, 0],
    ['unapproved_time', 1, 0, 1],
  ]);
});

test('a shorter time for changes shows what would be out of reach, and none brings everything back', async () => {
  for (const days of [1, 20, 40]) await desk.enter(desk.dayAt(-days), { status: 'draft' });
  await desk.enter(desk.dayAt(-20), { status: 'approved' });
  expect(await desk.foresee({ edit_window_days: 19 })).toEqual([['editable_time', 1, 2, 1]]);
  expect(await desk.foresee({ edit_window_days: 20 })).toEqual([['editable_time', 0, 2, 2]]);
  expect(await desk.foresee({ edit_window_days: 0 })).toEqual([['editable_time', 1, 2, 3]]);
});

test('what would be required shows the time that lacks it, and only of fields that change', async () => {
  await desk.enter(desk.today, { note: '' });
  await desk.enter(desk.today, { project_id: null });
  await desk.enter(desk.today, { status: 'submitted', note: '' });
  expect(await desk.foresee({ require_note: true })).toEqual([['incomplete_time', 1, 0, 1]]);
  expect(await desk.foresee({ require_service: true })).toEqual([['incomplete_time', 2, 0, 2]]);
  expect(await desk.foresee({ require_project: false })).toEqual([['incomplete_time', 1, 1, 0]]);
  expect(await desk.foresee({ require_note: false, name: 'Northgate' })).toEqual([]);
});

test('time that shares hours can be submitted or not by whether that is allowed', async () => {
  const clock = (from: string, to: string) => ({
    ...{ started_at: `${desk.today}T${from}Z`, ended_at: `${desk.today}T${to}Z` },
  });
  await desk.enter(desk.today, clock('08:00', '10:00'));
  await desk.enter(desk.today, clock('09:00', '11:00'));
  await desk.enter(desk.today, clock('11:00', '12:00'));
  await desk.enter(desk.today);
  await desk.enter(desk.today, { ...clock('09:30', '10:30'), status: 'submitted' });
  await desk.enter(desk.today, { ...clock('11:30', '12:30'), archived_at: '2026-01-01' });
  expect(await desk.foresee({ allow_overlap: true })).toEqual([['overlapping_time', 2, 2, 0]]);
  await desk.muster.database.query('update organizations set allow_overlap = true where org_id = $1', [
    desk.org,
  ]);
  expect(await desk.foresee({ allow_overlap: false })).toEqual([['overlapping_time', 2, 0, 2]]);
});

test('another zone and another fiscal year show the time that would lie elsewhere', async () => {
  await desk.enter(desk.lastMonth(2), {
    started_at: `${desk.lastMonth(2)}T00:30Z`,
    ended_at: `${desk.lastMonth(2)}T01:30Z`,
  });
  await desk.enter(desk.lastMonth(3), {
    started_at: `${desk.lastMonth(3)}T12:00Z`,
    ended_at: `${desk.lastMonth(3)}T13:00Z`,
  });
  expect(await desk.foresee({ timezone: 'America/New_York' })).toEqual([['moved_days', 1, null, null]]);
  await desk.muster.database.query(`update projects set site_timezone = 'Asia/Tokyo' where org_id = $1`, [
    desk.org,
  ]);
  expect(await desk.foresee({ timezone: 'America/New_York' })).toEqual([['moved_days', 0, null, null]]);
  const month = Number(desk.today.slice(5, 7));
  await desk.muster.database.query('update organizations set fiscal_month = $2 where org_id = $1', [
    desk.org,
    month,
  ]);
  expect(await desk.foresee({ fiscal_month: (month % 12) + 1 })).toEqual([['fiscal_year', 2, 0, 120]]);
});

test('a week that would be cut is told once, with the two that it becomes', async () => {
  // 2 March 2026 is a Monday: from Sundays on, its Sunday belongs to the next week.
  for (const day of ['2026-03-02', '2026-03-08', '2026-03-10'])
    await desk.enter(day, { status: 'submitted' });
  expect(await desk.foresee({ week_start: 0 })).toEqual([['split_weeks', 1, 2, 3]]);
});

test('examples name what is meant once, at most five, and nothing is stored', async () => {
  for (let at = 0; at < 7; at++) await desk.enter(desk.dayAt(-at), { note: '' });
  await desk.enter(desk.today, { note: '' });
  const by = desk.muster.as(desk.muster.organization.people.director);
  const before = (await by(readSettings)).body;
  const { body } = await by(previewSettings, { body: { changes: { require_note: true } } });
  expect(body).toMatchObject({ from: desk.today, to: desk.dayAt(27) });
  const [{ examples, count, field, unit }] = body.effects;
  expect([field, unit, count, examples.length]).toEqual(['require_note', 'rows', 8, 5]);
  expect(examples.map(({ day }: PreviewedEffect['examples'][number]) => day)).toEqual(
    [-6, -5, -4, -3, -2].map(desk.dayAt),
  );
  expect(examples[0]).toMatchObject({ label: 'Member Person', type: 'activity-entry' });
  expect((await by(readSettings)).body).toEqual(before);
  const { manager } = desk.muster.organization.people;
  expect((await desk.muster.as(manager)(previewSettings, { body: {} })).status).toBe(403);
});
