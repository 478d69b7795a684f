import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listSuggestions } from '#contract/shifts/suggestion-endpoints.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { makeAssignment, makeShift } from '../../../test/factories/shift.ts';
import { type Desk, openDesk } from '../../../test/time-desk.ts';

let desk: Desk;
let shift: string;
const DAY = '2027-03-10';

const plan = (fields: Readonly<Record<string, unknown>> = {}) =>
  makeShift(desk.muster.database, desk.muster.organization, {
    ...{ project_id: desk.project, day: DAY },
    ...fields,
  });

beforeAll(async () => {
  desk = await openDesk({ min_rest_h: 11, max_week_h: 48, week_start: 1 });
});
afterAll(() => desk.muster.close());
beforeEach(async () => {
  const service_type_id = await desk.makeService();
  const { database, organization } = desk.muster;
  const rate = { org_id: organization.id, service_type_id, currency: 'GBP', valid_from: '2026-01-01' };
  await insertRow(database, 'service_rates', {
    ...{ ...rate, scope: 'service', cost_rate: '20', bill_rate: '40' },
  });
  await insertRow(database, 'service_rates', {
    ...{ ...rate, scope: 'member_level', level: 'Senior', cost_rate: '30', bill_rate: '50' },
  });
  shift = await plan({ service_type_id, headcount: 2 });
});

const suggest = async (shift_id = shift) => {
  const { manager } = desk.muster.organization.people;
  const { body } = await desk.muster.as(manager)(listSuggestions, {
    params: { project_id: desk.project, shift_id },
  });
  return body;
};
const placeOf = (body: { data: { member: { id: string } }[] }, member: string | null) =>
  body.data.findIndex(({ member: { id } }) => id === member);

test('free people who cost least come first, and whoever is on the shift is not among them', async () => {
  const [cheap, dear, on] = [await desk.newcomer(), await desk.newcomer(), await desk.newcomer()];
  await desk.muster.database.query(`update members set level = 'Senior' where id = $1`, [dear.member]);
  await makeAssignment(desk.muster.database, shift, on.member);
  const body = await suggest();
  expect(body).toMatchObject({ open: 1, currency: 'GBP', may_override: false });
  expect(placeOf(body, on.member)).toBe(-1);
  expect(body.data[placeOf(body, cheap.member)]).toMatchObject({
    ...{ reasons: ['free', 'cheapest'], conflicts: [], cost_minor: 16_000, planned_min: 0 },
    cap_min: 2400,
  });
  expect(body.data[placeOf(body, dear.member)]).toMatchObject({ reasons: ['free'], cost_minor: 24_000 });
  expect(placeOf(body, cheap.member)).toBeLessThan(placeOf(body, dear.member));
});

test('somebody with something in the way comes after everybody free, with what it is; somebody who cannot be planned not at all', async () => {
  const [tired, taken] = [await desk.newcomer(), await desk.newcomer()];
  const { database } = desk.muster;
  const early = await plan({ starts_at: `${DAY}T02:00:00Z`, ends_at: `${DAY}T06:00:00Z` });
  await makeAssignment(database, early, tired.member);
  await makeAssignment(database, await plan(), taken.member);
  const body = await suggest();
  expect(placeOf(body, taken.member)).toBe(-1);
  expect(body.data.at(-1)).toMatchObject({
    ...{ member: { id: tired.member }, reasons: [], planned_min: 240 },
    conflicts: [{ rule: 'rest', final: false, actual: 120 }],
  });
});

test('a shift that needs a skill suggests those who have it first', async () => {
  const able = await desk.newcomer();
  await desk.muster.database.query(
    `insert into member_skills (org_id, member_id, skill, level) values ($1, $2, 'Crane', 3)`,
    [desk.muster.organization.id, able.member],
  );
  const body = await suggest(await plan({ skills: JSON.stringify([{ skill: 'crane', level: 2 }]) }));
  expect(body.data[0]).toMatchObject({
    ...{ member: { id: able.member }, reasons: ['free', 'skilled'] },
    skills: [{ skill: 'Crane', level: 3, expires: null }],
  });
  expect(body.data[1].conflicts).toMatchObject([{ rule: 'skill-missing' }]);
});

test('nobody is suggested for a cancelled shift, and none is found in another project', async () => {
  expect(await suggest(await plan({ status: 'cancelled', status_reason: 'Storm' }))).toMatchObject({
    ...{ considered: 0, data: [] },
  });
  expect((await suggest(desk.project)).code).toBe('not_found');
});
