import type { Context } from '../../../platform/context.ts';
import type { HeldPlan } from './hold-plan.ts';
import { settleRevision } from './settle-revision.ts';

/** Keeps of the revision that waits, if one does, that it was taken back; the plan's own columns are its writer's. */
export const recallWaiting = async (
  context: Context,
  { id, waiting_revision: revision }: Pick<HeldPlan, 'id' | 'waiting_revision'>,
): Promise<void> => {
  if (revision !== null) await settleRevision(context, { id, revision }, 'recalled');
};
