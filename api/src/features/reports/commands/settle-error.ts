import { sql } from 'kysely';
import type { ERROR_STATUSES } from '#contract/reports/shapes.ts';
import type { RootContext } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { requireReportedError } from '../queries/reported-errors.ts';

/** Resolves an error, or opens it again; one that is so already stays as it is. Throws 404, 412. */
export const settleError = async (
  context: RootContext,
  id: string,
  status: (typeof ERROR_STATUSES)[number],
): Promise<void> => {
  const { db, now, person } = context;
  await db.selectFrom('error_groups').select('id').where('id', '=', id).forUpdate().execute();
  const before = await requireReportedError(context, id);
  requireVersion(before, context.version, 'error');
  const was = before.resolved_at ? 'resolved' : 'open';
  if (was === status) return;
  await context.recordAtRoot({
    type: status === 'resolved' ? 'error.resolved' : 'error.reopened',
    subject: { type: 'error', id },
    changes: { status: [was, status] },
    data: { name: before.title },
  });
  await db
    .updateTable('error_groups')
    .set({
      resolved_at: status === 'resolved' ? now.toISOString() : null,
      updated_by: person.sub,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute();
};
