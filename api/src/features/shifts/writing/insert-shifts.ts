import type { Context } from '../../../platform/context.ts';
import type { planShift } from '../rules/plan-shift.ts';

/** A shift as it is about to be planned. */
export type Planned = Awaited<ReturnType<typeof planShift>>;

/** What made several shifts together. */
interface Origin {
  readonly series_id?: string | null;
  readonly batch_id?: string | null;
}

/** Writes drafts of a project with their events; answers their ids in the same order. */
export const insertShifts = async (
  context: Context,
  project_id: string,
  shifts: readonly Planned[],
  origin: Origin = {},
): Promise<string[]> => {
  if (shifts.length === 0) return [];
  const rows = await context.db
    .insertInto('shifts')
    .values(shifts.map((shift) => ({ ...shift, ...origin, project_id, org_id: context.organization })))
    .returning('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  await context.record(
    ...shifts.map((shift, at) => ({
      type: 'shift.created' as const,
      subject: { type: 'shift', id: ids[at] ?? '' },
      project: project_id,
      changes: Object.fromEntries(
        Object.entries(shift).map(([field, value]) => [field, [null, value]] as const),
      ),
      data: origin.batch_id ? { batch_id: origin.batch_id } : {},
    })),
  );
  return ids;
};
