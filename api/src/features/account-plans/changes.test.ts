import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAccountPlanChanges } from '#contract/account-plans/changes.ts';
import { addPlanComment } from '#contract/account-plans/comments.ts';
import type { Change } from '#contract/clients/changes.ts';
import type { TestOrganization } from '../../../test/people.ts';
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

const history = async (plan_id: string, query: object = {}, by = people.coordinator) =>
  (await desk.call(by)(listAccountPlanChanges, { params: { plan_id }, query })).body;
const types = ({ data }: { data: Change[] }) => data.map(({ type }) => type);

/** A plan that was written, rejected, talked about, approved and reviewed. */
const lived = async () => {
  const { id } = await desk.make();
  await desk.submit(id);
  await desk.decide(id, people.director, 'rejected', 'Name the gates');
  await desk.update(id, { summary: 'North and south' }, people.owner);
  const body = { section: 'objectives' as const, body: 'Better' };
  await desk.call(people.director)(addPlanComment, { params: { plan_id: id }, body });
  await desk.submit(id);
  await desk.decide(id);
  await desk.review(id, { held_on: '2026-02-02', notes: 'Going well' });
  return id;
};

test('a plan’s history says who did what: its fields, items, revisions, reviews and comments, newest first', async () => {
  const id = await lived();
  await lived();
  const { data } = await history(id);
  expect(data).toMatchObject([
    {
      ...{ type: 'plan-review.added', actor: people.manager.name, data: { note: 'Going well' } },
      changes: { next_review_on: [expect.anything(), '2026-05-02'] },
    },
    { type: 'account-plan.approved', actor: people.director.name, data: { revision: 2, note: 'Fine' } },
    { type: 'account-plan.submitted', data: { revision: 2, note: 'As agreed' } },
    { type: 'plan-comment.added', actor: people.director.name, data: { section: 'objectives' } },
    { type: 'account-plan.changed', actor: people.owner.name, changes: { summary: ['', 'North and south'] } },
    {
      ...{ type: 'account-plan.rejected', data: { revision: 1, note: 'Name the gates' } },
      changes: { status: ['in_review', 'draft'] },
    },
    { type: 'account-plan.submitted', data: { revision: 1 } },
    { type: 'plan-item.added', data: { kind: 'objective', item: 'Win the gate' } },
    { type: 'account-plan.created', actor: people.manager.name },
  ]);
});

test('it is read page after page, both ways', async () => {
  const id = await lived();
  const all = types(await history(id));
  const first = await history(id, { per_page: 4 });
  const second = await history(id, { per_page: 4, after: first.after });
  expect([...types(first), ...types(second)]).toEqual(all.slice(0, 8));
  expect(types(await history(id, { per_page: 4, before: second.before }))).toEqual(all.slice(0, 4));
});

test('whoever may not read account plans finds no history, and one that isn’t there has none', async () => {
  const { id } = await desk.make();
  expect((await history(id, {}, people.member)).code).toBe('forbidden');
  expect((await history('0190be0c-0000-7000-8000-00000000dead')).code).toBe('not_found');
});
