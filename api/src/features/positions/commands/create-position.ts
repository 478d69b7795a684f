import type { NewPosition } from '#contract/positions/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { lockLines } from '../queries.ts';
import { requireParent } from '../rules/parent.ts';
import { requireDayCome } from '../rules/vacancy.ts';

/** Makes a position, free since today unless another day is said, and answers its id. Throws 422 `parent-known`, `vacant-in-the-future`. */
export const createPosition = async (context: Context, input: NewPosition): Promise<string> => {
  await lockLines(context);
  await requireParent(context, input.parent_id);
  await requireDayCome(context, input.vacant_since);
  const fields = { ...input, department: input.department || null };
  const { id } = await context.db
    .insertInto('positions')
    .values({ ...fields, org_id: context.organization })
    .returning('id')
    .executeTakeFirstOrThrow();
  await context.record({
    type: 'position.created',
    subject: { type: 'position', id },
    changes: changesBetween({}, fields),
  });
  return id;
};
