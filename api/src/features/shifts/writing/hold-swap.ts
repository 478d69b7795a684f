import { sql } from 'kysely';
import { notFound } from '#contract/errors.ts';
import { OPEN_SWAPS } from '#contract/swaps/states.ts';
import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { type HeldShift, holdShifts } from '../queries/hold.ts';
import { requireSeenProject } from '../queries/seen-project.ts';
import { lockSwap, requireSwap, type SwapRow } from '../queries/swaps.ts';

/** A request of a project as its caller saw it. */
export interface Seen {
  readonly project: string;
  readonly id: string;
  readonly version: number;
}

/** A request and its shifts, kept from other writers. */
interface Held {
  readonly swap: SwapRow;
  readonly shiftOf: (id: string) => HeldShift;
}

/** Holds a request after its shifts, as every other command does. Throws 404; also where it `isTheirs` to nobody who may; 412. */
export const holdSwap = async (
  context: Context,
  { project, id, version }: Seen,
  { isTheirs = () => true }: { isTheirs?: (swap: SwapRow) => boolean } = {},
): Promise<Held> => {
  await requireSeenProject(context, project);
  const found = await requireSwap(context, project, id);
  if (!isTheirs(found)) throw notFound('swap');
  const { shift_id, other_shift_id } = found;
  const shiftOf = await holdShifts(context, project, [shift_id, ...(other_shift_id ? [other_shift_id] : [])]);
  const swap = await lockSwap(context, project, id);
  requireVersion(swap, version, 'request');
  return { swap, shiftOf };
};

/** Writes down which requests about a booking have expired: only one of them may be open. */
export const settleExpired = ({ db, organization }: Context, assignment: string) =>
  db
    .updateTable('swaps')
    .set({ status: 'expired' })
    .where('org_id', '=', organization)
    .where('assignment_id', '=', assignment)
    .where('status', 'in', OPEN_SWAPS)
    .where(sql<boolean>`expires_at <= now()`)
    .execute();
