import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBalances } from '#contract/leave/endpoints.ts';
import {
  addLeaveBlock,
  changeHolidays,
  grantYear,
  type Holiday,
  listHolidayCountries,
  offerHolidays,
  readLeaveSettings,
  removeLeaveBlock,
  updateLeaveSettings,
} from '#contract/leave/settings-endpoints.ts';
import type { LeaveBalance } from '#contract/leave/shapes.ts';
import { type LeaveDesk, openLeaveDesk } from '../../../test/leave-desk.ts';
import { makePerson, type TestPerson } from '../../../test/people.ts';
import { refusal } from '../../../test/time-desk.ts';

let desk: LeaveDesk;
let director: TestPerson;
beforeAll(async () => {
  desk = await openLeaveDesk();
  director = desk.muster.organization.people.director;
});
afterAll(() => desk.muster.close());

const settings = async (year = 2036) =>
  (await desk.muster.as(director)(readLeaveSettings, { query: { year } })).body;
const update = (body: object, version: number) =>
  desk.muster.as(director)(updateLeaveSettings, { body, version });
const paid = async (person: TestPerson, year: number): Promise<LeaveBalance> => {
  const { body } = await desk.muster.as(person)(readBalances, { query: { year } });
  return body.balances.find(({ type }: LeaveBalance) => type === 'paid');
};

test('public holidays of many countries are known, and of regions by themselves', async () => {
  const ask = desk.muster.as(director);
  const { body } = await ask(listHolidayCountries);
  expect(body.data.length).toBeGreaterThan(100);
  const of = async (country: string, region?: string): Promise<Holiday[]> =>
    (await ask(offerHolidays, { query: { year: 2026, country, ...(region ? { region } : {}) } })).body.data;
  const [england, scotland] = [await of('GB', 'ENG'), await of('GB', 'SCT')];
  expect(england).toContainEqual({ date: '2026-04-06', name: expect.stringContaining('Easter') });
  expect(england.map(({ date }) => date)).toContain('2026-12-25');
  expect(scotland.map(({ date }) => date)).not.toContain('2026-04-06');
  for (const country of ['DE', 'FR', 'ES', 'IT', 'NL', 'US', 'CA', 'AU', 'JP', 'BR', 'IN', 'ZA'])
    expect((await of(country)).length, country).toBeGreaterThan(2);
  const unknown = await ask(offerHolidays, { query: { year: 2026, country: 'XX' } });
  expect(refusal(unknown)).toEqual([422, 'country', 'country']);
});

test('holidays are written together, and what stood there before takes it back', async () => {
  const ask = desk.muster.as(director);
  const change = (holidays: { date: string; name: string | null }[]) =>
    ask(changeHolidays, { body: { holidays } });
  await change([{ date: '2036-12-25', name: 'Christmas Day' }]);
  const { body } = await change([
    { date: '2036-12-25', name: 'Christmas' },
    { date: '2036-12-26', name: 'Boxing Day' },
  ]);
  expect((await settings()).holidays.map(({ name }: Holiday) => name)).toEqual(['Christmas', 'Boxing Day']);
  await change(body.before);
  expect((await settings()).holidays).toEqual([{ date: '2036-12-25', name: 'Christmas Day' }]);
  const twice = await change([
    { date: '2036-12-24', name: 'One' },
    { date: '2036-12-24', name: 'Two' },
  ]);
  expect(refusal(twice)).toEqual([422, 'twice', 'holidays.1.date']);
});

test('of two who change the settings at once, the second is told', async () => {
  const { version } = await settings();
  expect((await update({ country: 'GB', region: 'ENG' }, version)).body).toMatchObject({ country: 'GB' });
  expect((await update({ country: 'FR' }, version)).status).toBe(412);
  const now = (await settings()).version;
  expect(refusal(await update({ country: 'GB', region: 'XX' }, now))).toEqual([422, 'country', 'region']);
  expect((await update({ country: null }, now)).body).toMatchObject({ country: null, region: null });
});

test('days are blocked and freed', async () => {
  const ask = desk.muster.as(director);
  const block = { from: '2036-08-01', to: '2036-08-03', name: 'Regatta' };
  const { body } = await ask(addLeaveBlock, { body: block });
  expect((await settings()).blocks).toEqual([body]);
  expect(refusal(await ask(addLeaveBlock, { body: { ...block, to: '2036-07-01' } }))).toEqual([
    ...[422, 'leave-days', 'to'],
  ]);
  await ask(removeLeaveBlock, { params: { block_id: body.id }, version: body.version });
  expect((await settings()).blocks).toEqual([]);
});

test('a year is granted once to everybody, and to whoever comes within it by their days', async () => {
  const ask = desk.muster.as(director);
  const { database, organization } = desk.muster;
  const person = await makePerson(database, organization.id, 'member');
  await database.query("update members set start_date = '2036-07-02' where id = $1", [person.member]);
  const grant = async (year: number) => (await ask(grantYear, { body: { year } })).body;
  expect((await grant(2036)).people).toBeGreaterThan(5);
  expect(await grant(2036)).toEqual({ granted: 0, people: 0 });
  expect(await paid(person, 2036)).toMatchObject({ entitlement: 6_000, left: 6_000 });
  expect(await paid(director, 2036)).toMatchObject({ entitlement: 12_000 });
});

test('what isn’t carried over ends when a year that has begun is granted, and only once', async () => {
  const { database, organization } = desk.muster;
  const person = await makePerson(database, organization.id, 'member');
  await database.query("update members set start_date = '2020-01-01' where id = $1", [person.member]);
  const grant = (year: number) => desk.muster.as(director)(grantYear, { body: { year } });
  await grant(2024);
  await grant(2025);
  await grant(2025);
  expect(await paid(person, 2025)).toMatchObject({ opening: 12_000, carried: -9_600, left: 14_400 });
});
