import { afterAll, beforeAll, expect, test } from 'vitest';
import { readProjectRoster } from '#contract/shifts/shift-endpoints.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { makePerson } from '../../../test/people.ts';
import { openRosterDesk, type RosterDesk, WEEK } from '../../../test/roster-desk.ts';

let at: RosterDesk;
beforeAll(async () => {
  at = await openRosterDesk();
});
afterAll(() => at.muster.close());

test('a publication says the cost that the days of the roster add up to, told and planned, to the penny', async () => {
  const { database, organization } = at.muster;
  const service_type_id = await at.makeService();
  await insertRow(database, 'service_rates', {
    ...{ org_id: organization.id, service_type_id, scope: 'service', valid_from: '2036-01-01' },
    ...{ cost_rate: '20', bill_rate: '40', currency: 'GBP' },
  });
  // 7 h 40 min at 20 an hour is 153.333…: rounded for each of three grades it would be a penny less.
  const shift = await at.shift({ service_type_id, break_min: 20, headcount: 3 });
  const guards = await Promise.all(
    ['1', '2', '3'].map(() => makePerson(database, organization.id, 'member')),
  );
  for (const [grade, guard] of guards.entries()) {
    await database.query('update members set level = $1 where id = $2', [`Grade ${grade}`, guard.member]);
    await at.on(shift, guard);
  }
  const { cost } = await at.preview();
  expect(cost).toEqual({ before_minor: 0, after_minor: 46_000, currency: 'GBP' });
  const { body } = await at.muster.as(at.manager)(readProjectRoster, {
    ...{ params: { project_id: at.project }, query: WEEK },
  });
  expect(body.days.map(({ cost_minor }: { cost_minor: number }) => cost_minor)).toEqual([
    46_000, 0, 0, 0, 0, 0, 0,
  ]);
  await at.publish();
  expect((await at.preview()).cost).toMatchObject({ before_minor: 46_000, after_minor: 46_000 });
});
