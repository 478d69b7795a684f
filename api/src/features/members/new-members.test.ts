import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BodyInput } from '#contract/endpoint.ts';
import { createMember, listMembers, readMember, updateMember } from '#contract/members/endpoints.ts';
import { replaceSkills } from '#contract/members/skill-endpoints.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { makePerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let people: TestServer['organization']['people'];
let here: string;
beforeAll(async () => {
  muster = await openTestServer();
  people = muster.organization.people;
  here = muster.organization.id;
});
afterAll(() => muster.close());

const add = (body: BodyInput<typeof createMember>, by = people.owner) =>
  muster.as(by)(createMember, { body });
/** What no form would send. */
const wrong = (body: object) =>
  muster.as(people.owner)(createMember, { body: JSON.parse(JSON.stringify(body)) });
const address = () => `${randomUUID()}@x.test`;
const names = async (query: object): Promise<string[]> =>
  (await muster.as(people.owner)(listMembers, { query })).body.data.map(({ name }: { name: string }) => name);
const dayIn = async (days: number) => {
  const [row] = await muster.database.query<{ day: string }>('select (day_in($1) + $2::int)::text as day', [
    here,
    days,
  ]);
  return row?.day ?? '';
};

test('a placeholder needs a name alone, and stands on the team from today on', async () => {
  const { status, body } = await add({ name: 'Night guard', employment: 'placeholder' });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ...{ name: 'Night guard', email: 'night-guard@import.invalid', employment: 'placeholder' },
    ...{ status: 'active', has_account: false, start_date: await dayIn(0), weekly_capacity_minutes: 2400 },
  });
  const again = await add({ name: 'Night Guard', employment: 'placeholder' });
  expect(again.body.email).toBe('night-guard-2@import.invalid');
  const events = await muster.database.query('select type, actor from events where subject_id = $1', [
    body.id,
  ]);
  expect(events).toEqual([{ type: 'member.created', actor: people.owner.sub }]);
});

test('a colleague without an account is kept with everything that is said of them', async () => {
  const email = address();
  const position_id = await insertRow(muster.database, 'positions', { org_id: here, title: 'Caretaker' });
  const { body } = await add({
    ...{ name: 'Cara Take', employment: 'contractor', email: email.toUpperCase(), position_id },
    ...{ position: 'Caretaker', department: 'Site', level: '', phone: '+441632960123' },
    ...{ start_date: '2026-01-05', end_date: '2036-01-04', manager_id: people.manager.member },
    ...{ weekly_capacity_minutes: 1200, target_utilisation_pct: 70 },
  });
  expect(body).toMatchObject({
    ...{ email, position: 'Caretaker', department: 'Site', level: null, phone: '+441632960123' },
    ...{ seat: { id: position_id }, manager: { id: people.manager.member }, end_date: '2036-01-04' },
    ...{ weekly_capacity_minutes: 1200, target_utilisation_pct: 70, start_date: '2026-01-05' },
  });
});

test('a colleague needs an address that nobody else has, and days in their order', async () => {
  const taken = address();
  await add({ name: 'One', employment: 'employee', email: taken });
  const rule = async (body: object) =>
    (await add({ name: 'Two', employment: 'employee', ...body })).body.rule;
  expect(await rule({})).toBe('email-needed');
  expect(await rule({ email: taken.toUpperCase() })).toBe('email-taken');
  const days = { start_date: '2026-02-02', end_date: '2026-02-01' };
  expect(await rule({ email: address(), ...days })).toBe('dates-in-order');
  expect(await rule({ email: address(), manager_id: randomUUID() })).toBe('manager-known');
  expect(await rule({ email: address(), position_id: randomUUID() })).toBe('position-known');
  expect(await names({ q: 'Two' })).toEqual([]);
  expect((await add({ name: 'Two', employment: 'placeholder' }, people.director)).status).toBe(403);
});

test('bad input is told field by field', async () => {
  const { status, body } = await wrong({
    ...{ name: '', employment: 'robot', email: 'nowhere', phone: '0163', weekly_capacity_minutes: 10_081 },
    ...{ target_utilisation_pct: 101, start_date: '2026-02-30' },
  });
  expect(status).toBe(422);
  expect(body.fields.map(({ field }: { field: string }) => field).toSorted()).toEqual(
    [
      'name',
      'employment',
      'email',
      'phone',
      'weekly_capacity_minutes',
      'target_utilisation_pct',
      'start_date',
    ].toSorted(),
  );
});

test('a placeholder is given an address, and becomes a colleague only with one', async () => {
  const { body } = await add({ name: 'Quay hand', employment: 'placeholder' });
  const change = (version: number, fields: object) =>
    muster.as(people.owner)(updateMember, { params: { member_id: body.id }, version, body: fields });
  expect((await change(1, { employment: 'employee' })).body.rule).toBe('email-needed');
  expect((await change(1, { email: people.owner.email })).body.rule).toBe('email-taken');
  const email = address();
  expect((await change(1, { employment: 'employee', email })).body).toMatchObject({ email, version: 2 });
});

test('an address that its person signs in with, or is invited at, stays', async () => {
  const rule = async (member_id: string | null) =>
    (
      await muster.as(people.owner)(updateMember, {
        ...{ params: { member_id: member_id ?? '' }, version: 1, body: { email: address() } },
      })
    ).body.rule;
  expect(await rule(people.member.member)).toBe('email-of-account');
  expect(
    await rule(await insertRow(muster.database, 'members', { org_id: here, email: address(), name: 'Ivy' })),
  ).toBe('email-of-account');
});

test('the team is filtered by department, employment and skill', async () => {
  const person = await makePerson(muster.database, here, 'member');
  await muster.database.query("update members set name = 'Sam Skill', department = 'Crane' where id = $1", [
    person.member,
  ]);
  const skills = [
    { skill: 'Crane licence', level: 3, expires: await dayIn(0) },
    { skill: 'First aid', level: 2, expires: await dayIn(-1) },
  ];
  const said = { params: { member_id: person.member ?? '' }, body: { version: 2, skills } };
  expect((await muster.as(people.owner)(replaceSkills, said)).status).toBe(200);
  expect(await names({ department: 'Crane' })).toEqual(['Sam Skill']);
  expect(await names({ department: ['Crane', ''], q: 'sam' })).toEqual(['Sam Skill']);
  expect(await names({ department: '' })).not.toContain('Sam Skill');
  expect(await names({ skill: 'crane LICENCE' })).toEqual(['Sam Skill']);
  expect(await names({ skill: 'First aid' })).toEqual([]);
  expect(await names({ employment: 'contractor', department: 'Crane' })).toEqual([]);
  const { body } = await muster.as(people.owner)(readMember, { params: { member_id: person.member ?? '' } });
  expect(body.skills).toEqual(skills);
});

test('whoever has approved leave today is on leave, and nobody has to say so', async () => {
  const person = await makePerson(muster.database, here, 'member');
  await muster.database.query("update members set name = 'Lea Leave' where id = $1", [person.member]);
  const away = async (from: number, to: number, fields: object = {}) => {
    const days = { from_date: await dayIn(from), to_date: await dayIn(to) };
    return insertRow(muster.database, 'leave_requests', {
      ...{ org_id: here, member_id: person.member, type: 'paid', ...days, timezone: 'UTC', minutes: 480 },
      ...{
        starts_at: `${days.from_date}T00:00Z`,
        ends_at: `${days.to_date}T23:59Z`,
        status: 'approved',
        ...fields,
      },
    });
  };
  const read = async () =>
    (await muster.as(people.owner)(readMember, { params: { member_id: person.member ?? '' } })).body;
  await away(2, 3);
  await away(0, 0, { status: 'rejected', decision_reason: 'Busy' });
  expect(await read()).toMatchObject({
    ...{ status: 'active', leave: { from: await dayIn(2), to: await dayIn(3) } },
  });
  await away(-1, 0);
  expect(await read()).toMatchObject({
    ...{ status: 'on_leave', leave: { from: await dayIn(-1), to: await dayIn(0) } },
  });
  expect(await names({ status: 'on_leave' })).toEqual(['Lea Leave']);
  expect(await names({ status: 'active', q: 'Lea Leave' })).toEqual([]);
  expect(await names({ status: ['active', 'on_leave'], q: 'Lea Leave' })).toEqual(['Lea Leave']);
});
