import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { type LeavingServer, openLeavingServer } from '../../../test/leaving.ts';
import { makeOrganization, type TestPerson } from '../../../test/people.ts';
import { tracesOf } from '../../../test/traces.ts';
import { forgetLastTraces } from './reactions.ts';

let muster: LeavingServer;
beforeAll(async () => {
  muster = await openLeavingServer();
});
afterAll(() => muster.close());

const leave = async (person: TestPerson) => {
  await muster.leave(await muster.signIn(person), person);
  await forgetLastTraces(muster.server.databases, 0);
};
const insert = (table: string, fields: Readonly<Record<string, unknown>>) =>
  insertRow(muster.database, table, fields);
const invite = (org_id: string, member_id: string | null, fields: Readonly<Record<string, unknown>>) =>
  insert('invitations', {
    ...{ org_id, member_id, role: 'member', expires_at: '2096-01-01', lives_days: 14 },
    ...fields,
  });
const wait = (org_id: string, fields: Readonly<Record<string, unknown>>) =>
  insert('members', { org_id, status: 'invited', ...fields });

/** Somebody who was everywhere: looking, looked at, invited, publishing, named by others. */
const someoneEverywhere = async (version: number) => {
  const { organization, database } = muster;
  const person = await muster.someone('manager', 'Philippa Underhill');
  const org_id = organization.id;
  const ends_at = '2096-01-01';
  const { sub, name, email, member } = person;
  await insert('views', { org_id, viewer: sub, role: 'member', ends_at });
  await insert('views', { org_id, viewer: 'another', member_id: member, ends_at });
  await invite(org_id, member, {
    ...{ email: 'pip@home.test', name: 'Pip Underhill', message: 'Welcome Pip', outcome: 'accepted' },
    answered_at: '2026-01-01',
  });
  await invite(org_id, await wait(org_id, { email: `${version}@x.test`, name: 'Other' }), {
    ...{ email: `${version}@x.test`, name: 'Other', message: `Ask ${name} or ${email} for a badge` },
  });
  const reason = `Covers for ${name} in May`;
  await insert('role_grants', { org_id, subject: `another-${version}`, role: 'member', reason });
  await insert('root_grants', { subject: `another-${version}`, role: 'executive', reason });
  const happened = { type: 'policy.published', subject_type: 'policy', subject_id: org_id };
  await insert('root_events', { ...happened, actor: sub, actor_name: name });
  await insert('root_events', { ...happened, actor: 'another', data: { name, email } });
  const published = { rules: '[]', added: 0, removed: 0 };
  await insert('policy_revisions', {
    ...{ ...published, version, note: `Asked for by ${name}`, published_by: sub },
    published_by_name: name,
  });
  const words = [name, email, sub, 'pip@home.test', 'Pip Underhill', 'Welcome Pip'];
  expect((await tracesOf(database, words)).length).toBeGreaterThan(12);
  return { person, words };
};

test('looks, invitations, the policy’s history and what happened above name nobody who was deleted', async () => {
  const { person, words } = await someoneEverywhere(900);
  await leave(person);
  expect(await tracesOf(muster.database, words)).toEqual([
    `forgotten_people: ${person.sub}`,
    `idp.grants: ${person.sub}`,
  ]);
  const { name, user_sub } = await muster.memberOf(person);
  const [kept] = await muster.database.query(
    `select (select note from policy_revisions where version = 900) as note,
       (select published_by from policy_revisions where version = 900) as publisher,
       (select message from invitations where email = '900@x.test') as message,
       (select reason from root_grants where subject = 'another-900') as reason,
       (select count(*)::int from views) as views`,
  );
  expect(kept).toEqual({
    note: `Asked for by ${name}`,
    publisher: user_sub,
    message: `Ask ${name} or ${user_sub}@deleted.invalid for a badge`,
    reason: `Covers for ${name} in May`,
    views: 0,
  });
});

test('both chains hold when somebody was forgotten, and count the events that lost their name', async () => {
  const { organization, database } = muster;
  const { person, words } = await someoneEverywhere(901);
  const tell = {
    org_id: organization.id,
    type: 'client.updated',
    subject_type: 'client',
    subject_id: organization.id,
  };
  const theirs = await insert('events', { ...tell, actor: person.sub, actor_name: person.name });
  const about = await insert('events', { ...tell, actor: 'x', changes: { owner: [null, person.name] } });
  const aside = await insert('events', { ...tell, actor: 'x', changes: { name: ['A', 'B'] } });
  await leave(person);
  expect(await tracesOf(database, words.slice(0, 2))).toEqual([]);
  const salts = await database.query(
    `select event_id, who_salt is null as who, what_salt is null as what from event_seals where event_id = any ($1)`,
    [[theirs, about, aside]],
  );
  expect(Object.fromEntries(salts.map(({ event_id, who, what }) => [event_id, [who, what]]))).toEqual({
    [theirs]: [true, false],
    [about]: [false, true],
    [aside]: [false, false],
  });
  const verify = async (by: TestPerson, path: string) =>
    (await muster.call(await muster.signIn(by), 'GET', path)).body;
  const chain = await verify(organization.people.owner, '/audit/verification');
  expect(chain).toMatchObject({ intact: true, faults: [] });
  expect(chain.erased).toBeGreaterThanOrEqual(2);
  const above = await verify(organization.people.admin, '/root-audit/verification');
  expect(above).toMatchObject({ intact: true, faults: [] });
  expect(above.erased).toBeGreaterThanOrEqual(2);
});

test('above the organizations a name that somebody else has, too, is left', async () => {
  const { database } = muster;
  const leaving = await muster.someone('member', 'Sam Twin');
  const elsewhere = await makeOrganization(database);
  await database.query("update users set name = 'Sam Twin' where sub = $1", [elsewhere.people.owner.sub]);
  const event = await insert('root_events', {
    ...{ type: 'root-grant.created', subject_type: 'root-grant', subject_id: elsewhere.id },
    data: { name: 'Sam Twin', email: leaving.email },
  });
  await leave(leaving);
  const [{ data } = { data: null }] = await database.query('select data from root_events where id = $1', [
    event,
  ]);
  const { user_sub } = await muster.memberOf(leaving);
  expect(data).toEqual({ name: 'Sam Twin', email: `${user_sub}@deleted.invalid` });
});
