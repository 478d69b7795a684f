import type { Unplanned } from '#contract/shifts/batch-endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import type { Changes } from '../../../platform/events.ts';
import { clockTime } from '../../../platform/wall-clock.ts';
import { type HeldShift, holdSeriesShifts } from '../queries/hold.ts';
import type { requireSeenProject } from '../queries/seen-project.ts';
import { readCopied } from '../queries/week.ts';
import { type ChangedFields, changeShift } from './change-shift.ts';
import { leftOf } from './plan-again.ts';

interface SeriesFields {
  readonly fields: Omit<ChangedFields, 'day'>;
  readonly override_reason?: string | undefined;
}

/** The beginning of time, as days go. */
export const FIRST = '0001-01-01';

/**
 * Changes the shifts of a series that haven't begun and weren't changed alone; says of each that can't be why. Those then go their own
 * way. `changes` are those of the first.
 */
export const changeSeriesShifts = async (
  context: Context,
  project: Awaited<ReturnType<typeof requireSeenProject>>,
  series: string,
  { fields, override_reason }: SeriesFields,
) => {
  if (Object.keys(fields).length === 0) return { ids: [], changes: {}, left: [] };
  const all = await holdSeriesShifts(context, { series, from: FIRST });
  const isAlive = ({ status }: HeldShift) => status === 'draft' || status === 'published';
  const open = all.filter(
    (one) => isAlive(one) && !one.series_changed && Date.parse(one.starts_at) > context.now.getTime(),
  );
  const ids: string[] = [];
  const left: Unplanned[] = [];
  let changes: Changes = {};
  for (const shift of inOrder(open, fields.start))
    try {
      const done = await changeShift(context, project, shift, { fields, override_reason, alone: false });
      if (Object.keys(done).length === 0) continue;
      ids.push(shift.id);
      if (Object.keys(changes).length === 0) changes = done;
    } catch (error) {
      left.push(leftOf(await readCopied(context, project.id, shift.id), shift.day, error));
    }
  await goAlone(
    context,
    left.map(({ shift_id }) => shift_id),
  );
  return { ids, changes, left };
};

/** The last first where they begin later than before: so that nobody's rest is judged between a moved shift and one that is yet to be. */
const inOrder = (shifts: readonly HeldShift[], start: string | undefined): readonly HeldShift[] => {
  const [first] = shifts;
  const isLater = first && start !== undefined && start > clockTime(first.timezone, first.starts_at);
  return isLater ? shifts.toReversed() : shifts;
};

const goAlone = async ({ db, organization }: Context, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await db
    .updateTable('shifts')
    .set({ series_changed: true })
    .where('org_id', '=', organization)
    .where((is) => is('id', '=', is.fn.any(is.val(ids))))
    .execute();
};
