import { notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';

/** Ends a view of the caller's own; one that is over already stays as it is. */
export const endView = async (context: Context, id: string): Promise<void> => {
  const { db, organization, person, now } = context;
  const view = await db
    .selectFrom('views')
    .select('ends_at')
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .where('viewer', '=', person.sub)
    .forUpdate()
    .executeTakeFirst();
  if (!view) throw notFound('view');
  if (view.ends_at <= now.toISOString()) return;
  await db
    .updateTable('views')
    .set({ ends_at: now.toISOString() })
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .execute();
  await context.record({ type: 'view.ended', subject: { type: 'view', id } });
};
