import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeEntry } from '../../../test/factories/entry.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { type LeavingServer, openLeavingServer } from '../../../test/leaving.ts';
import { makeOrganization } from '../../../test/people.ts';

let muster: LeavingServer;
beforeAll(async () => {
  muster = await openLeavingServer();
});
afterAll(() => muster.close());

const LABEL = /^Former member [0-9A-F]{4,}$/;
const today = () => new Date().toISOString().slice(0, 10);
const note = (done: string) => ({ done, blockers: '', tomorrow: '', version: 0 });

test('a deleted person goes, and their time stays under a pseudonym with the project’s totals', async () => {
  const { database, organization, call } = muster;
  const person = await muster.someone('member', 'Ottoline Fairweather');
  const token = await muster.signIn(person);
  const project = await makeProject(database, organization);
  const own = { member_id: person.member, project_id: project, created_by: person.sub };
  await makeEntry(database, organization, { ...own, duration_s: 7200, note: 'Checked the gate' });
  const totals = () => database.query('select * from project_totals where project_id = $1', [project]);
  const before = await totals();
  await call(token, 'PUT', `/daily-activity/notes/${today()}`, note('Mine'));
  await muster.leave(token, person);
  const member = await muster.memberOf(person);
  expect(member).toMatchObject({
    name: expect.stringMatching(LABEL),
    email: `${member.user_sub}@deleted.invalid`,
    phone: null,
    position: null,
    status: 'offboarded',
  });
  expect(await totals()).toEqual(before);
  const manager = await muster.signIn(organization.people.manager);
  const { body } = await call(manager, 'GET', `/projects/${project}/activity`);
  expect(body.data[0]).toMatchObject({
    member: { name: member.name },
    duration_s: 7200,
    note: 'Checked the gate',
  });
  expect(await database.query('select from day_notes where member_id = $1', [person.member])).toEqual([]);
  expect(await database.query('select from role_grants where subject = $1', [person.sub])).toEqual([]);
});

test('the audit trail names the pseudonym, keeps what was done, and loses what was noted of days', async () => {
  const { database, organization, call } = muster;
  const person = await muster.someone('manager', 'Ignatius Quill');
  const token = await muster.signIn(person);
  await call(token, 'PUT', `/daily-activity/notes/${today()}`, note('Secret'));
  const project_id = await makeProject(database, organization);
  const entry = { work_date: today(), duration_s: 600, note: 'Kept', project_id };
  expect((await call(token, 'POST', '/daily-activity', entry)).status).toBe(201);
  await muster.leave(token, person);
  const { user_sub, name } = await muster.memberOf(person);
  const events = await database.query(
    'select type, actor_name, changes, subject_id from events where actor = $1 order by id',
    [user_sub],
  );
  expect(events.map(({ type, actor_name }) => [type, actor_name])).toEqual([
    ['day-note.saved', name],
    ['activity.created', name],
    ['member.forgotten', name],
  ]);
  expect(events[0]?.changes).toEqual({});
  expect(events[1]?.changes.note).toEqual([null, 'Kept']);
  expect(events[2]?.subject_id).toBe(person.member);
});

test('a pseudonym is the same in every organization, and another person’s is another', async () => {
  const { database } = muster;
  const second = await makeOrganization(database);
  const [one, other] = [
    await muster.someone('member', 'Basil Oakes'),
    await muster.someone('member', 'Basil Elms'),
  ];
  await database.query('insert into members (org_id, user_sub, email, name) values ($1, $2, $3, $4)', [
    second.id,
    one.sub,
    'basil@elsewhere.test',
    'Basil O.',
  ]);
  await muster.leave(await muster.signIn(one), one);
  await muster.leave(await muster.signIn(other), other);
  const { name, user_sub } = await muster.memberOf(one);
  const [elsewhere] = await database.query(
    'select name, user_sub from members where org_id = $1 and user_sub = $2',
    [second.id, user_sub],
  );
  expect(elsewhere).toEqual({ name, user_sub });
  expect((await muster.memberOf(other)).name).not.toBe(name);
});

test('deleted time loses its words, and a running timer goes', async () => {
  const { database, organization, call } = muster;
  const person = await muster.someone('manager', 'Cosima Bell');
  const token = await muster.signIn(person);
  const project_id = await makeProject(database, organization);
  const entry = { work_date: today(), duration_s: 600, note: 'Never mind', project_id };
  const { body } = await call(token, 'POST', '/daily-activity', entry);
  await database.query('update activity_entries set archived_at = now() where id = $1', [body.id]);
  await call(token, 'POST', '/daily-activity/timer/start', { project_id, note: 'Running' });
  await muster.leave(token, person);
  const [kept] = await database.query('select note, duration_s from activity_entries where id = $1', [
    body.id,
  ]);
  expect(kept).toEqual({ note: '', duration_s: 600 });
  const told = await database.query('select from events where changes::text || data::text ~ $1', [
    'Never mind|Running',
  ]);
  expect(told).toEqual([]);
  expect(await database.query('select from activity_timers where member_id = $1', [person.member])).toEqual(
    [],
  );
});
