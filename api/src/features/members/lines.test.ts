import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listMembers, readMember, replaceDottedLines, updateMember } from '#contract/members/endpoints.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { makeOrganization, makePerson, type TestPerson } from '../../../test/people.ts';
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

const of = ({ member }: TestPerson) => ({ member_id: member ?? '' });
const someone = () => makePerson(muster.database, here, 'member');
const read = async (person: TestPerson) =>
  (await muster.as(people.owner)(readMember, { params: of(person) })).body;
const change = async (person: TestPerson, body: object) =>
  muster.as(people.owner)(updateMember, {
    params: of(person),
    version: (await read(person)).version,
    body,
  });
const seat = (fields: object = {}) =>
  insertRow(muster.database, 'positions', { org_id: here, title: 'Head of quays', ...fields });
const ids = async (query: object) =>
  (await muster.as(people.owner)(listMembers, { query })).body.data.map(({ id }: { id: string }) => id);

test('somebody is told with whom they answer to, their seat, and how many answer to them', async () => {
  const [boss, person] = [await someone(), await someone()];
  const position_id = await seat();
  const changed = await change(person, {
    manager_id: boss.member,
    position_id,
    level: 'Senior',
    phone: '+441632960123',
  });
  expect(changed).toMatchObject({
    status: 200,
    body: {
      ...{ manager: { id: boss.member, name: boss.name }, seat: { id: position_id, name: 'Head of quays' } },
      ...{ level: 'Senior', phone: '+441632960123', reports: 0, version: 2 },
    },
  });
  expect(await read(boss)).toMatchObject({ manager: null, reports: 1 });
  expect(await ids({ manager_id: boss.member })).toEqual([person.member]);
  expect(await ids({ position_id })).toEqual([person.member]);
  expect(await ids({ manager_id: 'none' })).not.toContain(person.member);
});

test('nobody answers to themselves, directly or through others, and nothing is changed', async () => {
  const [top, middle, low] = [await someone(), await someone(), await someone()];
  await change(middle, { manager_id: top.member });
  await change(low, { manager_id: middle.member });
  for (const manager of [low, middle, top])
    expect(await change(top, { manager_id: manager.member, name: 'Changed' })).toMatchObject({
      status: 422,
      body: { rule: 'manager-cycle', fields: [{ field: 'manager_id' }] },
    });
  expect(await read(top)).toMatchObject({ manager: null, name: top.name, version: 1 });
});

test('a circle of two, made by two at once, is left open by one of them', async () => {
  const [one, other] = [await someone(), await someone()];
  const answers = await Promise.all([
    change(one, { manager_id: other.member }),
    change(other, { manager_id: one.member }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect(answers.map(({ body }) => body.rule)).toContain('manager-cycle');
});

test('nobody answers to somebody who has left, is elsewhere or isn’t there', async () => {
  const gone = await someone();
  await muster.database.query("update members set archived_at = now(), status = 'offboarded' where id = $1", [
    gone.member,
  ]);
  const elsewhere = (await makeOrganization(muster.database)).people.owner;
  const person = await someone();
  for (const manager_id of [gone.member, elsewhere.member, randomUUID()])
    expect((await change(person, { manager_id })).body.rule).toBe('manager-known');
});

test('a position has no two heads, takes as many people as it is meant for, and none when it is closed', async () => {
  const [one, other] = [await someone(), await someone()];
  const position_id = await seat();
  await change(one, { position_id });
  expect(await change(other, { position_id })).toMatchObject({
    status: 422,
    body: { rule: 'position-full', fields: [{ field: 'position_id' }] },
  });
  expect((await change(one, { position_id, name: 'Still here' })).status).toBe(200);
  await muster.database.query('update positions set headcount = 2 where id = $1', [position_id]);
  expect((await change(other, { position_id })).body).toMatchObject({ seat: { id: position_id } });
  const closed = await seat({ archived_at: '2026-01-01' });
  expect((await change(other, { position_id: closed })).body.rule).toBe('position-known');
  expect((await change(other, { position_id: randomUUID() })).body.rule).toBe('position-known');
});

const line = ({ member }: TestPerson, pct = 60) => ({ member_id: member ?? '', pct });
const dotted = async (person: TestPerson, lines: { member_id: string; pct: number }[], version?: number) =>
  muster.as(people.owner)(replaceDottedLines, {
    params: of(person),
    body: { version: version ?? (await read(person)).version, lines },
  });
const kept = (person: TestPerson) =>
  muster.database.query(
    `select to_member_id as to, pct, from_day::text as from, until_day::text as until from dotted_lines
     where member_id = $1 order by from_day, until_day nulls last`,
    [person.member],
  );

test('dotted lines say for whom else somebody works, and what was goes on being known', async () => {
  const [person, ann, ben] = [await someone(), await someone(), await someone()];
  await insertRow(muster.database, 'dotted_lines', {
    ...{ org_id: here, member_id: person.member, to_member_id: ann.member, pct: 10, from_day: '2026-01-01' },
  });
  const lines = [line(ann, 20), line(ben, 30)];
  expect((await dotted(person, lines)).body).toMatchObject({
    dotted: [
      { member: { id: ben.member, name: ben.name }, pct: 30 },
      { member: { id: ann.member }, pct: 20 },
    ],
    version: 2,
  });
  const [days] = await muster.database.query<{ today: string; yesterday: string }>(
    'select day_in($1)::text as today, (day_in($1) - 1)::text as yesterday',
    [here],
  );
  const { today = '', yesterday = '' } = days ?? {};
  expect(await kept(person)).toEqual([
    { to: ann.member, pct: 10, from: '2026-01-01', until: yesterday },
    { to: ann.member, pct: 20, from: today, until: null },
    { to: ben.member, pct: 30, from: today, until: null },
  ]);
  expect((await dotted(person, lines)).body.version).toBe(2);
  await dotted(person, []);
  expect(await kept(person)).toHaveLength(1);
  const [event] = await muster.database.query<{ changes: object }>(
    "select changes from events where subject_id = $1 and type = 'member.changed' order by id desc limit 1",
    [person.member],
  );
  expect(event?.changes).toMatchObject({ dotted_lines: [[`${ann.name} 20 %`, `${ben.name} 30 %`], []] });
});

test('dotted lines to oneself, twice, to nobody, or of more than all of the time are refused', async () => {
  const [person, ann, ben] = [await someone(), await someone(), await someone()];
  expect((await dotted(person, [line(person)])).body).toMatchObject({
    ...{ rule: 'dotted-line-to-oneself', fields: [{ field: 'lines.0.member_id' }] },
  });
  expect((await dotted(person, [line(ann, 10), line(ann, 20)])).body.rule).toBe('dotted-line-twice');
  expect((await dotted(person, [line(ann), line(ben)])).body.rule).toBe('dotted-lines-over-whole');
  expect((await dotted(person, [{ member_id: randomUUID(), pct: 10 }])).body.rule).toBe('manager-known');
  expect((await dotted(person, [line(ann, 0)])).status).toBe(422);
  expect((await dotted(person, [line(ann)], 7)).status).toBe(412);
  expect(await kept(person)).toEqual([]);
});
