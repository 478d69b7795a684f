import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays, startOfWeek } from '#contract/activity/rules.ts';
import { cancelSeries, changeSeries, repeatShift } from '#contract/shifts/series-endpoints.ts';
import type { TestPerson } from '../../../test/people.ts';
import { openSeriesDesk, type SeriesDesk } from '../../../test/series-desk.ts';
import { refusal } from '../../../test/time-desk.ts';

let desk: SeriesDesk;
let guard: TestPerson;
/** A Monday of weeks in which nothing else is planned: each test has its own two. */
let monday: string;
beforeAll(async () => {
  desk = await openSeriesDesk();
  monday = startOfWeek(desk.today, 1);
});
afterAll(() => desk.muster.close());
beforeEach(async () => {
  monday = addDays(monday, 14);
  guard = await desk.guard();
});

const on = (days: number) => addDays(monday, days);
const people = () => desk.muster.organization.people;
const plan = async () => {
  const { body: shift } = await desk.plan({ day: on(0) });
  await desk.offer(shift.id, guard);
  return shift.id as string;
};
/** Mondays and Thursdays of two weeks. */
const begin = async () => {
  const { body } = await desk.repeat(await plan(), 'FREQ=WEEKLY;BYDAY=MO,TH', on(10));
  const { version } = await desk.read(body.series_id);
  return { version, params: { project_id: desk.project, series_id: body.series_id } };
};
const stored = async () =>
  (await desk.shifts(on(0), on(13))).map(({ day, start, people: booked }) => [day, start, booked.length]);
const at = (start: string, ...days: number[]) => days.map((day) => [on(day), start, 1]);

test.each([
  ['its days', { rule: 'FREQ=WEEKLY;BYDAY=TU' }, () => at('08:00', 1, 8)],
  ['its shifts', { fields: { start: '10:00', end: '18:00' } }, () => at('10:00', 0, 3, 7, 10)],
])(
  'of two planners who change a series at once, one %s, one does, and the other looks again',
  async (_, change, outcome) => {
    const { params, version } = await begin();
    const answers = await Promise.all([
      desk.muster.as(people().manager)(changeSeries, { params, version, body: change }),
      desk.muster.as(people().director)(changeSeries, {
        ...{ params, version, body: { rule: 'FREQ=WEEKLY;BYDAY=FR' } },
      }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(await stored()).toEqual(answers[0].status === 200 ? outcome() : at('08:00', 4));
  },
);

test('nor is anything half done where one changes and the other cancels, or takes back', async () => {
  const { params, version } = await begin();
  const body = { rule: 'FREQ=WEEKLY;BYDAY=TU' };
  const [changed, cancelled] = await Promise.all([
    desk.muster.as(people().manager)(changeSeries, { params, version, body }),
    desk.muster.as(people().director)(cancelSeries, { params, body: { reason: 'Closed', version } }),
  ]);
  expect([changed.status, cancelled.status].sort()).toEqual([200, 412]);
  expect(await stored()).toEqual(changed.status === 200 ? at('08:00', 1, 8) : []);
  const { batch_id } = changed.status === 200 ? changed.body : cancelled.body;
  const twice = await Promise.all([desk.undo(batch_id), desk.undo(batch_id)]);
  expect(twice.map(({ status, body: answer }) => [status, answer.rule]).sort()).toEqual([
    [200, undefined],
    [422, 'changed-since'],
  ]);
  expect(await stored()).toEqual(at('08:00', 0, 3, 7, 10));
});

/** Something on a day of which nobody has eleven hours of rest before the shifts of a series. */
const lateOn = async (day: number) => {
  const { body } = await desk.plan({ day: on(day), start: '18:00', end: '23:00', role: 'Dock' });
  await desk.give(body.id, guard);
};

test('a series is planned in spite of conflicts for one reason, by whoever may, and each booking says so', async () => {
  const shift_id = await plan();
  await lateOn(2);
  const body = { rule: 'FREQ=WEEKLY;BYDAY=MO,TH', until: on(10), override_reason: 'Fair week' };
  const ask = (who: TestPerson, more = {}) =>
    desk.muster.as(who)(repeatShift, {
      ...{ params: { project_id: desk.project, shift_id }, body: { ...body, ...more } },
    });
  expect(refusal(await ask(people().manager))).toEqual([422, 'override-rank', 'override_reason']);
  expect((await ask(people().manager, { leave_out: true })).body.rule).toBe('override-rank');
  const plain = await ask(people().manager, { override_reason: undefined, preview: true });
  expect(plain.body).toMatchObject({ may_override: false, left: [{ day: on(3), rule: 'rest' }] });
  const done = await ask(people().director);
  expect(done.body).toMatchObject({ may_override: true, left: [], places: 3 });
  const reasons = (await desk.see(people().director, on(0), on(10))).shifts
    .filter(({ role }: { role: string }) => role === 'Guard')
    .flatMap(({ people: booked }: { people: { overridden: string[]; override_reason: string | null }[] }) =>
      booked.map(({ overridden, override_reason }) => [overridden, override_reason]),
    );
  expect(reasons).toEqual([
    [[], null],
    [['rest'], 'Fair week'],
    [[], null],
    [[], null],
  ]);
});

test('a series moves to days, and to times, that are in somebody’s way, in spite of that; never onto another booking', async () => {
  const { params, version } = await begin();
  await lateOn(0);
  const ask = (who: TestPerson, body: object) =>
    desk.muster.as(who)(changeSeries, { params, version, body: { ...body, override_reason: 'Fair week' } });
  const days = { rule: 'FREQ=WEEKLY;BYDAY=TU' };
  expect(refusal(await ask(people().manager, days))).toEqual([422, 'override-rank', 'override_reason']);
  const times = { fields: { start: '20:00', end: '22:00' } };
  expect(refusal(await ask(people().director, times))).toEqual([422, 'overlap', `days.${on(0)}`]);
  expect(await stored()).toHaveLength(5);
  const { status, body } = await ask(people().director, days);
  expect([status, body.left, body.places]).toEqual([200, [], 2]);
  // Somebody who had too little rest before has it again.
  expect((await desk.undo(body.batch_id)).status).toBe(200);
});
