import type pg from 'pg';
import { insert } from '../demo/insert.ts';
import { idOf } from '../demo/random.ts';
import { DEMO_PLANS } from './account-plans.ts';
import type { Stage } from './happening.ts';
import { planCommentRows } from './plan-comments.ts';
import { contentOf, idOfPlan } from './plan-content.ts';
import { PROJECTS_OF_PLANS } from './plan-history.ts';
import { itemRows, planAuthorRows, planReviewRows, planRevisionRows, planRow } from './plan-rows.ts';

/** Writes account plans with everything in them, after the deals that some of their opportunities became. */
export const seedPlans = async (client: pg.Client, stage: Stage): Promise<void> => {
  const plans = DEMO_PLANS.map((plan) => ({ plan, content: contentOf(stage, plan) }));
  await insert(
    client,
    'account_plans',
    plans.map((one) => planRow(stage, one)),
  );
  for (const one of plans)
    for (const [table, rows] of itemRows(stage, one)) await insert(client, table, rows);
  await insert(
    client,
    'plan_revisions',
    plans.flatMap((one) => planRevisionRows(stage, one)),
  );
  await insert(
    client,
    'plan_authors',
    plans.flatMap((one) => planAuthorRows(stage, one)),
  );
  await insert(
    client,
    'plan_reviews',
    plans.flatMap((one) => planReviewRows(stage, one)),
  );
  await insert(client, 'plan_comments', planCommentRows(stage));
  // What serves a plan was said long ago, and is no change of today.
  await client.query('alter table projects disable trigger stamp_update');
  for (const [code, name] of PROJECTS_OF_PLANS)
    await client.query('update projects set account_plan_id = $1 where id = $2', [
      idOfPlan({ name }),
      idOf(stage.company.slug, code),
    ]);
  await client.query('alter table projects enable trigger stamp_update');
};
