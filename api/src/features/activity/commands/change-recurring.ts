import type { NewRecurring } from '#contract/activity/shortcut-shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { findRecurring, readRecurring } from '../queries/recurring.ts';
import { findTimeSettings, requireMember } from '../queries/settings.ts';
import type { RecurringRow } from '../queries/shortcuts.ts';
import { lockTime } from '../queries/timer.ts';
import { laterDay, recurringColumns } from '../rules/recurring.ts';

type Change = { readonly [Field in keyof NewRecurring]?: NewRecurring[Field] | undefined };

/** Changes a recurring entry from today on: no day before is proposed as it is now, and logged time stays. */
export const changeRecurring = async (
  context: Context,
  id: string,
  change: Change,
): Promise<RecurringRow> => {
  const member = requireMember(context);
  await lockTime(context, member);
  const before = await findRecurring(context, member, id);
  requireVersion(before, context.version, 'recurring entry');
  const settings = await findTimeSettings(context);
  const { paused, ...rest } = change;
  const isOther = Object.values(rest).some((value) => value !== undefined);
  const columns = isOther ? await changedColumns(context, settings, before, change) : { paused };
  const changes = changesBetween({ ...before, start_time: clock(before) }, columns);
  if (Object.keys(changes).length === 0) return before;
  const { organization, db } = context;
  await db
    .updateTable('recurring_entries')
    .set(columns)
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .execute();
  const { note: _, ...told } = changes;
  await context.record({
    type: 'recurring.updated',
    subject: { type: 'recurring_entry', id },
    changes: told,
  });
  return readRecurring(context, member, id);
};

const clock = ({ start_time }: RecurringRow): string | null => start_time?.slice(0, 5) ?? null;

const changedColumns = async (
  context: Context,
  settings: Parameters<typeof recurringColumns>[1],
  before: RecurringRow,
  change: Change,
) => {
  const { project_id, service_type_id, category, note, billable } = before;
  const { rrule, starts_on, ends_on, duration_s, on_days_off, paused } = before;
  const kept = { rrule, starts_on, ends_on, duration_s, on_days_off, paused, start: clock(before) };
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const asked = { project_id, service_type_id, category, note, billable, ...kept, ...given };
  const columns = await recurringColumns(context, settings, asked);
  return { ...columns, proposes_from: laterDay(columns.starts_on, settings.today) };
};
