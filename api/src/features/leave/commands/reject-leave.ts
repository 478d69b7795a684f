import type { Context } from '../../../platform/context.ts';
import { holdForDecision } from '../rules/deciding.ts';
import { setStatus } from '../writing/status.ts';

interface Rejection {
  readonly version: number;
  readonly reason: string;
}

/** Rejects leave, with a reason. Throws 404, 412, and 422 `leave-step`, `own-leave`. */
export const rejectLeave = async (
  context: Context,
  id: string,
  { version, reason }: Rejection,
): Promise<void> => {
  const { decider, member_id, from_date, to_date } = await holdForDecision(context, id, {
    ...{ version, to: 'rejected' },
  });
  await setStatus(context, id, {
    ...{ status: 'rejected', decided_by: decider, decision_reason: reason },
    decided_at: context.now.toISOString(),
  });
  await context.record({
    type: 'leave.rejected',
    subject: { type: 'leave', id },
    changes: { status: ['requested', 'rejected'] },
    data: { member_id, from: from_date, to: to_date },
  });
};
