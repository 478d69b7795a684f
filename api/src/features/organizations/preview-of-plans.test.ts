import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeClient } from '../../../test/factories/client.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { type Foresight, openForesight } from './fixtures/foresight.ts';

let desk: Foresight;
beforeEach(async () => {
  desk = await openForesight();
});
afterEach(() => desk.muster.close());

test('fewer hours and other weekdays show what people would have, and what their leave would take', async () => {
  const monday = desk.nextWeekday(1);
  await insertRow(desk.muster.database, 'leave_requests', {
    ...{
      org_id: desk.org,
      member_id: desk.member(),
      type: 'paid',
      from_date: monday,
      to_date: monday,
      minutes: 480,
    },
    ...{ timezone: 'UTC', starts_at: `${monday}T00:00Z`, ends_at: `${monday}T23:59Z`, status: 'approved' },
  });
  const shorter = await desk.foresee({ working_days: [0, 240, 480, 480, 480, 480, 240] });
  expect(shorter).toEqual([
    ['capacity', 0, 9_600, 9_600],
    ['leave', 1, 480, 240],
  ]);
  expect(await desk.foresee({ max_week_h: 30 })).toEqual([
    ['capacity', 1, 9_600, 7_200],
    ['long_weeks', 0, null, null],
  ]);
});

test('a holiday takes hours, gives leave back, and falls on shifts; one taken away does the opposite', async () => {
  const monday = desk.nextWeekday(1);
  await desk.book(monday, '08:00', '16:00');
  await insertRow(desk.muster.database, 'leave_requests', {
    ...{
      org_id: desk.org,
      member_id: desk.member(),
      type: 'paid',
      from_date: monday,
      to_date: monday,
      minutes: 240,
    },
    ...{ timezone: 'UTC', starts_at: `${monday}T00:00Z`, ends_at: `${monday}T23:59Z`, part: 'morning' },
  });
  expect(await desk.foresee({}, [{ date: monday, name: 'Regatta' }])).toEqual([
    ['capacity', 1, 9_600, 9_120],
    ['leave', 1, 240, 0],
    ['holiday_shifts', 1, 0, 1],
  ]);
  await desk.muster.database.query('insert into holidays (org_id, date, name) values ($1, $2, $3)', [
    desk.org,
    monday,
    'Regatta',
  ]);
  expect(await desk.foresee({}, [{ date: monday, name: null }])).toEqual([
    ['capacity', 1, 9_120, 9_600],
    ['leave', 1, 0, 240],
    ['holiday_shifts', 1, 1, 0],
  ]);
});

test('more rest and shorter weeks show the shifts and weeks that would break them', async () => {
  const [monday, tuesday] = [
    desk.nextWeekday(1),
    desk.dayAt((Date.parse(desk.nextWeekday(1)) - Date.parse(desk.today)) / 86_400_000 + 1),
  ];
  await desk.book(monday, '08:00', '20:00');
  await desk.book(tuesday, '08:00', '20:00');
  expect(await desk.foresee({ min_rest_h: 12 })).toEqual([['short_rests', 0, 0, 0]]);
  expect(await desk.foresee({ min_rest_h: 13 })).toEqual([['short_rests', 1, 0, 1]]);
  expect(await desk.foresee({ max_week_h: 24 })).toContainEqual(['long_weeks', 0, 0, 0]);
  expect(await desk.foresee({ max_week_h: 23 })).toContainEqual(['long_weeks', 1, 0, 1]);
});

test('a floor of margins shows the deals below it that aren’t decided, a currency what is counted in it', async () => {
  const client_id = await makeClient(desk.muster.database, desk.muster.organization);
  const deal = (number: number, margin_pct: string, status = 'draft') =>
    insertRow(desk.muster.database, 'dealsheets', {
      ...{
        org_id: desk.org,
        client_id,
        number,
        title: `Quay ${number}`,
        currency: 'GBP',
        cost_minor: 1,
        price_minor: 2,
      },
      ...{ approver: 'owner', margin_pct, status },
    });
  await deal(1, '10');
  await deal(2, '25');
  await deal(3, '5', 'rejected');
  expect(await desk.foresee({ margin_floor_pct: '20' })).toEqual([['margins_below', 1, 0, 1]]);
  expect(await desk.foresee({ margin_floor_pct: '0.0' })).toEqual([]);
  expect(await desk.foresee({ currency: 'EUR' })).toEqual([['other_currency', 3, null, null]]);
});
