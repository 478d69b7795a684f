import { afterAll, beforeAll, expect, test } from 'vitest';
import { closePlan } from '#contract/account-plans/endpoints.ts';
import * as endpoints from '#contract/account-plans/revisions.ts';
import { makeClient } from '../../../test/factories/client.ts';
import { makePerson, type TestOrganization } from '../../../test/people.ts';
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

test('a draft that is submitted is in review, written by nobody, until it is rejected, written anew and approved', async () => {
  const { id } = await desk.make();
  const submitted = await desk.submit(id);
  expect(submitted).toMatchObject({
    ...{ status: 200, body: { status: 'in_review', revision: 1, waiting_revision: 1 } },
  });
  const objective = { kind: 'objective' as const, fields: { title: 'Another' } };
  expect(await desk.add(id, objective)).toBeUndefined();
  expect((await desk.update(id, { summary: 'Late' })).body).toMatchObject({ rule: 'plan-in-review' });
  expect(await desk.read(id, people.director)).toMatchObject({ may_decide: true, why_not: null });
  const rejected = await desk.decide(id, people.director, 'rejected', 'Name the gates');
  expect(rejected.body).toMatchObject({ status: 'draft', waiting_revision: null, approved_revision: null });
  await desk.add(id, objective);
  await desk.submit(id);
  expect((await desk.decide(id)).body).toMatchObject({
    ...{ status: 'approved', revision: 2, approved_revision: 2, waiting_revision: null },
    ...{ changed_since_approval: false, may_decide: false, why_not: null },
  });
  expect(await desk.revisions(id)).toMatchObject([
    { revision: 2, outcome: 'approved', decided_by: { name: 'Director Person' }, note: 'As agreed' },
    {
      revision: 1,
      outcome: 'rejected',
      outcome_note: 'Name the gates',
      submitted_by: { name: 'Manager Person' },
    },
  ]);
  expect((await desk.events(id)).map(({ type }) => type)).toEqual([
    ...['account-plan.created', 'plan-item.added', 'account-plan.submitted', 'account-plan.rejected'],
    ...['plan-item.added', 'account-plan.submitted', 'account-plan.approved'],
  ]);
});

test('whoever owns a plan, wrote in it or submitted it never decides it', async () => {
  const owner = people.owner.member ?? '';
  const { id } = await desk.make({ owner_id: owner });
  await desk.add(id, { kind: 'risk', fields: { text: 'Fog' } }, people.director);
  await desk.submit(id, people.executive);
  for (const [by, why_not] of [
    [people.owner, 'You own this plan: somebody else has to decide it.'],
    [people.director, 'You wrote in this plan, or submitted it: somebody else has to decide it.'],
    [people.executive, 'You wrote in this plan, or submitted it: somebody else has to decide it.'],
  ] as const) {
    expect(await desk.decide(id, by)).toMatchObject({ status: 403, body: { rule: 'own-plan' } });
    expect(await desk.read(id, by)).toMatchObject({ may_decide: false, why_not });
  }
  expect((await desk.decide(id, people.manager)).status).toBe(403);
  expect(await desk.read(id)).toMatchObject({ status: 'in_review', waiting_revision: 1 });
  const other = await makePerson(muster.database, muster.organization.id, 'director');
  expect((await desk.decide(id, other)).body).toMatchObject({ status: 'approved' });
});

test('who wrote in a revision that was rejected or taken back is an author of the next one, until one is approved', async () => {
  const { id } = await desk.make();
  await desk.update(id, { summary: 'Mine' }, people.director);
  await desk.submit(id);
  await desk.decide(id, people.executive, 'rejected');
  await desk.submit(id);
  await desk.recall(id);
  await desk.submit(id);
  expect((await desk.decide(id, people.director)).body).toMatchObject({ rule: 'own-plan' });
  const names = async () =>
    (await desk.revisions(id)).map(({ authors }: { authors: { name: string }[] }) =>
      authors.map(({ name }) => name),
    );
  expect(await names()).toEqual(Array(3).fill(['Director Person', 'Manager Person']));
  expect((await desk.decide(id, people.executive)).body).toMatchObject({ approved_revision: 3 });
  await desk.update(id, { summary: 'Theirs' });
  await desk.submit(id);
  expect((await names())[0]).toEqual(['Manager Person']);
  expect((await desk.decide(id, people.director)).body).toMatchObject({ approved_revision: 4 });
});

test('of an approved or active plan, changes wait while it goes on, one at a time', async () => {
  const { id } = await desk.makeApproved();
  await desk.activate(id);
  expect((await desk.submit(id)).body).toMatchObject({ rule: 'nothing-changed' });
  await desk.add(id, { kind: 'action', fields: { title: 'Call them' } });
  expect((await desk.submit(id)).body).toMatchObject({ status: 'active', waiting_revision: 2 });
  expect((await desk.submit(id)).body).toMatchObject({ rule: 'waiting' });
  expect((await desk.decide(id, people.director, 'rejected')).body).toMatchObject({
    ...{ status: 'active', approved_revision: 1, waiting_revision: null, changed_since_approval: true },
  });
  await desk.submit(id);
  expect((await desk.decide(id)).body).toMatchObject({
    ...{ status: 'active', approved_revision: 3, changed_since_approval: false },
  });
});

test('what is ticked after a plan was submitted doesn’t slip into what is approved', async () => {
  const { id } = await desk.makeApproved();
  const action = await desk.add(id, { kind: 'action', fields: { title: 'Call them' } });
  await desk.submit(id);
  expect((await desk.tick(id, action)).status).toBe(200);
  expect((await desk.decide(id)).body).toMatchObject({ approved_revision: 2, changed_since_approval: true });
  const statusIn = async (revision: number | 'current') =>
    (await desk.revision(id, revision)).snapshot.actions.map(({ status }: { status: string }) => status);
  expect([await statusIn(2), await statusIn('current')]).toEqual([['open'], ['done']]);
  expect((await desk.submit(id)).body).toMatchObject({ waiting_revision: 3 });
});

test('of two who decide at once one decides', async () => {
  const { id } = await desk.make();
  await desk.submit(id);
  const answers = await Promise.all([
    desk.decide(id, people.director, 'approved'),
    desk.decide(id, people.owner, 'rejected'),
    desk.decide(id, people.executive, 'approved'),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  for (const { body } of answers.filter(({ status }) => status === 422))
    expect(body.rule).toBe('nothing-waits');
  expect((await desk.revisions(id)).length).toBe(1);
});

test('one who writes while a plan is submitted writes before it, and is in it, or is told that it is in review', async () => {
  const { id } = await desk.make();
  const [submitted, added] = await Promise.all([
    desk.submit(id),
    desk.add(id, { kind: 'risk', fields: { text: 'Fog' } }, people.owner),
  ]);
  expect(submitted.status).toBe(200);
  const { snapshot } = await desk.revision(id, 1);
  const current = await desk.revision(id, 'current');
  expect(snapshot).toEqual(current.snapshot);
  expect(snapshot.risks.length).toBe(added ? 1 : 0);
});

test('a plan is submitted as it was seen, with an objective, and never twice', async () => {
  const empty = await desk.read((await desk.create()).body.id);
  expect((await desk.submit(empty.id)).body).toMatchObject({
    ...{ rule: 'nothing-to-submit', fields: [{ field: 'objectives' }] },
  });
  const { id, version } = await desk.make();
  await desk.update(id, { summary: 'Newer' });
  const params = { plan_id: id };
  const stale = await desk.call()(endpoints.submitPlan, { params, body: { version, note: '' } });
  expect(stale.status).toBe(412);
  expect(await desk.read(id)).toMatchObject({ status: 'draft', revision: 0 });
  await desk.submit(id);
  expect((await desk.submit(id)).body).toMatchObject({ rule: 'waiting' });
});

test('rejecting needs a word, and what doesn’t wait is neither decided nor taken back', async () => {
  const { id } = await desk.make();
  expect((await desk.decide(id)).body).toMatchObject({ rule: 'nothing-waits' });
  expect((await desk.recall(id)).body).toMatchObject({ rule: 'nothing-waits' });
  await desk.submit(id);
  expect((await desk.decide(id, people.director, 'rejected', '  ')).body).toMatchObject({
    rule: 'note-needed',
  });
  expect((await desk.recall(id)).body).toMatchObject({ status: 'draft', waiting_revision: null });
  expect(await desk.revisions(id)).toMatchObject([
    { outcome: 'recalled', decided_by: { name: 'Manager Person' } },
  ]);
});

test('a plan that is closed takes back what waits, and nothing of it is submitted any more', async () => {
  const client_id = await makeClient(muster.database, muster.organization);
  const { id } = await desk.makeApproved({ client_id });
  await desk.activate(id);
  await desk.update(id, { summary: 'Newer' });
  await desk.submit(id);
  const { version } = await desk.read(id);
  const params = { plan_id: id };
  await desk.call()(closePlan, { params, body: { version, reason: 'They left' } });
  expect(await desk.revisions(id)).toMatchObject([{ outcome: 'recalled' }, { outcome: 'approved' }]);
  expect((await desk.submit(id)).body).toMatchObject({ rule: 'wrong-state' });
});
