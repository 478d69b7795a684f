import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { findRecurring } from '../queries/recurring.ts';
import { requireMember } from '../queries/settings.ts';
import { lockTime } from '../queries/timer.ts';

/** Deletes a recurring entry; what was logged by it stays. */
export const deleteRecurring = async (context: Context, id: string): Promise<void> => {
  const member = requireMember(context);
  await lockTime(context, member);
  requireVersion(await findRecurring(context, member, id), context.version, 'recurring entry');
  const { organization, db } = context;
  await db.deleteFrom('recurring_entries').where('org_id', '=', organization).where('id', '=', id).execute();
  await context.record({ type: 'recurring.deleted', subject: { type: 'recurring_entry', id } });
};
