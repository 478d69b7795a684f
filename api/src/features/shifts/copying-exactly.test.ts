import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyRosterWeek } from '#contract/shifts/batch-endpoints.ts';
import type { Shift } from '#contract/shifts/shapes.ts';
import { cancelShift } from '#contract/shifts/shift-endpoints.ts';
import { openPlanningDesk, type PlanningDesk } from '../../../test/planning-desk.ts';

let desk: PlanningDesk;
beforeAll(async () => {
  desk = await openPlanningDesk();
});
afterAll(() => desk.muster.close());

const copy = (from_week: string, to_week: string) =>
  desk.muster.as(desk.muster.organization.people.manager)(copyRosterWeek, {
    ...{
      params: { project_id: desk.project },
      body: { from_week, to_week, with_people: true, preview: false },
    },
  });
const shiftsOn = async (day: string): Promise<Shift[]> =>
  (await desk.see(desk.muster.organization.people.manager, day)).shifts;

test('a copy is its shift in everything but the day, and a tentative booking stays tentative', async () => {
  const [firm, tentative] = [await desk.guard(), await desk.guard()];
  const asked = {
    ...{ start: '07:15', end: '15:45', break_min: 45, headcount: 3, role: 'Lead', site: 'Gate 3' },
    ...{ note: 'Radio 4', skills: [] },
  };
  const { body: shift } = await desk.plan({ day: '2027-09-07', ...asked });
  await desk.offer(shift.id, firm);
  await desk.offer(shift.id, tentative, { booking: 'soft' });
  await copy('2027-09-07', '2027-09-14');
  const [made] = await shiftsOn('2027-09-14');
  expect(made).toMatchObject({ ...asked, open: 1, status: 'draft', series_id: null });
  const bookings = made?.people.map(({ member, booking }) => [member.id, booking]) ?? [];
  expect(new Map(bookings.map(([id = '', booking]) => [id, booking]))).toEqual(
    new Map([
      [firm.member, 'hard'],
      [tentative.member, 'soft'],
    ]),
  );
});

test('skills that a shift asks for are asked for by its copy', async () => {
  const skills = [{ skill: 'Dog handler', level: 2 }];
  await desk.plan({ day: '2027-09-21', skills });
  await copy('2027-09-21', '2027-09-28');
  expect((await shiftsOn('2027-09-28')).map((shift) => shift.skills)).toEqual([skills]);
});

test('what was cancelled isn’t copied', async () => {
  const guard = await desk.guard();
  const stands = await desk.plan({ day: '2027-10-05', role: 'Stands' });
  const { body: off } = await desk.plan({ day: '2027-10-05', role: 'Off' });
  await desk.offer(off.id, guard);
  await desk.muster.database.query("update shifts set status = 'published' where id = $1", [off.id]);
  const params = { project_id: desk.project, shift_id: off.id };
  const [before] = (await shiftsOn('2027-10-05')).filter(({ id }) => id === off.id);
  const { status } = await desk.muster.as(desk.muster.organization.people.manager)(cancelShift, {
    ...{ params, body: { reason: 'The ship is late.', version: before?.version ?? 0 } },
  });
  expect([stands.status, status]).toEqual([201, 200]);
  const { body } = await copy('2027-10-05', '2027-10-12');
  expect([body.shifts, body.left]).toEqual([1, []]);
  expect((await shiftsOn('2027-10-12')).map(({ role }) => role)).toEqual(['Stands']);
});

test('the same hours elsewhere are another shift, and of two alike one that is there is left', async () => {
  await desk.plan({ day: '2027-11-02', site: 'Gate 1' });
  await desk.plan({ day: '2027-11-02', site: 'Gate 2' });
  await desk.plan({ day: '2027-11-02', site: 'Gate 2' });
  await desk.plan({ day: '2027-11-09', site: 'Gate 2' });
  const { body } = await copy('2027-11-02', '2027-11-09');
  expect([body.shifts, body.left.map(({ rule }: { rule: string }) => rule)]).toEqual([
    2,
    ['planned-already'],
  ]);
  expect((await shiftsOn('2027-11-09')).map(({ site }) => site).sort()).toEqual([
    'Gate 1',
    'Gate 2',
    'Gate 2',
  ]);
});

test('two who copy a week at once plan it once', async () => {
  for (const day of ['2027-11-22', '2027-11-23', '2027-11-24']) await desk.plan({ day });
  const both = await Promise.all([copy('2027-11-22', '2027-11-29'), copy('2027-11-22', '2027-11-29')]);
  expect(both.map(({ body }) => body.shifts).sort()).toEqual([0, 3]);
});
