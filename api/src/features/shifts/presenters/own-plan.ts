import { CHECK_IN_BEFORE_MS } from '#contract/shifts/check-in.ts';
import type { OwnPlan, OwnShift } from '#contract/shifts/plan-endpoints.ts';
import type { OwnRow, ToldShift } from '../queries/own-plan.ts';

/** A shift of one's own, with when one may check in. */
export const presentOwnShift = ({
  sequence: _,
  told_at: __,
  taken_off: ___,
  unread_handover,
  ...row
}: OwnRow): OwnShift => {
  const starts_at = new Date(row.starts_at);
  const from = new Date(starts_at.getTime() - CHECK_IN_BEFORE_MS).toISOString();
  return { ...row, check_in: { from, until: new Date(row.ends_at).toISOString(), unread_handover } };
};

/** A published shift with open places. */
export const presentOpenShift = ({ cancelled, ...row }: ToldShift): OwnPlan['open'][number] => ({
  ...row,
  status: cancelled ? 'cancelled' : 'published',
  status_reason: null,
  unpublished: null,
});
