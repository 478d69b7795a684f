import type { NewReview } from '#contract/account-plans/reviews.ts';
import { addPlanReview } from '#contract/account-plans/reviews.ts';
import * as endpoints from '#contract/account-plans/revisions.ts';
import type { NewAccountPlan } from '#contract/account-plans/shapes.ts';
import { addPlanItem, changePlanItem, type NewPlanItem } from '#contract/plan-items/endpoints.ts';
import { accountPlanDesk } from './account-plan-desk.ts';
import type { TestPerson } from './people.ts';
import type { TestServer } from './server.ts';

/** Account plans as people submit, decide and review them: managers write, directors and above decide. */
export const planLifeDesk = async (muster: TestServer) => {
  const desk = await accountPlanDesk(muster);
  const { call, read } = desk;
  const { people } = muster.organization;
  const add = async (plan_id: string, body: NewPlanItem, by?: TestPerson) =>
    (await call(by)(addPlanItem, { params: { plan_id }, body })).body.item;
  /** Ticks an action of a plan as done. */
  const tick = (plan_id: string, action: { id: string; version: number }, by?: TestPerson) =>
    call(by)(changePlanItem, {
      params: { plan_id, item_id: action.id },
      ...{ version: action.version, body: { kind: 'action', fields: { status: 'done' } } },
    });
  /** A draft with something to decide in it. */
  const make = async (fields?: Partial<NewAccountPlan>, by?: TestPerson) => {
    const { id } = await desk.make(fields, by);
    await add(id, { kind: 'objective', fields: { title: 'Win the gate' } }, by);
    return read(id);
  };
  const submit = async (plan_id: string, by?: TestPerson, note = 'As agreed') => {
    const { version } = await read(plan_id);
    return call(by)(endpoints.submitPlan, { params: { plan_id }, body: { version, note } });
  };
  const recall = async (plan_id: string, by?: TestPerson) => {
    const { waiting_revision } = await read(plan_id);
    const body = { revision: waiting_revision ?? 1 };
    return call(by)(endpoints.recallPlan, { params: { plan_id }, body });
  };
  const decide = async (
    plan_id: string,
    by: TestPerson = people.director,
    outcome: endpoints.PlanDecision['outcome'] = 'approved',
    note = 'Fine',
  ) => {
    const { waiting_revision } = await read(plan_id);
    const body = { revision: waiting_revision ?? 1, outcome, note };
    return call(by)(endpoints.decidePlan, { params: { plan_id }, body });
  };
  /** One that the manager wrote and submitted and the director approved. */
  const makeApproved = async (fields?: Partial<NewAccountPlan>) => {
    const { id } = await make(fields);
    await submit(id);
    await decide(id);
    return read(id);
  };
  const revisions = async (plan_id: string) =>
    (await call()(endpoints.listPlanRevisions, { params: { plan_id } })).body.data;
  const revision = async (plan_id: string, revision: number | 'current') =>
    (await call()(endpoints.readPlanRevision, { params: { plan_id, revision } })).body;
  const review = (plan_id: string, body: Partial<NewReview>, by?: TestPerson) =>
    call(by)(addPlanReview, { params: { plan_id }, body: { held_on: '2026-02-02', notes: '', ...body } });
  return {
    ...desk,
    ...{ add, tick, make, submit, recall, decide, makeApproved, revisions, revision, review },
  };
};

/** See `planLifeDesk`. */
export type PlanLifeDesk = Awaited<ReturnType<typeof planLifeDesk>>;
