import type { Leave } from '#contract/leave/shapes.ts';
import { nextLeaveStatuses } from '#contract/leave/states.ts';
import type { Context } from '../../platform/context.ts';
import type { LeaveRow } from './queries/requests.ts';
import { canApprove } from './rules/may.ts';

/** Leave for its person and whoever may read all; why somebody is away only for its person and whoever may approve. */
export const presentLeave = (context: Context, row: LeaveRow): Leave => {
  const mine = row.member_id === context.member;
  const approves = canApprove(context);
  const next = nextLeaveStatuses(row.status);
  return {
    ...{ id: row.id, version: row.version, member: { id: row.member_id, name: row.member_name } },
    ...{ type: row.type, from: row.from_date, to: row.to_date, part: row.part },
    ...{ start: clockOf(row.start_time), end: clockOf(row.end_time), timezone: row.timezone },
    ...{ minutes: row.minutes, status: row.status, mine },
    reason: mine || approves ? row.reason : null,
    cover: namedOf(row.cover_id, row.cover_name),
    decided_by: namedOf(row.decided_by, row.decider_name),
    ...{ decided_at: row.decided_at, decision_reason: row.decision_reason, created_at: row.created_at },
    may: {
      decide: !mine && approves && next.includes('approved'),
      cancel:
        next.includes('cancelled') &&
        (mine ? row.status === 'requested' || Date.parse(row.starts_at) > context.now.getTime() : approves),
    },
  };
};

/** A time of day without its seconds. */
export const clockOf = (time: string | null): string | null => time?.slice(0, 5) ?? null;

const namedOf = (id: string | null, name: string | null) => (id && name !== null ? { id, name } : null);
