import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { timeThatIs } from '../../../platform/wall-clock.ts';
import { listLeaveDays } from '../../leave/queries.ts';
import { type EntryRow, findEntry, readEntry } from '../queries/entries.ts';
import { findAnswer, readRecurring } from '../queries/recurring.ts';
import { findTimeSettings, requireMember, type TimeSettings } from '../queries/settings.ts';
import type { RecurringRow } from '../queries/shortcuts.ts';
import { lockTime } from '../queries/timer.ts';
import { isDue } from '../rules/due.ts';
import { findPurpose, zoneOf } from '../rules/purpose.ts';
import { requireEditable } from '../rules/window.ts';
import { addEntry } from '../writing/add-entry.ts';
import { updateEntry } from '../writing/update-entry.ts';

interface Word {
  readonly id: string;
  readonly date: string;
  readonly answer: 'accepted' | 'skipped' | 'open';
}

/** Says somebody's word on proposed time: logs it once for a day, leaves it, or takes that back. Answers the entry. */
export const answerProposal = async (
  context: Context,
  { id, date, answer }: Word,
): Promise<EntryRow | null> => {
  const member = requireMember(context);
  await lockTime(context, member);
  const row = await readRecurring(context, member, id);
  const said = await findAnswer(context, id, date);
  const entry = said?.entry_id ? await findEntry(context, member, said.entry_id) : undefined;
  const logged = entry?.archived_at === null ? entry : undefined;
  if (answer === 'accepted' && logged) return logged;
  if (logged) await takeBack(context, logged);
  if (answer === 'open') {
    if (said) await forget(context, id, date);
    return null;
  }
  const settings = await findTimeSettings(context);
  const leave = await listLeaveDays(context, member, date, date);
  if (!isDue(row, settings, date, leave))
    throw brokenRule('not-due', 'date', 'This is not proposed for this day any more: look at the day again.');
  const entry_id = answer === 'accepted' ? await log(context, settings, member, row, date) : null;
  await remember(context, id, date, entry_id);
  return entry_id === null ? null : readEntry(context, member, entry_id);
};

const log = async (
  context: Context,
  settings: TimeSettings,
  member: string,
  row: RecurringRow,
  work_date: string,
): Promise<string> => {
  const { project_id, service_type_id, category, note, billable, duration_s, start_time } = row;
  const zone = zoneOf(await findPurpose(context, row), settings);
  const start = start_time && timeThatIs(zone, { day: work_date, time: start_time.slice(0, 5) });
  const what = { project_id, service_type_id, category, note, billable };
  return addEntry(context, settings, member, { work_date, start, duration_s, ...what });
};

const takeBack = async (context: Context, entry: EntryRow): Promise<void> => {
  requireEditable(entry.status);
  await updateEntry(context, entry, 'activity.deleted', { archived_at: context.now.toISOString() });
};

const forget = async ({ db, organization, record }: Context, id: string, date: string): Promise<void> => {
  await db
    .deleteFrom('recurring_days')
    .where('org_id', '=', organization)
    .where('recurring_id', '=', id)
    .where('work_date', '=', date)
    .execute();
  await record({
    type: 'recurring.reopened',
    subject: { type: 'recurring_entry', id },
    data: { work_date: date },
  });
};

const remember = async (
  { db, organization, record }: Context,
  id: string,
  work_date: string,
  entry_id: string | null,
): Promise<void> => {
  await db
    .insertInto('recurring_days')
    .values({ org_id: organization, recurring_id: id, work_date, entry_id })
    .onConflict((conflict) =>
      conflict.columns(['org_id', 'recurring_id', 'work_date']).doUpdateSet({ entry_id }),
    )
    .execute();
  await record({
    type: entry_id === null ? 'recurring.skipped' : 'recurring.accepted',
    subject: { type: 'recurring_entry', id },
    data: { work_date, entry_id },
  });
};
