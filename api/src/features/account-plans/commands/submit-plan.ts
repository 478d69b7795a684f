import type { submitPlan as endpoint, PlanSnapshot } from '#contract/account-plans/revisions.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { findSnapshot } from '../queries/revision-rows.ts';
import { snapshotOf } from '../queries/snapshot.ts';
import { readSnapshot, rewritten } from '../rules/snapshots.ts';
import { requireStep } from '../rules/step.ts';
import { requireNothingWaiting } from '../rules/waiting.ts';
import { requireUnarchived } from '../rules/writable.ts';
import { type HeldPlan, holdPlan } from '../writing/hold-plan.ts';
import { keepPlanAuthor } from '../writing/keep-author.ts';
import { writePlan } from '../writing/write-columns.ts';

/**
 * Submits a plan as it stands, held while its snapshot is taken: whoever writes in it waits, and writes in the next one. Throws 404, 412, 422
 * `archived`, `waiting`, `wrong-state`, `nothing-to-submit`, `nothing-changed`.
 */
export const submitPlan = async (
  context: Context,
  id: string,
  { version, note }: BodyOf<typeof endpoint>,
): Promise<void> => {
  const row = await holdPlan(context, id);
  requireUnarchived(row);
  requireNothingWaiting(row);
  const isGoingOn = row.status === 'approved' || row.status === 'active';
  if (!isGoingOn) requireStep(row, 'in_review');
  requireVersion(row, version, 'account plan');
  const snapshot = await snapshotOf(context, row);
  await requireSubmittable(context, row, snapshot);
  const revision = row.revision + 1;
  await keepPlanAuthor(context, id, revision);
  await context.db
    .insertInto('plan_revisions')
    .values({
      ...{ org_id: context.organization, plan_id: id, revision, note },
      ...{ submitted_at: context.now.toISOString(), submitted_by: context.member },
      snapshot: JSON.stringify(snapshot),
    })
    .execute();
  const status = isGoingOn ? row.status : 'in_review';
  await writePlan(context, id, { revision, waiting_revision: revision, status });
  await context.record({
    ...{ type: 'account-plan.submitted', subject: { type: 'account-plan', id } },
    changes: isGoingOn ? {} : { status: [row.status, status] },
    data: { plan: row.name, revision, note },
  });
};

const requireSubmittable = async (context: Context, row: HeldPlan, snapshot: PlanSnapshot): Promise<void> => {
  if (snapshot.objectives.length === 0)
    throw brokenRule(
      'nothing-to-submit',
      'objectives',
      'There is nothing in it to decide: add an objective first.',
    );
  if (row.approved_revision === null) return;
  const approved = readSnapshot(await findSnapshot(context, row.id, row.approved_revision));
  const { plan, items } = rewritten(approved, snapshot);
  if (plan.length === 0 && items.length === 0)
    throw brokenRule(
      'nothing-changed',
      '',
      `This plan stands as revision ${row.approved_revision} was approved: there is nothing to decide.`,
    );
};
