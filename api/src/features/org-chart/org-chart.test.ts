import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readChartDetail, readOrgChart } from '#contract/org-chart/endpoints.ts';
import type { ChartPerson, OrgChart } from '#contract/org-chart/shapes.ts';
import { dayIn } from '../../../src/platform/wall-clock.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { makeOrganization, type TestOrganization, type TestPerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let organization: TestOrganization;
beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());
beforeEach(async () => {
  organization = await makeOrganization(muster.database);
});

const TODAY = dayIn('Europe/London', new Date());
const before = (days: number) =>
  new Date(Date.parse(`${TODAY}T12:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
const by = (person: TestPerson) => ({ organization: organization.id, person });
const read = async (day?: string, { person } = by(organization.people.member)): Promise<OrgChart> =>
  (await muster.as(person)(readOrgChart, { organization: organization.id, query: day ? { day } : {} })).body;
const hire = (name: string, fields: object = {}) =>
  insertRow(muster.database, 'members', {
    ...{ org_id: organization.id, name, email: `${name}@muster.test`.toLowerCase(), status: 'active' },
    ...{ start_date: before(400), ...fields },
  });
const makeSeat = (title: string, fields: object = {}) =>
  insertRow(muster.database, 'positions', { org_id: organization.id, title, ...fields });
const set = (id: string, fields: string) =>
  muster.database.query(`update members set ${fields} where id = $1`, [id]);
/** What was written today counts from a day before. */
const backdate = async (days: number) => {
  for (const places of ['member_places', 'position_places'])
    await muster.database.query(
      `update ${places} set from_day = from_day - $1::int, until_day = until_day - $1::int where org_id = $2`,
      [days, organization.id],
    );
};
const found = ({ people }: OrgChart, id: string): ChartPerson | undefined =>
  people.find((person) => person.id === id);

test('today’s chart has everybody on the team with whom they answer to and where they sit', async () => {
  const seat = await makeSeat('Night lead', { department: 'Nights' });
  const boss = await hire('Ann', { position: 'Director' });
  const ben = await hire('Ben', {
    manager_id: boss,
    position: 'Lead',
    department: 'Nights',
    position_id: seat,
  });
  await hire('Cy', { status: 'offboarded', archived_at: before(3), end_date: before(3) });
  await hire('Dee', { start_date: '2999-01-01' });
  await hire('Eve', { status: 'invited' });
  const chart = await read();
  expect(chart).toMatchObject({ day: TODAY, today: TODAY, since: before(400) });
  expect(found(chart, ben)).toEqual({
    ...{ id: ben, name: 'Ben', title: 'Lead', department: 'Nights', manager_id: boss, position_id: seat },
    ...{ employment: 'employee', on_leave: false },
  });
  const names = chart.people.map(({ name }) => name);
  expect(names).toContain('Ann');
  expect(names).not.toContain('Cy');
  expect(names).not.toContain('Dee');
  expect(names).not.toContain('Eve');
  expect(chart.positions).toEqual([
    ...[{ id: seat, title: 'Night lead', department: 'Nights', parent_id: null, headcount: 1 }].map(
      (one) => ({
        ...one,
        vacant_since: null,
      }),
    ),
  ]);
});

test('a day before has the lines, seats and people of that day, and says on which days something moved', async () => {
  const boss = await hire('Ann');
  const other = await hire('Abe');
  const ben = await hire('Ben', { manager_id: boss, position: 'Guard' });
  await hire('Cy', { status: 'offboarded', archived_at: before(20), end_date: before(20) });
  const seat = await makeSeat('Night lead');
  await backdate(30);
  await set(ben, `manager_id = '${other}', position = 'Night lead', position_id = '${seat}'`);
  const chart = await read(before(1));
  expect(found(chart, ben)).toMatchObject({ manager_id: boss, title: 'Guard', position_id: null });
  expect(chart.positions).toMatchObject([{ id: seat, vacant_since: null }]);
  expect(chart.people.map(({ name }) => name)).not.toContain('Cy');
  expect((await read(before(60))).people.map(({ name }) => name)).toContain('Cy');
  const now = await read();
  expect(found(now, ben)).toMatchObject({ manager_id: other, title: 'Night lead', position_id: seat });
  expect(now.changes[0]).toBe(TODAY);
  expect(now.changes).toContain(before(30));
  expect(now.since).toBe(before(430));
});

test('a day of which nothing is known is refused with the first that is', async () => {
  await hire('Ann');
  for (const [day, said] of [
    [before(401), before(400)],
    ['2999-01-01', 'today'],
  ] as const) {
    const { status, body } = await muster.as(organization.people.member)(readOrgChart, { query: { day } });
    expect([status, body.rule]).toEqual([422, 'day-unknown']);
    expect(body.message).toContain(said);
  }
});

test('dotted lines and leave are those of the day', async () => {
  const ann = await hire('Ann');
  const ben = await hire('Ben');
  const lasting = {
    org_id: organization.id,
    member_id: ben,
    to_member_id: ann,
    pct: 20,
    from_day: before(5),
  };
  await insertRow(muster.database, 'dotted_lines', lasting);
  await insertRow(muster.database, 'dotted_lines', {
    ...{ ...lasting, pct: 60, from_day: before(50), until_day: before(6) },
  });
  const away = async (id: string, days: object) =>
    insertRow(muster.database, 'leave_requests', { org_id: organization.id, member_id: id, ...days });
  const span = { starts_at: `${before(2)}T00:00Z`, ends_at: `${TODAY}T23:00Z`, type: 'paid', minutes: 480 };
  await away(ben, { ...span, from_date: before(2), to_date: TODAY, status: 'approved', timezone: 'UTC' });
  expect(await read()).toMatchObject({ dotted: [{ member_id: ben, to_member_id: ann, pct: 20 }] });
  expect((await read(before(10))).dotted).toEqual([{ member_id: ben, to_member_id: ann, pct: 60 }]);
  expect(found(await read(), ben)?.on_leave).toBe(true);
  expect(found(await read(before(3)), ben)?.on_leave).toBe(false);
});

test('beside the chart stands how somebody is reached, and to whom it may be shown how much they work', async () => {
  const { member, coordinator, manager } = organization.people;
  const ann = await hire('Ann', { phone: '+441632960123', target_utilisation_pct: 85 });
  const ask = async (person: TestPerson, member_id = ann) =>
    (await muster.as(person)(readChartDetail, { params: { member_id } })).body;
  expect(await ask(member)).toEqual({
    ...{ id: ann, email: 'ann@muster.test', phone: '+441632960123', start_date: before(400), version: 1 },
    ...{ utilisation_pct: null, target_utilisation_pct: null, leave: null },
  });
  expect(await ask(manager)).toMatchObject({ utilisation_pct: 0, target_utilisation_pct: 85 });
  // They read it in the team, too.
  expect(await ask(coordinator)).toMatchObject({ target_utilisation_pct: 85 });
  await set(member.member ?? '', `start_date = '${before(400)}'`);
  expect(await ask(member, member.member ?? '')).toMatchObject({ utilisation_pct: 0 });
});
