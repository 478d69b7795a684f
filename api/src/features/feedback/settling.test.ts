import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeFeedback, listFeedback, sendFeedback } from '#contract/feedback/endpoints.ts';
import { deleteMyAccount } from '#contract/users/data-endpoints.ts';
import { makePerson, type TestPerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  muster = await openTestServer();
  admin = muster.organization.people.admin;
});
afterAll(() => muster.close());

const newcomer = () => makePerson(muster.database, muster.organization.id, 'member');
const send = async (message: string, by?: TestPerson): Promise<string> => {
  const body = { name: 'Ann Lee', email: 'ann@muster.test', message, page: '/profile' };
  return (await muster.as(by ?? (await newcomer()))(sendFeedback, { body })).body.id;
};
const settle = (id: string, version: number, status: 'open' | 'done') =>
  muster.as(admin)(changeFeedback, { params: { feedback_id: id }, version, body: { status } });
const list = async (query: object) => (await muster.as(admin)(listFeedback, { query })).body;
const idsOf = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);

test('feedback is marked as done and opened again, and the trail above the organizations tells who did it', async () => {
  const id = await send('Too slow');
  const done = await settle(id, 1, 'done');
  expect(done.body).toMatchObject({ id, status: 'done', version: 2, done_at: expect.any(String) });
  expect((await settle(id, 2, 'open')).body).toMatchObject({ status: 'open', version: 3, done_at: null });
  const events = await muster.database.query(
    'select type, actor, changes from root_events where subject_id = $1 order by id',
    [id],
  );
  expect(events).toEqual([
    { type: 'feedback.done', actor: admin.sub, changes: { status: ['open', 'done'] } },
    { type: 'feedback.reopened', actor: admin.sub, changes: { status: ['done', 'open'] } },
  ]);
});

test('whoever saw an older version changes nothing, and nothing is written twice', async () => {
  const id = await send('Too fast');
  await settle(id, 1, 'done');
  expect((await settle(id, 1, 'open')).status).toBe(412);
  expect((await settle(id, 2, 'done')).body.version).toBe(2);
});

test('the list is newest first, in pages, and can be narrowed by words and state', async () => {
  const [older, newer] = [await send('Zebra crossing'), await send('A zebra on the board')];
  expect(idsOf(await list({ q: 'ZEBRA' }))).toEqual([newer, older]);
  const first = await list({ q: 'zebra', per_page: 1 });
  expect(idsOf(first)).toEqual([newer]);
  expect(idsOf(await list({ q: 'zebra', per_page: 1, after: first.after }))).toEqual([older]);
  await settle(older, 1, 'done');
  expect(idsOf(await list({ q: 'zebra', status: 'open' }))).toEqual([newer]);
  expect(idsOf(await list({ q: 'zebra', status: 'done' }))).toEqual([older]);
  expect(idsOf(await list({ q: 'zebra', status: ['open', 'done'] }))).toEqual([newer, older]);
});

test('what somebody has said goes with their account', async () => {
  const person = await newcomer();
  const id = await send('I am leaving', person);
  await muster.as(person)(deleteMyAccount, { body: { email: person.email } });
  expect(idsOf(await list({}))).not.toContain(id);
});
