import { afterAll, beforeAll, expect, test } from 'vitest';
import { mentionToken } from '#contract/comments/mentions.ts';
import * as comments from '#contract/dealsheets/comments.ts';
import { type DealDesk, dealDesk } from '../../../test/deal-desk.ts';
import type { TestOrganization, TestPerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let desk: DealDesk;
let people: TestOrganization['people'];
beforeAll(async () => {
  muster = await openTestServer();
  desk = await dealDesk(muster);
  ({ people } = muster.organization);
});
afterAll(() => muster.close());

const say = (dealsheet_id: string, body: string, by?: TestPerson) =>
  desk.call(by)(comments.addDealsheetComment, { params: { dealsheet_id }, body: { body } });
const said = async (dealsheet_id: string) =>
  (await desk.call()(comments.listDealsheetComments, { params: { dealsheet_id } })).body.data;

test('what is said of a dealsheet stands below it in its order, with the revision that it was said of', async () => {
  const { id } = await desk.make();
  await say(id, 'Is the margin enough?', people.owner);
  await desk.submit(id);
  await desk.decide(id, people.executive, 'rejected');
  await desk.rewrite(id, { terms: 'Anew' });
  const { status } = await say(id, `It is now, ${mentionToken(people.owner.member ?? '')}`);
  expect(status).toBe(201);
  expect(await said(id)).toMatchObject([
    {
      body: 'Is the margin enough?',
      revision: 1,
      own: false,
      author: { name: 'Owner Person' },
      mentions: [],
    },
    {
      revision: 2,
      own: true,
      edited_at: null,
      mentions: [{ id: people.owner.member, name: 'Owner Person' }],
    },
  ]);
});

test('only whoever wrote a comment changes and deletes it, and deleted it is gone for good', async () => {
  const { id } = await desk.make();
  const { body } = await say(id, 'Dear');
  const params = { dealsheet_id: id, comment_id: body.id };
  const edit = (by: TestPerson, version: number) =>
    desk.call(by)(comments.editDealsheetComment, { params, version, body: { body: 'Too dear' } });
  expect((await edit(people.owner, 1)).body).toMatchObject({ rule: 'own-comment' });
  expect((await edit(people.director, 1)).body).toMatchObject({ body: 'Too dear', version: 2 });
  expect((await edit(people.director, 1)).status).toBe(412);
  const remove = (by: TestPerson) => desk.call(by)(comments.deleteDealsheetComment, { params, version: 2 });
  expect((await remove(people.owner)).body).toMatchObject({ rule: 'own-comment' });
  expect((await remove(people.director)).status).toBe(204);
  expect(await said(id)).toEqual([]);
  const [row] = await muster.database.query('select body from dealsheet_comments where id = $1', [body.id]);
  expect(row).toEqual({ body: '' });
});

test('nobody is mentioned who may not see dealsheets, nor comments from outside the team', async () => {
  const { id } = await desk.make();
  for (const role of ['manager', 'coordinator'] as const)
    expect((await say(id, mentionToken(people[role].member ?? ''))).body).toMatchObject({
      rule: 'mention-sees-dealsheet',
    });
  expect((await say(id, 'Hello', people.admin)).body).toMatchObject({ rule: 'member-required' });
  const { body } = await desk.call()(comments.listDealsheetMentionable, {
    params: { dealsheet_id: id },
    query: {},
  });
  expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['Executive Person', 'Owner Person']);
});
