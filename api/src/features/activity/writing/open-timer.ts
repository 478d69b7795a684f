import type { TimerStart } from '#contract/activity/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import type { TimeSettings } from '../queries/settings.ts';
import { readTimer, type TimerRow } from '../queries/timer.ts';
import { requireWithinCap } from '../rules/cap.ts';
import { billableOf, readPurpose } from '../rules/purpose.ts';

/** Lets a timer run from now on. The caller holds the lock of the member's time and knows that none runs. */
export const openTimer = async (
  context: Context,
  settings: TimeSettings,
  member: string,
  asked: TimerStart,
): Promise<TimerRow> => {
  const { organization, now, db, record } = context;
  const columns = await timerColumns(context, settings, asked);
  const { id } = await db
    .insertInto('activity_timers')
    .values({ ...columns, org_id: organization, member_id: member, started_at: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await record({
    type: 'timer.started',
    subject: { type: 'timer', id },
    project: columns.project_id,
    data: columns,
  });
  return readTimer(context, member);
};

/** What a timer is for, under the rules of project and service; a used-up hard cap refuses it. */
export const timerColumns = async (
  context: Context,
  settings: TimeSettings,
  { billable, category = 'work', note = '', ...asked }: TimerStart,
) => {
  const purpose = await readPurpose(context, settings, asked, settings.today);
  const project_id = purpose.project?.id ?? null;
  const least = { project_id, work_date: settings.today, duration_s: 1, bill_minor: 0, currency: null };
  await requireWithinCap(context, purpose, least, null);
  return {
    project_id,
    service_type_id: purpose.service?.id ?? null,
    billable: billableOf(purpose, billable),
    category,
    note,
  };
};
