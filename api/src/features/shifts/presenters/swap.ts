import type { Reference } from '#contract/shapes.ts';
import type { Swap } from '#contract/swaps/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import type { SwapRow } from '../queries/swaps.ts';

/** A request as it is answered. */
export const presentSwap = ({ member }: Pick<Context, 'member'>, row: SwapRow): Swap => ({
  id: row.id,
  version: row.version,
  project: { id: row.project_id, code: row.project_code, name: row.project_name },
  kind: row.kind,
  status: row.state,
  requester: { id: row.requester_id, name: row.requester_name },
  counterpart: personOf(row.counterpart_id, row.counterpart_name),
  gives: row.gives,
  gets: row.gets,
  reason: row.reason,
  status_reason: row.status_reason,
  expires_at: row.expires_at,
  decided_by: personOf(row.decided_by, row.decider_name),
  decided_at: row.decided_at,
  created_at: row.created_at,
  mine: member === row.requester_id ? 'requester' : isNamed(row, member) ? 'counterpart' : null,
});

const isNamed = ({ counterpart_id }: SwapRow, member: string | null): boolean =>
  member !== null && counterpart_id === member;

const personOf = (id: string | null, name: string | null): Reference | null =>
  id !== null && name !== null ? { id, name } : null;
