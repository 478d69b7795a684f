import { brokenRule, notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { lockBalance, lockLeave } from '../queries/requests.ts';
import { requireStep } from '../rules/deciding.ts';
import { canApprove } from '../rules/may.ts';
import { returnLeave } from '../writing/ledger.ts';
import { setStatus } from '../writing/status.ts';

/**
 * Ends a request or approved leave and gives back what it took. Throws 404 for somebody else's that the caller can't decide on, 412,
 * and 422 `leave-step`, `leave-begun`.
 */
export const cancelLeave = async (context: Context, id: string, version: number): Promise<void> => {
  const row = await lockLeave(context, id);
  const mine = row?.member_id === context.member;
  if (row && !mine && !canApprove(context)) throw notFound('leave');
  requireVersion(row, version, 'leave');
  requireStep(row, 'cancelled');
  if (mine && row.status === 'approved' && Date.parse(row.starts_at) <= context.now.getTime())
    throw brokenRule(
      'leave-begun',
      '',
      'This leave has begun. Ask whoever approves leave to cancel it for you.',
    );
  if (row.status === 'approved') {
    await lockBalance(context, row.member_id);
    await returnLeave(context, row);
  }
  await setStatus(context, id, { status: 'cancelled' });
  const { member_id, from_date: from, to_date: to, cover_id, decided_by, status } = row;
  await context.record({
    type: 'leave.cancelled',
    subject: { type: 'leave', id },
    changes: { status: [status, 'cancelled'] },
    data: { member_id, from, to, cover_id, decided_by },
  });
};
