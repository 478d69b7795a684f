import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BodyInput } from '#contract/endpoint.ts';
import { removeMember } from '#contract/members/endpoints.ts';
import {
  listSkillNames,
  readOwnSkills,
  readSkills,
  replaceSkills,
} from '#contract/members/skill-endpoints.ts';
import { makeOrganization, makePerson, type TestPerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let guard: TestPerson;

beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());
beforeEach(async () => {
  guard = await makePerson(muster.database, muster.organization.id, 'member');
});

const params = () => ({ member_id: guard.member ?? '' });
const say = (
  skills: BodyInput<typeof replaceSkills>['skills'],
  version = 1,
  role: 'owner' | 'manager' = 'owner',
) =>
  muster.as(muster.organization.people[role])(replaceSkills, { params: params(), body: { version, skills } });
const read = async (role: 'coordinator' | 'member' = 'coordinator') =>
  muster.as(muster.organization.people[role])(readSkills, { params: params() });

const crane = { skill: 'Crane', level: 4, expires: '2027-06-30' };
const aid = { skill: 'first aid', level: 2, expires: null };

test('what somebody is able to do is said as a whole, read by name, and told in the audit trail', async () => {
  expect((await read()).body).toEqual({ version: 1, skills: [] });
  expect((await say([aid, crane])).body).toEqual({ version: 2, skills: [crane, aid] });
  expect((await say([{ ...crane, level: 5 }], 2)).body).toEqual({
    ...{ version: 3, skills: [{ ...crane, level: 5 }] },
  });
  expect((await read()).body.skills).toHaveLength(1);
  const events = await muster.database.query<{ changes: unknown }>(
    `select changes from events where type = 'member.changed' and subject_id = $1 order by id`,
    [guard.member],
  );
  expect(events.map(({ changes }) => changes)).toEqual([
    { skills: [[], ['Crane 4 until 2027-06-30', 'first aid 2']] },
    { skills: [['Crane 4 until 2027-06-30', 'first aid 2'], ['Crane 5 until 2027-06-30']] },
  ]);
});

test('saying the same again changes nothing, and a version that is old is refused', async () => {
  await say([crane]);
  expect((await say([crane], 2)).body.version).toBe(2);
  expect((await say([aid], 1)).status).toBe(412);
  expect((await read()).body.skills).toEqual([crane]);
});

test('a skill stands on the list once, however it is written, at a level from 1 to 5', async () => {
  expect((await say([crane, { ...aid, skill: ' CRANE ' }])).body).toMatchObject({
    ...{ rule: 'skill-twice', fields: [{ field: 'skills.1.skill' }] },
  });
  expect((await say([{ ...crane, level: 6 }])).body.fields).toMatchObject([{ field: 'skills.0.level' }]);
  expect((await say([{ ...crane, skill: ' ' }])).body.fields).toMatchObject([{ field: 'skills.0.skill' }]);
});

test('coordinators read skills, owners write them, and nobody writes those of somebody who has left', async () => {
  expect((await read('member')).status).toBe(403);
  expect((await say([crane], 1, 'manager')).status).toBe(403);
  await muster.as(muster.organization.people.owner)(removeMember, { params: params(), version: 1 });
  expect((await say([crane], 2)).status).toBe(404);
});

test('everybody reads their own, and whoever isn’t on the team has none', async () => {
  await say([crane]);
  expect((await muster.as(guard)(readOwnSkills)).body).toEqual({ version: 2, skills: [crane] });
  const { admin, member } = muster.organization.people;
  expect((await muster.as(member)(readOwnSkills)).body.skills).toEqual([]);
  const outside = { organization: muster.organization.id };
  expect((await muster.as(admin)(readOwnSkills, outside)).status).toBe(404);
});

test('skills that people have and service types ask for are suggested, each once, of the own organization alone', async () => {
  await say([crane, aid]);
  const ask = async (ours: string) =>
    muster.database.query(
      `insert into service_types (org_id, code, name, status, skills) values ($1, 'DOG', 'Dogs', 'active', '{CRANE,Dogs}')`,
      [ours],
    );
  await ask(muster.organization.id);
  const other = await makeOrganization(muster.database);
  await muster.database.query(
    `insert into member_skills (org_id, member_id, skill) values ($1, $2, 'Elsewhere')`,
    [other.id, other.people.member.member],
  );
  const names = async (role: 'coordinator' | 'member') =>
    muster.as(muster.organization.people[role])(listSkillNames);
  expect((await names('coordinator')).body).toEqual({ names: ['CRANE', 'Dogs', 'first aid'] });
  expect((await names('member')).status).toBe(403);
});
