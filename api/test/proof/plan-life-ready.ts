import { addPlanComment } from '#contract/account-plans/comments.ts';
import { addPlanReview } from '#contract/account-plans/reviews.ts';
import { submitPlan } from '#contract/account-plans/revisions.ts';
import { addPlanItem } from '#contract/plan-items/endpoints.ts';
import { draftOfPlan } from './plan-ready.ts';
import type { World } from './world.ts';

type Parameters = Record<string, string>;

/** A draft with something to decide in it. */
const submittable = async (world: World): Promise<Parameters & { readonly plan_id: string }> => {
  const params = await draftOfPlan(world);
  await asManager(world)(addPlanItem, {
    ...{ organization: world.own.id, params },
    body: { kind: 'objective', fields: { title: 'Win the gate' } },
  });
  await world.muster.database.query(
    `begin; set local session_replication_role = replica;
     update account_plans set version = 1 where id = '${params.plan_id}'; commit`,
  );
  return params;
};

/** The same, submitted by the manager. */
const waiting = async (world: World): Promise<Parameters> => {
  const params = await submittable(world);
  await asManager(world)(submitPlan, { organization: world.own.id, params, body: { version: 1 } });
  return params;
};

const asManager = ({ muster, own }: World) => muster.as(own.people.manager);

const reviewed = async (world: World): Promise<Parameters> => {
  const params = await draftOfPlan(world);
  const body = { held_on: '2026-03-01', notes: 'Going on' };
  const made = await asManager(world)(addPlanReview, { organization: world.own.id, params, body });
  return { ...params, review_id: made.body.id };
};

/** By whoever the comment of the proof is edited as. */
const said = async (world: World): Promise<Parameters> => {
  const params = await draftOfPlan(world);
  const body = { section: 'risks' as const, body: 'Fog?' };
  const { coordinator } = world.own.people;
  const made = await world.muster.as(coordinator)(addPlanComment, {
    organization: world.own.id,
    params,
    body,
  });
  return { ...params, comment_id: made.body.id };
};

const ONE = '/account-plans/:plan_id';

/** What has to be there before a body about what becomes of an account plan can be taken. */
export const PLAN_LIFE_READY: Readonly<Record<string, (world: World) => Promise<Parameters>>> = {
  [`POST ${ONE}/submit`]: submittable,
  [`POST ${ONE}/recall`]: waiting,
  [`POST ${ONE}/decision`]: waiting,
  [`POST ${ONE}/reviews`]: draftOfPlan,
  [`PATCH ${ONE}/reviews/:review_id`]: reviewed,
  [`PATCH ${ONE}/comments/:comment_id`]: said,
};
