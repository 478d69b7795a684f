import { afterAll, beforeAll, expect, test } from 'vitest';
import { monthWords } from '#contract/activity/months.ts';
import { type Closing, openClosing } from '../../../test/closing-desk.ts';
import type { TestPerson } from '../../../test/people.ts';
import { openTelling, type Telling } from '../../../test/telling.ts';
import { dayWords } from './reactions/decisions.ts';

let at: Closing;
let telling: Telling;
beforeAll(async () => {
  telling = openTelling();
  at = await openClosing({}, telling.jobs);
});
afterAll(() => at.desk.muster.close());

const told = async (person: TestPerson, type: string) => {
  await telling.work(at.desk.muster);
  return (await telling.toldTo(at.desk.muster, person)).filter((one) => one.type === type);
};

test('whoever has time that stays out is told of a month that closes and opens, and managers are, but not who did it', async () => {
  const [late, done] = [await at.desk.newcomer(), await at.desk.newcomer()];
  await at.approved(done, at.day());
  await at.desk.log(late, { work_date: at.day(), duration_s: 5_400 });
  await at.close(at.last, { leave: true });
  const month = monthWords(at.last);
  expect(await told(late, 'month.closed')).toMatchObject([
    {
      title: `closed ${month}`,
      message: `Without your time that isn’t approved: 1 entry, 1:30, ${dayWords(at.day())}`,
      url: `/daily-activity?date=${at.day()}`,
    },
  ]);
  expect(await told(done, 'month.closed')).toEqual([]);
  expect(await told(at.director, 'month.closed')).toEqual([]);
  expect(await told(at.manager, 'month.closed')).toMatchObject([
    { message: 'Its time is locked, without 1 entry that isn’t approved.' },
  ]);
  await at.reopen(at.last, { reason: 'A week was forgotten' });
  expect(await told(late, 'month.reopened')).toMatchObject([
    {
      title: `reopened ${month}`,
      message: expect.stringContaining('“A week was forgotten” · You can change'),
    },
  ]);
  expect(await told(at.manager, 'month.reopened')).toHaveLength(1);
});

test('whoever logged it is told that locked time was reversed, and why', async () => {
  const person = await at.desk.newcomer();
  const id = await at.approved(person, at.day());
  await at.close(at.last, { leave: true });
  await at.reverse(id, { reason: 'It was another site', correction: { duration_s: 1_800 } });
  expect(await told(person, 'activity.reversed')).toMatchObject([
    {
      title: `reversed your time of ${dayWords(at.day())}`,
      message: `“It was another site” · 1 entry, 1:00, ${dayWords(at.day())} · What is right is a draft for you to submit.`,
    },
  ]);
});
