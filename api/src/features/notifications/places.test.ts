import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { removeMember } from '#contract/members/endpoints.ts';
import { listNotifications } from '#contract/notifications/endpoints.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { makeNotification } from '../../../test/factories/notification.ts';
import { makeProject } from '../../../test/factories/project.ts';
import {
  makeOrganization,
  makePerson,
  type TestOrganization,
  type TestPerson,
} from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let other: TestOrganization;
let person: TestPerson;
beforeAll(async () => {
  muster = await openTestServer();
  other = await makeOrganization(muster.database);
});
afterAll(() => muster.close());
beforeEach(async () => {
  person = await makePerson(muster.database, muster.organization.id, 'member');
  await hold(other.id);
  await tell('Here', muster.organization.id);
  await tell('There', other.id);
  await tell('Anywhere', null);
});

const hold = (org_id: string, fields: object = {}) =>
  insertRow(muster.database, 'role_grants', { org_id, subject: person.sub, role: 'member', ...fields });
const tell = (title: string, organization_id: string | null) =>
  makeNotification(muster.database, person, { title, organization_id });
const inbox = async () => {
  const { body } = await muster.as(person)(listNotifications);
  expect([body.unread, body.total]).toEqual([body.data.length, body.data.length]);
  return body.data.map(({ title }: { title: string }) => title).sort();
};
const write = (text: string, ...values: unknown[]) => muster.database.query(text, values);
const sweep = async () => (await write('select forget_lost_notifications() as places'))[0]?.places;

test('whoever is removed from a team is told nothing of it any more, and wants nothing of it', async () => {
  for (const organization_id of [muster.organization.id, other.id])
    await insertRow(muster.database, 'notification_preferences', {
      ...{ recipient: person.sub, organization_id, channel: 'email', mode: 'off' },
    });
  const { owner } = muster.organization.people;
  const params = { member_id: person.member ?? '' };
  expect((await muster.as(owner)(removeMember, { params, version: 1 })).status).toBeLessThan(300);
  expect(await inbox()).toEqual(['Anywhere', 'There']);
  const lines = 'select organization_id from notification_preferences where recipient = $1';
  expect(await write(lines, person.sub)).toEqual([{ organization_id: other.id }]);
});

test('a role that takes the place of another, or another role there, keeps the inbox', async () => {
  await write(
    `do $$ begin
       delete from role_grants where subject = '${person.sub}' and org_id = '${other.id}';
       insert into role_grants (org_id, subject, role) values ('${other.id}', '${person.sub}', 'manager');
     end $$`,
  );
  const project = await makeProject(muster.database, muster.organization);
  await hold(muster.organization.id, { project_id: project });
  await write(
    'delete from role_grants where subject = $1 and project_id is null and org_id = $2',
    ...[person.sub, muster.organization.id],
  );
  expect(await inbox()).toEqual(['Anywhere', 'Here', 'There']);
});

test('a role that ends in the past, or is put away, is one that is lost', async () => {
  await write(
    'update role_grants set archived_at = now() where subject = $1 and org_id = $2',
    person.sub,
    other.id,
  );
  expect(await inbox()).toEqual(['Anywhere', 'Here']);
  await write("update role_grants set expires_at = now() - interval '1 s' where subject = $1", person.sub);
  expect(await inbox()).toEqual(['Anywhere']);
});

test('roles that run out empty the inbox with the next round, once', async () => {
  await sweep();
  await write('alter table role_grants disable trigger forget_notifications');
  await write(
    "update role_grants set expires_at = now() - interval '1 s' where subject = $1 and org_id = $2",
    ...[person.sub, other.id],
  );
  await write('alter table role_grants enable trigger forget_notifications');
  expect(await inbox()).toEqual(['Anywhere', 'Here', 'There']);
  expect([await sweep(), await sweep()]).toEqual([1, 0]);
  expect(await inbox()).toEqual(['Anywhere', 'Here']);
});

test('a role above the organizations is a place in each, for as long as it lasts', async () => {
  const third = await makeOrganization(muster.database);
  const grant = await insertRow(muster.database, 'root_grants', { subject: person.sub, role: 'admin' });
  await tell('Above', third.id);
  await write('delete from role_grants where subject = $1 and org_id = $2', person.sub, other.id);
  expect(await inbox()).toEqual(['Above', 'Anywhere', 'Here', 'There']);
  await write('delete from root_grants where id = $1', grant);
  expect(await inbox()).toEqual(['Anywhere', 'Here']);
});

test('somebody who is told of an organization before they have a place in it, such as by an invitation, keeps that', async () => {
  const third = await makeOrganization(muster.database);
  await tell('Invited', third.id);
  await sweep();
  expect(await inbox()).toEqual(['Anywhere', 'Here', 'Invited', 'There']);
});
