import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';

/** Frees blocked days. Throws 404 and 412. */
export const removeBlock = async (context: Context, id: string): Promise<void> => {
  const { db, organization, version } = context;
  const row = await db
    .selectFrom('leave_blocks')
    .select(['version', 'from_date', 'to_date', 'name'])
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  requireVersion(row, version, 'block');
  await db.deleteFrom('leave_blocks').where('org_id', '=', organization).where('id', '=', id).execute();
  await context.record({
    type: 'leave-block.deleted',
    subject: { type: 'leave-block', id },
    changes: { from: [row.from_date, null], to: [row.to_date, null], name: [row.name, null] },
  });
};
