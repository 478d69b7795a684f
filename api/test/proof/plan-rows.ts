import { makeAccountPlan } from '../factories/account-plan.ts';
import { insertRow } from '../factories/insert-row.ts';
import type { TestOrganization } from '../people.ts';
import type { TestServer } from '../server.ts';
import { makePlanLife, type PlanLifeRows } from './plan-life-rows.ts';
import { makePreset } from './preset-rows.ts';

/** Account plans that the proof asks about. */
export interface PlanRows extends PlanLifeRows {
  /** A draft with one of everything in it. */
  readonly accountPlan: string;
  /** An opportunity of it, and one of another plan. */
  readonly planItem: string;
  readonly otherPlanItem: string;
  /** The preset that it is made from. */
  readonly planPreset: string;
}

interface Beside {
  readonly client: string;
  readonly contact: string;
  readonly service: string;
  readonly deal: string;
  readonly mark: string;
}

/** A draft with one of everything in it, and another plan. */
export const makePlans = async (
  { database }: TestServer,
  organization: TestOrganization,
  { client, contact, service, deal, mark }: Beside,
): Promise<PlanRows> => {
  const texts = { summary: `${mark} port`, client_goals: `${mark} ships`, strategy: `${mark} quay` };
  const named = { name: `${mark} plan`, ...texts, sponsor_id: organization.people.owner.member };
  const amounts = { revenue_target_minor: 9_000_000, wallet_minor: 90_000_000 };
  const planPreset = await makePlanPreset(database, organization, mark);
  const other = await makeAccountPlan(database, organization, client, { name: `${mark} other` });
  const made = { preset_id: planPreset, preset_revision: 1, from_plan_id: other };
  const said = { ...named, ...amounts, ...made, ...healthOf(organization, mark) };
  const accountPlan = await makeAccountPlan(database, organization, client, said);
  const owner_id = organization.people.director.member;
  const put = (table: string, fields: object, plan_id = accountPlan) =>
    insertRow(database, table, { org_id: organization.id, plan_id, ...fields });
  await put('plan_objectives', {
    ...{ title: `${mark} gates`, metric: `${mark} share`, unit: '%', baseline: 0, target: 10, current: 4 },
    ...{ due_on: '2036-06-01', owner_id, note: `${mark} note` },
  });
  const above = await insertRow(database, 'contacts', {
    ...{ org_id: organization.id, client_id: client, first_name: `${mark} Grace`, last_name: 'Hopper' },
  });
  const reports_to = await put('plan_stakeholders', { contact_id: above });
  await put('plan_stakeholders', { contact_id: contact, reports_to, owner_id, note: mark, coverage: 2 });
  const action_id = await put('plan_actions', {
    ...{ title: `${mark} call`, owner_id, due_on: '2036-06-01', note: `${mark} note` },
    ...{ status: 'done', done_on: '2026-03-02' },
  });
  await put('plan_swot', { quadrant: 'strength', text: `${mark} crew`, action_id });
  const unit_id = await put('plan_units', { name: `${mark} docks` });
  const fields = { owner_id, service_type_id: service, close_on: '2036-06-01', note: `${mark} note` };
  const planItem = await put('plan_opportunities', { name: `${mark} nights`, ...fields, dealsheet_id: deal });
  await put('plan_whitespace', {
    ...{ service_type_id: service, unit_id, year: 2026, spend_minor: 9_000, spent_with: 'competitor' },
    opportunity_id: planItem,
  });
  await put('plan_risks', {
    text: `${mark} fog`,
    mitigation: `${mark} lamps`,
    owner_id,
    due_on: '2036-06-01',
  });
  await put('plan_competitors', {
    name: `${mark} rival`,
    share_pct: 40,
    strengths: mark,
    weaknesses: mark,
    answer: mark,
  });
  await put('plan_decisions', { text: `${mark} go`, reason: mark, decided_on: '2026-03-02', owner_id });
  const otherPlanItem = await put('plan_opportunities', { name: `${mark} days`, ...fields }, other);
  const life = await makePlanLife(database, organization, {
    ...{ client, contact, service, mark },
    accountPlan,
    other,
  });
  return { accountPlan, planItem, otherPlanItem, planPreset, ...life };
};

const makePlanPreset = (database: TestServer['database'], { id: org_id }: TestOrganization, mark: string) =>
  makePreset(database, { org_id, mark, kind: 'account_plan' }, '/tier', {
    ...{ tier: 'A', objectives: [{ name: `${mark} gates`, metric: `${mark} share` }], questions: [mark] },
  });

const healthOf = ({ people }: TestOrganization, mark: string) => ({
  ...{ health_manual: 'at_risk', health_reason: `${mark} rain`, health_said_by: people.manager.member },
  health_said_at: '2026-03-02T09:00Z',
});
