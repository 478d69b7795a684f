import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { countHolders, lockLines, lockPosition } from '../queries.ts';

/** Closes a position. Throws 404, also for a closed one, 412, 422 `position-filled`, `position-has-children`. */
export const closePosition = async (context: Context, id: string): Promise<void> => {
  const { db, organization } = context;
  await lockLines(context);
  const position = await lockPosition(context, id);
  requireVersion(position, context.version, 'position');
  if ((await countHolders(context, id)) > 0)
    throw brokenRule(
      'position-filled',
      '',
      'Somebody sits on this position: move them to another one before you close it.',
    );
  const child = await db
    .selectFrom('positions')
    .select('title')
    .where('org_id', '=', organization)
    .where('parent_id', '=', id)
    .where('archived_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (child)
    throw brokenRule(
      'position-has-children',
      '',
      `“${child.title}” belongs to this position: put it below another one before you close this.`,
    );
  await db
    .updateTable('positions')
    .set({ archived_at: context.now.toISOString() })
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .execute();
  await context.record({ type: 'position.closed', subject: { type: 'position', id } });
};
