import { brokenRule } from '#contract/errors.ts';
import { type LeaveStatus, nextLeaveStatuses } from '#contract/leave/states.ts';
import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { type HeldLeave, lockLeave } from '../queries/requests.ts';

const WORDS = {
  requested: 'waits for a decision',
  approved: 'is approved',
  rejected: 'was rejected',
  cancelled: 'was cancelled',
} as const satisfies Record<LeaveStatus, string>;

/** Throws 422 where leave can't be brought to a state any more. */
export const requireStep = ({ status }: { readonly status: LeaveStatus }, to: LeaveStatus): void => {
  if (!nextLeaveStatuses(status).includes(to))
    throw brokenRule('leave-step', 'status', `This leave ${WORDS[status]} already. Load it again.`);
};

/** Holds leave that the caller is about to decide on. Throws 404, 412, and 422 for their own and for what is decided. */
export const holdForDecision = async (
  context: Context,
  id: string,
  { version, to }: { readonly version: number; readonly to: 'approved' | 'rejected' },
): Promise<HeldLeave & { decider: string | null }> => {
  const row = await lockLeave(context, id);
  requireVersion(row, version, 'leave');
  if (row.member_id === context.member)
    throw brokenRule('own-leave', '', 'Nobody decides on their own leave. Somebody else has to.');
  requireStep(row, to);
  return { ...row, decider: context.member };
};
