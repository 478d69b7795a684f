import type { LeaveStatus } from '#contract/leave/states.ts';
import type { Context } from '../../../platform/context.ts';

interface Change {
  readonly status: LeaveStatus;
  readonly minutes?: number;
  readonly decided_by?: string | null;
  readonly decided_at?: string;
  readonly decision_reason?: string | null;
}

/** Brings leave to another state. */
export const setStatus = ({ db, organization }: Context, id: string, change: Change) =>
  db
    .updateTable('leave_requests')
    .set(change)
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .execute();
