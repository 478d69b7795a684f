import type { PositionChanges } from '#contract/positions/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { countHolders, lockLines, lockPosition } from '../queries.ts';
import { requireNoCircle, requireParent } from '../rules/parent.ts';
import { requireDayCome, requireSeats } from '../rules/vacancy.ts';

/**
 * Changes a position; without a difference nothing is written. Throws 404, also for a closed one, 412, 422 `parent-known`,
 * `position-cycle`, `position-full`, `vacant-in-the-future`, `position-filled`, `position-vacant`.
 */
export const updatePosition = async (context: Context, id: string, input: PositionChanges): Promise<void> => {
  await lockLines(context);
  const position = await lockPosition(context, id);
  requireVersion(position, context.version, 'position');
  const { department, ...rest } = input;
  const wanted = { ...rest, ...(department === undefined ? {} : { department: department || null }) };
  const changes = changesBetween(position, wanted);
  if (Object.keys(changes).length === 0) return;
  if (changes.parent_id) {
    await requireParent(context, wanted.parent_id);
    await requireNoCircle(context, id, wanted.parent_id);
  }
  if (changes.vacant_since) await requireDayCome(context, wanted.vacant_since);
  if (changes.headcount || changes.vacant_since)
    requireSeats({
      headcount: wanted.headcount ?? position.headcount,
      holders: await countHolders(context, id),
      vacant_since: changes.vacant_since ? wanted.vacant_since : undefined,
    });
  await context.db
    .updateTable('positions')
    .set(wanted)
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  await context.record({ type: 'position.changed', subject: { type: 'position', id }, changes });
};
