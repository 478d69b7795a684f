import { afterAll, beforeAll, expect, test } from 'vitest';
import * as announcements from '#contract/announcements/endpoints.ts';
import * as dealsheets from '#contract/dealsheets/endpoints.ts';
import * as endpoints from '#contract/insights/endpoints.ts';
import { dayFrom, type InsightDesk, openInsightDesk } from './fixtures/desk.ts';

let desk: InsightDesk;
beforeAll(async () => {
  desk = await openInsightDesk();
});
afterAll(() => desk.muster.close());

const asAdmin = () => desk.muster.as(desk.muster.organization.people.admin);
const place = () => ({ organization: desk.muster.organization.id });

/** A client's project whose budget runs out, as a run found it. */
const running = async () => {
  const client_id = await desk.insert('clients', { name: `Client ${Math.random()}`, status: 'active' });
  const project = await desk.running({ type: 'client', client_id });
  await desk.run();
  const [found] = await desk.list({ subject: project, kind: 'budget-running-out' });
  if (!found) throw new Error('Nothing was found.');
  return { project, client_id, found };
};

const drafts = async () => {
  const { body } = await asAdmin()(dealsheets.listDealsheets, place());
  return body.data.map(({ title }: { title: string }) => title);
};

test('accepting a budget that runs out drafts a dealsheet for its client and links it; taking that back takes the draft back', async () => {
  const { found } = await running();
  const { status, body } = await desk.decide(found, { state: 'accepted', note: 'Talk to them' });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ...{ state: 'accepted', decision: { note: 'Talk to them', because: null } },
    draft: { makes: 'dealsheet', name: `Extension of ${found.subject.name}` },
  });
  expect(body.draft.link).toBe(`/manager/dealsheets/${body.draft.id}`);
  expect(await drafts()).toContain(body.draft.name);
  const undone = await desk.decide(body, { state: 'open' });
  expect(undone.body).toMatchObject({ state: 'open', draft: null, decision: null });
  expect(await drafts()).not.toContain(body.draft.name);
  expect(undone.body.history.map(({ what }: { what: string }) => what)).toEqual([
    'reopened',
    'accepted',
    'found',
  ]);
});

test('of two who decide at once one is told that it is stale, and a decision is taken once', async () => {
  const { found } = await running();
  const answers = await Promise.all([
    desk.decide(found, { state: 'accepted', note: '' }),
    desk.decide(found, { state: 'dismissed', because: 'known', note: '' }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  const won = answers.find(({ status }) => status === 200)?.body;
  const again = await desk.decide(won, { state: 'accepted', note: '' });
  expect(again.body).toMatchObject({ rule: 'decided' });
});

test('the same request sent twice makes one draft', async () => {
  const { found } = await running();
  const call = {
    ...{ ...place(), params: { insight_id: found.id }, version: found.version, key: crypto.randomUUID() },
    body: { state: 'accepted' as const, note: '' },
  };
  const first = await asAdmin()(endpoints.decideInsight, call);
  const second = await asAdmin()(endpoints.decideInsight, call);
  expect(second.body.draft).toEqual(first.body.draft);
  const made = (await drafts()).filter((title: string) => title === first.body.draft.name);
  expect(made).toHaveLength(1);
});

test('dismissing asks for a reason, and for a note where that is another one; the kind says how right it was', async () => {
  const { found } = await running();
  const call = { ...place(), params: { insight_id: found.id }, version: found.version };
  const without = await asAdmin()(endpoints.decideInsight, {
    ...call,
    body: { state: 'dismissed' } as never,
  });
  expect(without.status).toBe(422);
  const other = await desk.decide(found, { state: 'dismissed', because: 'other', note: '' });
  expect(other.body).toMatchObject({ rule: 'note-required' });
  const precision = async () =>
    (await asAdmin()(endpoints.readInsightOverview, place())).body.kinds.find(
      ({ kind }: { kind: string }) => kind === 'budget-running-out',
    );
  const before = await precision();
  await desk.decide(found, { state: 'dismissed', because: 'wrong', note: '' });
  const after = await precision();
  expect(after).toMatchObject({ decided: before.decided + 1, wrong: before.wrong + 1 });
  expect(after.precision_pct).toBe(Math.round((after.accepted * 100) / after.decided));
});

test('a decision goes on counting in later runs until the insight weighs a quarter more; then it is open again and says so', async () => {
  const { project, found } = await running();
  await desk.decide(found, { state: 'dismissed', because: 'known', note: '' });
  await desk.run();
  expect(await desk.list({ subject: project, kind: 'budget-running-out' })).toMatchObject([
    { state: 'dismissed', again: null },
  ]);
  const { member } = desk.muster.organization.people.manager;
  await desk.insert('activity_entries', {
    ...{ member_id: member, project_id: project, work_date: dayFrom(-7), duration_s: 18 * 3_600 },
    ...{ source: 'manual', billable: false },
  });
  const run = await desk.run();
  expect(run.reopened).toBe(1);
  const [worse] = await desk.list({ subject: project, kind: 'budget-running-out' });
  expect(worse).toMatchObject({ state: 'open', again: { weight: found.weight }, decision: null });
});

test('what somebody went on with is not taken back', async () => {
  const { found } = await running();
  const { body } = await desk.decide(found, { state: 'accepted', note: '' });
  await desk.muster.database.query(`update dealsheets set title = 'Ours' where id = $1`, [body.draft.id]);
  const refused = await desk.decide(body, { state: 'open' });
  expect(refused.body).toMatchObject({ rule: 'draft-changed' });
});

test('an insight of another organization is not there', async () => {
  const other = await openInsightDesk();
  const { found } = await running();
  const { admin } = other.muster.organization.people;
  const answer = await other.muster.as(admin)(endpoints.readInsight, {
    ...{ organization: other.muster.organization.id, params: { insight_id: found.id } },
  });
  expect(answer.status).toBe(404);
  await other.muster.close();
});

test('an announcement that is drafted for some people reaches nobody else', async () => {
  const { people, id } = desk.muster.organization;
  const preview = await asAdmin()(announcements.previewAudience, {
    ...{ ...place(), query: { organization: id, person: people.member.member ?? '' } },
  });
  expect(preview.body).toMatchObject({ people: 1, sample: [people.member.name] });
});

test('insights leave as a file with evidence and formula', async () => {
  const { found } = await running();
  const answer = await desk.muster.server.http.inject({
    ...{ method: 'GET', url: `/api${endpoints.exportInsightsCsv.path}?subject=${found.subject.id}` },
    headers: {
      authorization: `Bearer ${await desk.muster.tokenOf(desk.muster.organization.people.admin)}`,
      'organization-id': desk.muster.organization.id,
    },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.payload).toContain('budget-running-out');
  expect(answer.payload).toContain('mean-of-all-weeks: budget: 360000 seconds');
});
