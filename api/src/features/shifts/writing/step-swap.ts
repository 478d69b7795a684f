import type { SwapStatus } from '#contract/swaps/states.ts';
import type { Context } from '../../../platform/context.ts';
import type { SwapRow } from '../queries/swaps.ts';

/** What goes along with a step. */
interface Columns {
  readonly status_reason?: string | null;
  readonly decided_by?: string | null;
  readonly decided_at?: string;
  readonly other_shift_id?: string;
  readonly other_assignment_id?: string;
  readonly other_starts_at?: string;
  readonly other_ends_at?: string;
  readonly expires_at?: string;
}

/** Brings a request that is held through some states to the last of them, with an event for each. */
export const stepSwap = async (
  context: Context,
  { id, project_id, state, kind, requester_id, counterpart_id }: SwapRow,
  through: readonly [SwapStatus, ...SwapStatus[]],
  columns: Columns = {},
): Promise<void> => {
  await context.db
    .updateTable('swaps')
    .set({ ...columns, status: through.at(-1) ?? through[0] })
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  // Why somebody says no stays with the request: from there it goes with its people.
  await context.record(
    ...through.map((status, at) => ({
      type: `swap.${status}` as const,
      ...{ subject: { type: 'swap', id }, project: project_id },
      changes: { status: [through[at - 1] ?? state, status] as const },
      data: { kind, requester_id, counterpart_id },
    })),
  );
};
