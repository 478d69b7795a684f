import { afterAll, beforeAll, expect, test } from 'vitest';
import { planDifferences } from '#contract/account-plans/differences.ts';
import { makeClient } from '../../../test/factories/client.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import type { TestOrganization } from '../../../test/people.ts';
import { type PlanLifeDesk, planLifeDesk } from '../../../test/plan-life-desk.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

const ID = '01990000-0000-7000-8000-00000000000';
let muster: TestServer;
let desk: PlanLifeDesk;
let people: TestOrganization['people'];
let org_id: string;
beforeAll(async () => {
  muster = await openTestServer();
  desk = await planLifeDesk(muster);
  ({ people, id: org_id } = muster.organization);
});
afterAll(() => muster.close());

/** A plan with one of everything in it. */
const filled = async () => {
  const { id } = await desk.make({ summary: 'Grow', sponsor_id: people.owner.member });
  const contact_id = await insertRow(muster.database, 'contacts', {
    ...{ org_id, client_id: desk.client, first_name: 'Ada', last_name: 'Byron' },
  });
  const service_type_id = await insertRow(muster.database, 'service_types', {
    ...{ org_id, code: `S${id.slice(-6).toUpperCase()}`, name: 'Guarding', status: 'active' },
  });
  const owner_id = people.director.member;
  const action = await desk.add(id, { kind: 'action', fields: { title: 'Call them', owner_id } });
  const unit = await desk.add(id, { kind: 'unit', fields: { name: 'Docks' } });
  const nights = { name: 'Nights', amount_minor: 900, service_type_id };
  const opportunity = await desk.add(id, { kind: 'opportunity', fields: nights });
  await desk.add(id, { kind: 'stakeholder', fields: { contact_id } });
  const text = { quadrant: 'threat' as const, text: 'Fog', action_id: action.id };
  await desk.add(id, { kind: 'swot', fields: text });
  const cell = { service_type_id, unit_id: unit.id, year: 2036, opportunity_id: opportunity.id };
  await desk.add(id, { kind: 'whitespace', fields: cell });
  await desk.add(id, { kind: 'risk', fields: { text: 'Rain' } });
  await desk.add(id, { kind: 'competitor', fields: { name: 'Rival' } });
  await desk.add(id, { kind: 'decision', fields: { text: 'Go', decided_on: '2036-02-01' } });
  return { id, contact_id, service_type_id, action };
};

test('a revision keeps everything in a plan as it was submitted, whatever becomes of it', async () => {
  const { id, contact_id, service_type_id, action } = await filled();
  await desk.submit(id);
  await desk.decide(id);
  const before = await desk.revision(id, 1);
  for (const list of Object.values(before.snapshot).filter(Array.isArray)) expect(list).toHaveLength(1);
  expect(before).toMatchObject({
    revision: { revision: 1, outcome: 'approved', authors: [{ name: 'Manager Person' }] },
    snapshot: { plan: { summary: 'Grow' }, swot: [{ action_id: action.id }] },
    names: {
      ...{ [contact_id]: 'Ada Byron', [service_type_id]: 'Guarding' },
      ...{ [people.owner.member ?? '']: 'Owner Person', [people.director.member ?? '']: 'Director Person' },
    },
  });
  await desk.tick(id, action);
  await desk.update(id, { summary: 'Grow more' });
  const now = await desk.revision(id, 'current');
  expect(now.revision).toBeNull();
  expect(await desk.revision(id, 1)).toEqual(before);
  expect(planDifferences(before.snapshot, now.snapshot)).toMatchObject({
    plan: [{ field: 'summary', before: 'Grow', after: 'Grow more' }],
    items: [
      { kind: 'action', change: 'changed', fields: [{ field: 'status', before: 'open', after: 'done' }] },
    ],
  });
});

test('names are those of today, and whoever is gone has none', async () => {
  const { id, contact_id, service_type_id } = await filled();
  await desk.submit(id);
  await muster.database.query("update contacts set last_name = 'Lovelace' where id = $1", [contact_id]);
  const { names, snapshot } = await desk.revision(id, 1);
  expect(names).toMatchObject({ [contact_id]: 'Ada Lovelace', [service_type_id]: 'Guarding' });
  expect(JSON.stringify(snapshot)).not.toContain('Byron');
});

test('a revision that was stored before there were all of today’s fields and kinds is read in today’s shape', async () => {
  const { id } = await desk.make();
  const plan = {
    ...{ name: 'Old', client_id: desk.client, owner_id: people.manager.member, currency: 'GBP', tier: 'A' },
    ...{ starts_on: '2026-01-01', ends_on: '2026-12-31', gone: 'A field of then' },
  };
  const objectives = [{ id: `${ID}1`, title: 'Win the gate', status: 'a word of then', colour: 'blue' }];
  await muster.database.query(
    `insert into plan_revisions (org_id, plan_id, revision, snapshot, submitted_at) values ($1, $2, 7, $3, now())`,
    [org_id, id, JSON.stringify({ plan, objectives })],
  );
  const { snapshot } = await desk.revision(id, 7);
  expect(snapshot).toMatchObject({
    plan: { name: 'Old', tier: 'A', client_goals: '', sponsor_id: null, review_every_months: 3 },
    objectives: [{ id: `${ID}1`, title: 'Win the gate', status: 'on_track', target: null, note: '' }],
    ...{ whitespace: [], decisions: [], actions: [] },
  });
  expect(JSON.stringify(snapshot)).not.toMatch(/of then|blue/);
});

test('a revision that isn’t there is not found, nor that of another plan', async () => {
  const client_id = await makeClient(muster.database, muster.organization);
  const { id } = await desk.makeApproved({ client_id });
  const other = await desk.make({ client_id });
  expect((await desk.revision(id, 2)).code).toBe('not_found');
  expect((await desk.revision(other.id, 1)).code).toBe('not_found');
});

test('moving the next review asks for no approval', async () => {
  const { id } = await desk.makeApproved();
  await desk.review(id, { held_on: '2026-02-02', confirmed: ['objectives'] });
  expect(await desk.read(id)).toMatchObject({ changed_since_approval: false, next_review_on: '2026-05-02' });
  expect((await desk.submit(id)).body).toMatchObject({ rule: 'nothing-changed' });
});

test('what was changed and changed back since it was approved leaves nothing to decide', async () => {
  const { id } = await desk.makeApproved({ summary: 'Grow' });
  await desk.update(id, { summary: 'Shrink' });
  await desk.update(id, { summary: 'Grow' });
  expect((await desk.submit(id)).body).toMatchObject({ rule: 'nothing-changed' });
});
