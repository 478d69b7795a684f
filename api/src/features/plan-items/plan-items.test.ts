import { afterAll, beforeAll, expect, test } from 'vitest';
import { coveragePct } from '#contract/account-plans/coverage.ts';
import { pipelineOf } from '#contract/account-plans/forecast.ts';
import { type PlanDesk, planDesk } from '../../../test/plan-desk.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { refusal } from '../../../test/time-desk.ts';

let muster: TestServer;
let desk: PlanDesk;
beforeAll(async () => {
  muster = await openTestServer();
  desk = await planDesk(muster);
});
afterAll(() => muster.close());

test('each kind begins as it says, is changed, read with all others and taken out', async () => {
  const owner_id = muster.organization.people.director.member;
  const contact_id = await desk.contact('Byron');
  const action = await desk.made({ kind: 'action', fields: { title: 'Call them', owner_id } });
  expect(action).toMatchObject({ status: 'open', done_on: null, owner: { id: owner_id }, version: 1 });
  const objective = await desk.made({
    kind: 'objective',
    fields: { title: 'More gates', baseline: '2', target: '12', current: '4.5' },
  });
  expect(objective).toMatchObject({ status: 'on_track', progress_pct: 25, owner: null });
  const stakeholder = await desk.made({ kind: 'stakeholder', fields: { contact_id } });
  expect(stakeholder).toMatchObject({ contact: { id: contact_id, name: 'Ada Byron' }, influence: 3 });
  const swot = await desk.made({
    kind: 'swot',
    fields: { quadrant: 'threat', text: 'A rival', action_id: action.id },
  });
  const unit = await desk.made({ kind: 'unit', fields: { name: 'Docks' } });
  const opportunity = await desk.made({ kind: 'opportunity', fields: { name: 'Nights' } });
  const risk = await desk.made({ kind: 'risk', fields: { text: 'Fog' } });
  const competitor = await desk.made({ kind: 'competitor', fields: { name: 'Rival Ltd', share_pct: 40 } });
  const decision = await desk.made({ kind: 'decision', fields: { text: 'We offer nights' } });
  expect(decision.decided_on).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(await desk.list()).toEqual({
    ...{ objectives: [objective], stakeholders: [stakeholder], swot: [swot], units: [unit] },
    ...{ opportunities: [opportunity], actions: [action], risks: [risk], competitors: [competitor] },
    decisions: [decision],
  });
  const { body } = await desk.change(risk.id, { kind: 'risk', fields: { mitigation: 'Lamps' } });
  expect(body).toMatchObject({ kind: 'risk', item: { mitigation: 'Lamps', text: 'Fog', version: 2 } });
  expect((await desk.remove(action.id, 'action')).status).toBe(204);
  const left = await desk.list();
  expect(left.actions).toEqual([]);
  expect(left.swot).toMatchObject([{ id: swot.id, action_id: null }]);
});

test('two authors of one item at once: the second is told, and nothing of the first is lost', async () => {
  const { id } = await desk.made({ kind: 'competitor', fields: { name: 'Two of us' } });
  const both = await Promise.all([
    desk.change(id, { kind: 'competitor', fields: { strengths: 'Cheap' } }),
    desk.change(
      id,
      { kind: 'competitor', fields: { strengths: 'Near' } },
      1,
      muster.organization.people.owner,
    ),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
  const saved = both.find(({ status }) => status === 200);
  const refused = both.find(({ status }) => status === 412);
  expect(refused?.body).toMatchObject({ code: 'stale', message: expect.stringContaining('this competitor') });
  const standing = (await desk.list()).competitors.find((one: { id: string }) => one.id === id);
  expect(standing).toEqual(saved?.body.item);
  expect((await desk.remove(id, 'competitor', 1)).status).toBe(412);
});

test('two authors of different parts don’t meet: the plan keeps its version, and says when each part was touched', async () => {
  const before = await desk.row();
  const { owner } = muster.organization.people;
  const both = await Promise.all([
    desk.add({ kind: 'risk', fields: { text: 'Ice' } }),
    desk.add({ kind: 'objective', fields: { title: 'Ten berths' } }, owner),
  ]);
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  const after = await desk.row();
  expect(after.version).toBe(before.version);
  expect(Number(after.updated_at)).toBeGreaterThan(Number(before.updated_at));
  expect(after).toMatchObject({ changed_since_approval: true });
  expect(Object.keys(after.touched)).toEqual(expect.arrayContaining(['risks', 'objectives']));
  const authors = await muster.database.query<{ created_by: string }>(
    'select created_by from plan_authors where plan_id = $1 and revision = 1',
    [desk.plan],
  );
  expect(authors.map(({ created_by }) => created_by)).toEqual(
    expect.arrayContaining([owner.sub, muster.organization.people.manager.sub]),
  );
});

test('each write leaves its event in the plan’s trail, and what was taken out is told whole', async () => {
  const { id } = await desk.made({ kind: 'risk', fields: { text: 'Strike', likelihood: 'high' } });
  await desk.change(id, { kind: 'risk', fields: { likelihood: 'low' } });
  await desk.change(id, { kind: 'risk', fields: { likelihood: 'low' } }, 2);
  await desk.remove(id, 'risk', 2);
  const events = (await desk.events()).slice(-3);
  const data = { plan: 'Aldermouth 2026', kind: 'risk', item: 'Strike', item_id: id };
  expect(events).toMatchObject([
    { type: 'plan-item.added', data, changes: { text: [null, 'Strike'], likelihood: [null, 'high'] } },
    { type: 'plan-item.changed', data, changes: { likelihood: ['high', 'low'] } },
    { type: 'plan-item.removed', data, changes: { text: ['Strike', null], likelihood: ['low', null] } },
  ]);
});

test('what lists show of a plan is what its items come to, whatever is written in it', async () => {
  const own = await planDesk(muster);
  const known = await own.made({
    kind: 'stakeholder',
    fields: { contact_id: await own.contact('One'), coverage: 3, influence: 5 },
  });
  await own.made({ kind: 'stakeholder', fields: { contact_id: await own.contact('Two') } });
  await own.made({ kind: 'opportunity', fields: { name: 'A', amount_minor: 1_005, stage: 'qualified' } });
  const won = await own.made({ kind: 'opportunity', fields: { name: 'B', amount_minor: 7_000 } });
  const done = await own.made({ kind: 'action', fields: { title: 'C' } });
  const risk = await own.made({ kind: 'risk', fields: { text: 'D' } });
  const counted = async () => {
    const { stakeholders, opportunities } = await own.list();
    return { coverage_pct: coveragePct(stakeholders), ...pipelineOf(opportunities) };
  };
  expect(await own.row()).toMatchObject({
    ...{ coverage_pct: 47, pipeline_minor: '8005', weighted_minor: '951', open_actions: 1, open_risks: 1 },
  });
  expect(await counted()).toEqual({ coverage_pct: 47, pipeline_minor: 8_005, weighted_minor: 951 });
  await own.change(won.id, { kind: 'opportunity', fields: { stage: 'won' } });
  await own.change(done.id, { kind: 'action', fields: { status: 'done' } });
  await own.remove(risk.id, 'risk');
  await own.remove(known.id, 'stakeholder');
  expect(await own.row()).toMatchObject({
    ...{ coverage_pct: 0, pipeline_minor: '1005', weighted_minor: '251', open_actions: 0, open_risks: 0 },
  });
  expect(await counted()).toEqual({ coverage_pct: 0, pipeline_minor: 1_005, weighted_minor: 251 });
});

test('a stage sets its probability unless one is said, and an action is done on the day on which somebody says so', async () => {
  const first = await desk.made({ kind: 'opportunity', fields: { name: 'Days', stage: 'proposed' } });
  expect(first.probability_pct).toBe(50);
  const said = await desk.change(first.id, {
    kind: 'opportunity',
    fields: { stage: 'negotiating', probability_pct: 60 },
  });
  expect(said.body.item).toMatchObject({ stage: 'negotiating', probability_pct: 60 });
  const renamed = await desk.change(first.id, { kind: 'opportunity', fields: { name: 'Weekends' } }, 2);
  expect(renamed.body.item.probability_pct).toBe(60);
  const lost = await desk.change(first.id, { kind: 'opportunity', fields: { stage: 'lost' } }, 3);
  expect(lost.body.item.probability_pct).toBe(0);
  const { id, done_on } = await desk.made({ kind: 'action', fields: { title: 'Ask', status: 'done' } });
  expect(done_on).toMatch(/^\d{4}-\d\d-\d\d$/);
  const noted = await desk.change(id, { kind: 'action', fields: { note: 'They agreed' } });
  expect(noted.body.item.done_on).toBe(done_on);
  const again = await desk.change(id, { kind: 'action', fields: { status: 'doing' } }, 2);
  expect(again.body.item.done_on).toBeNull();
});

test('a plan that is in review, closed or archived is read alone', async () => {
  const fields = { title: 'Late' };
  const states = [
    ['plan-in-review', { status: 'in_review', waiting_revision: 1 }],
    ['plan-closed', { status: 'closed', closed_reason: 'It is over' }],
    ['archived', { archived_at: '2026-03-02T09:00Z' }],
  ] as const;
  for (const [rule, columns] of states) {
    const own = await planDesk(muster);
    const { id } = await own.made({ kind: 'objective', fields });
    const [names, values] = [Object.keys(columns), Object.values(columns)];
    await muster.database.query(
      `update account_plans set ${names.map((name, at) => `${name} = $${at + 2}`).join(', ')} where id = $1`,
      [own.plan, ...values],
    );
    const answers = [
      await own.add({ kind: 'objective', fields }),
      await own.change(id, { kind: 'objective', fields: { title: 'Other' } }),
      await own.remove(id, 'objective'),
    ];
    expect(answers.map((answer) => refusal(answer)[1])).toEqual([rule, rule, rule]);
    expect((await own.list()).objectives).toMatchObject([{ id, title: 'Late', version: 1 }]);
  }
});

test('a coordinator reads what a plan is made of, and writes nothing; a member reads nothing', async () => {
  const { coordinator, member } = muster.organization.people;
  const { id } = await desk.made({ kind: 'risk', fields: { text: 'Mist' } });
  expect((await desk.list(coordinator)).risks).toContainEqual(expect.objectContaining({ id }));
  const answers = [
    await desk.add({ kind: 'risk', fields: { text: 'Mine' } }, coordinator),
    await desk.change(id, { kind: 'risk', fields: { text: 'Mine' } }, 1, coordinator),
    await desk.remove(id, 'risk', 1, coordinator),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  expect((await desk.list(member)).code).toBe('forbidden');
});
