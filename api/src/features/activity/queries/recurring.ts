import { notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { listRecurring, type RecurringRow } from './shortcuts.ts';

/** A member's recurring entry; undefined for one that isn't theirs. */
export const findRecurring = async (
  context: Context,
  member: string,
  id: string,
): Promise<RecurringRow | undefined> => (await listRecurring(context, member)).find((one) => one.id === id);

/** A member's recurring entry that must be there. Throws 404. */
export const readRecurring = async (context: Context, member: string, id: string): Promise<RecurringRow> => {
  const row = await findRecurring(context, member, id);
  if (!row) throw notFound('recurring entry');
  return row;
};

/** What was said to a proposal of a day; undefined before a word. */
export const findAnswer = ({ db, organization }: Context, id: string, day: string) =>
  db
    .selectFrom('recurring_days')
    .selectAll()
    .where('org_id', '=', organization)
    .where('recurring_id', '=', id)
    .where('work_date', '=', day)
    .executeTakeFirst();
