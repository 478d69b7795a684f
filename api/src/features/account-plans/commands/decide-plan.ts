import type { PlanDecision } from '#contract/account-plans/revisions.ts';
import type { AccountPlanStatus } from '#contract/account-plans/states.ts';
import { brokenRule, Failure } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { isAuthorOf } from '../queries/authors.ts';
import { findSnapshot } from '../queries/revision-rows.ts';
import { snapshotOf } from '../queries/snapshot.ts';
import { whyNotDecide } from '../rules/deciding.ts';
import { readSnapshot, rewritten } from '../rules/snapshots.ts';
import { requireWaiting } from '../rules/waiting.ts';
import { requireUnarchived } from '../rules/writable.ts';
import { type HeldPlan, holdPlan } from '../writing/hold-plan.ts';
import { settleRevision } from '../writing/settle-revision.ts';
import { writePlan } from '../writing/write-columns.ts';

/**
 * Decides the revision that waits, one after another where two do at once. What was written since it was submitted isn't approved along
 * with it. Throws 403 `own-plan`, `approve-plan`, 404, 422 `archived`, `nothing-waits`, `note-needed`; nothing is changed then.
 */
export const decidePlan = async (
  context: Context,
  id: string,
  { revision, outcome, note }: PlanDecision,
): Promise<void> => {
  const row = await holdPlan(context, id);
  requireUnarchived(row);
  requireWaiting(row, revision);
  await requireDecider(context, row);
  if (outcome === 'rejected' && note === '')
    throw brokenRule('note-needed', 'note', 'Say what has to change, or why not.');
  const status = STATUS_AFTER[outcome](row.status);
  await settleRevision(context, { id, revision }, outcome, note);
  await writePlan(context, id, {
    ...{ waiting_revision: null, status },
    ...(outcome === 'approved'
      ? { approved_revision: revision, changed_since_approval: await isWrittenSince(context, row, revision) }
      : {}),
  });
  await context.record({
    ...{ type: `account-plan.${outcome}`, subject: { type: 'account-plan', id } },
    changes: status === row.status ? {} : { status: [row.status, status] },
    data: { plan: row.name, revision, note },
  });
};

/** What is looked at for the first time waits for the decision; what goes on goes on, however it is decided. */
const STATUS_AFTER = {
  approved: (status: AccountPlanStatus) => (status === 'in_review' ? 'approved' : status),
  rejected: (status: AccountPlanStatus) => (status === 'in_review' ? 'draft' : status),
};

const requireDecider = async (context: Context, row: HeldPlan): Promise<void> => {
  const hindrance = whyNotDecide(context, { ...row, authored: await isAuthorOf(context, row.id) });
  if (hindrance) throw new Failure('forbidden', hindrance.message, { rule: hindrance.rule });
};

/** Whether the plan that is held differs from what was submitted as a revision of it. */
const isWrittenSince = async (context: Context, row: HeldPlan, revision: number): Promise<boolean> => {
  const submitted = readSnapshot(await findSnapshot(context, row.id, revision));
  const { plan, items } = rewritten(submitted, await snapshotOf(context, row));
  return plan.length > 0 || items.length > 0;
};
