import type { RevisionOutcome } from '#contract/account-plans/states.ts';
import type { Context } from '../../../platform/context.ts';

/** Keeps what became of a revision whose plan is held; the plan's own columns are its writer's. */
export const settleRevision = async (
  { db, organization, member, now }: Context,
  { id, revision }: { readonly id: string; readonly revision: number },
  outcome: RevisionOutcome,
  outcome_note = '',
): Promise<void> => {
  await db
    .updateTable('plan_revisions')
    .set({ outcome, outcome_note, decided_at: now.toISOString(), decided_by: member })
    .where('org_id', '=', organization)
    .where('plan_id', '=', id)
    .where('revision', '=', revision)
    .execute();
};
