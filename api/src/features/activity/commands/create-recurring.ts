import { MOST_RECURRING, type NewRecurring } from '#contract/activity/shortcut-shapes.ts';
import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { readRecurring } from '../queries/recurring.ts';
import { findTimeSettings, requireMember } from '../queries/settings.ts';
import { listRecurring, type RecurringRow } from '../queries/shortcuts.ts';
import { lockTime } from '../queries/timer.ts';
import { recurringColumns } from '../rules/recurring.ts';

/** Makes time come again. Throws 422 for one too many and for what no entry could be. */
export const createRecurring = async (context: Context, asked: NewRecurring): Promise<RecurringRow> => {
  const member = requireMember(context);
  await lockTime(context, member);
  if ((await listRecurring(context, member)).length >= MOST_RECURRING)
    throw brokenRule(
      'too-many-recurring',
      '',
      `You have ${MOST_RECURRING} recurring entries: delete one before you add another.`,
    );
  const settings = await findTimeSettings(context);
  const columns = await recurringColumns(context, settings, asked);
  const { organization, db } = context;
  const { id } = await db
    .insertInto('recurring_entries')
    .values({ ...columns, org_id: organization, member_id: member, proposes_from: columns.starts_on })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { note: _, ...told } = columns;
  await context.record({ type: 'recurring.created', subject: { type: 'recurring_entry', id }, data: told });
  return readRecurring(context, member, id);
};
