import { afterAll, beforeAll, expect, test } from 'vitest';
import * as comments from '#contract/account-plans/comments.ts';
import type { PlanSection } from '#contract/account-plans/sections.ts';
import { mentionToken } from '#contract/comments/mentions.ts';
import type { TestOrganization, TestPerson } from '../../../test/people.ts';
import { type PlanLifeDesk, planLifeDesk } from '../../../test/plan-life-desk.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let desk: PlanLifeDesk;
let people: TestOrganization['people'];
beforeAll(async () => {
  muster = await openTestServer();
  desk = await planLifeDesk(muster);
  ({ people } = muster.organization);
});
afterAll(() => muster.close());

const say = (plan_id: string, section: PlanSection, body: string, by?: TestPerson) =>
  desk.call(by)(comments.addPlanComment, { params: { plan_id }, body: { section, body } });
const said = async (plan_id: string, query: object = {}) =>
  (await desk.call()(comments.listPlanComments, { params: { plan_id }, query })).body.data;

test('what is said of the parts of a plan stands in its order, of all of them or of one, and is counted', async () => {
  const { id } = await desk.make();
  await say(id, 'risks', 'Is fog likely?', people.coordinator);
  await desk.submit(id);
  const { status } = await say(id, 'risks', `Very, ${mentionToken(people.coordinator.member ?? '')}`);
  expect(status).toBe(201);
  await say(id, 'objectives', 'How many gates?', people.director);
  expect(await said(id)).toMatchObject([
    {
      section: 'risks',
      body: 'Is fog likely?',
      own: false,
      author: { name: 'Coordinator Person' },
      mentions: [],
    },
    { section: 'risks', own: true, edited_at: null, mentions: [{ name: 'Coordinator Person' }] },
    { section: 'objectives', body: 'How many gates?' },
  ]);
  expect(await said(id, { section: 'objectives' })).toHaveLength(1);
  const counts = await desk.call()(comments.countPlanComments, { params: { plan_id: id } });
  expect(counts.body.data).toEqual([
    { section: 'objectives', count: 1 },
    { section: 'risks', count: 2 },
  ]);
  expect((await say(id, 'roadmap' as PlanSection, 'x')).status).toBe(422);
});

test('only whoever wrote a comment changes and deletes it, and deleted it is gone for good', async () => {
  const { id } = await desk.make();
  const { body } = await say(id, 'health', 'Bad');
  const params = { plan_id: id, comment_id: body.id };
  const edit = (by: TestPerson, version: number) =>
    desk.call(by)(comments.editPlanComment, { params, version, body: { body: 'Too bad' } });
  expect((await edit(people.owner, 1)).body).toMatchObject({ rule: 'own-comment' });
  expect((await edit(people.manager, 1)).body).toMatchObject({
    body: 'Too bad',
    version: 2,
    section: 'health',
  });
  expect((await edit(people.manager, 1)).status).toBe(412);
  const remove = (by: TestPerson) => desk.call(by)(comments.deletePlanComment, { params, version: 2 });
  expect((await remove(people.owner)).body).toMatchObject({ rule: 'own-comment' });
  expect((await remove(people.manager)).status).toBe(204);
  expect(await said(id)).toEqual([]);
  const [row] = await muster.database.query('select body from plan_comments where id = $1', [body.id]);
  expect(row).toEqual({ body: '' });
});

test('nobody is mentioned who may not see account plans, and nobody comments from outside the team or on what is archived', async () => {
  const { id } = await desk.make();
  const mention = mentionToken(people.member.member ?? '');
  expect((await say(id, 'summary', mention)).body).toMatchObject({ rule: 'mention-sees-plan' });
  expect((await say(id, 'summary', 'Hello', people.admin)).body).toMatchObject({ rule: 'member-required' });
  const { body } = await desk.call()(comments.listPlanMentionable, { params: { plan_id: id }, query: {} });
  expect(body.data.map(({ name }: { name: string }) => name)).toEqual([
    ...['Coordinator Person', 'Director Person', 'Executive Person', 'Owner Person'],
  ]);
  await muster.database.query('update account_plans set archived_at = now() where id = $1', [id]);
  expect((await say(id, 'summary', 'Hello')).body).toMatchObject({ rule: 'archived' });
});
