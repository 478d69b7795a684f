import type { Context } from '../../../platform/context.ts';
import type { HeldPlan } from './hold-plan.ts';

/** Keeps of the revision that waits, if one does, that it was taken back; the plan's own columns are its writer's. */
export const recallWaiting = async (
  { db, organization, member, now }: Context,
  { id, waiting_revision }: Pick<HeldPlan, 'id' | 'waiting_revision'>,
): Promise<void> => {
  if (waiting_revision === null) return;
  await db
    .updateTable('plan_revisions')
    .set({ outcome: 'recalled', decided_at: now.toISOString(), decided_by: member })
    .where('org_id', '=', organization)
    .where('plan_id', '=', id)
    .where('revision', '=', waiting_revision)
    .execute();
};
