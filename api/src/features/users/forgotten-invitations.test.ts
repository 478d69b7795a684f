import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteMyAccount } from '#contract/users/data-endpoints.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { type LeavingServer, openLeavingServer } from '../../../test/leaving.ts';
import { makeOrganization, makePerson, type TestPerson } from '../../../test/people.ts';
import { openTestServer } from '../../../test/server.ts';
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

test('an invitation that waited for the deleted address ends, and nothing of it is left', async () => {
  const { database } = muster;
  const elsewhere = await makeOrganization(database);
  const person = await muster.someone('member', 'Quentin Farrow');
  const waiting = await wait(elsewhere.id, { email: person.email, name: 'Q. Farrow' });
  const open = await invite(elsewhere.id, waiting, {
    email: person.email,
    name: 'Q. Farrow',
    message: 'Dear Q. Farrow',
  });
  const member = { org_id: elsewhere.id, subject_type: 'member', subject_id: waiting };
  await insert('events', {
    ...member,
    type: 'member.invited',
    changes: { name: [null, 'Q. Farrow'], email: [null, person.email] },
  });
  await leave(person);
  expect(await tracesOf(database, [person.name, person.email, 'Q. Farrow'])).toEqual([]);
  const [invitation] = await database.query(
    'select outcome, email, name, message from invitations where id = $1',
    [open],
  );
  const { name } = await muster.memberOf(person);
  expect(invitation).toMatchObject({ outcome: 'withdrawn', name, message: null });
  const [left] = await database.query(
    'select name, status, archived_at is null as here from members where id = $1',
    [waiting],
  );
  expect(left).toEqual({ name, status: 'offboarded', here: false });
});

test('a placeholder whom an invitation only asked stays the organization’s own record', async () => {
  const { database } = muster;
  const elsewhere = await makeOrganization(database);
  const person = await muster.someone('member', 'Rosalind Marsh');
  const placeholder = await wait(elsewhere.id, { email: person.email, name: 'Roz of the night shift' });
  await invite(elsewhere.id, placeholder, {
    email: person.email,
    name: 'Rosalind M.',
    status_before: 'active',
  });
  await leave(person);
  const [kept] = await database.query('select name, status, archived_at from members where id = $1', [
    placeholder,
  ]);
  expect(kept).toEqual({ name: 'Roz of the night shift', status: 'active', archived_at: null });
});

test.each([
  ['is not proven to be theirs', 'mark@kin.test', false],
  ['only looks like it', 'mar\u212a@kin.test', true],
])('an address that %s ends nobody’s invitation', async (_, email, verified) => {
  const server = await openTestServer();
  const { database, organization } = server;
  const elsewhere = await makeOrganization(database);
  const claiming = { ...(await makePerson(database, organization.id, 'member')), email, verified };
  const waiting = await insertRow(database, 'members', {
    ...{ org_id: elsewhere.id, email: 'mark@kin.test', name: 'Whose it is', status: 'invited' },
  });
  await insertRow(database, 'invitations', {
    ...{
      org_id: elsewhere.id,
      member_id: waiting,
      email: 'mark@kin.test',
      name: 'Whose it is',
      role: 'member',
    },
    ...{ expires_at: '2096-01-01', lives_days: 14 },
  });
  const { status } = await server.as(claiming)(deleteMyAccount, { body: { email } });
  expect(status).toBe(204);
  const kept = await database.query('select name, email, outcome from invitations');
  expect(kept).toEqual([{ name: 'Whose it is', email: 'mark@kin.test', outcome: null }]);
  await server.close();
});
