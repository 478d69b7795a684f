import type { TimerPurpose, TimerStart } from '#contract/activity/shapes.ts';
import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { dayIn } from '../../../platform/wall-clock.ts';
import { findEntryByClient } from '../queries/entries.ts';
import type { TimeSettings } from '../queries/settings.ts';
import { findTimer, isNamed, readTimer, type TimerRow } from '../queries/timer.ts';
import { requireWithinCap } from '../rules/cap.ts';
import { readMoment } from '../rules/moment.ts';
import { billableOf, readPurpose } from '../rules/purpose.ts';
import { requireOpenDay } from '../rules/window.ts';

/**
 * Lets a timer run; one of this name that runs already is answered as it is. Throws 422 while another one runs. The caller
 * holds the lock of the member's time.
 */
export const openTimer = async (
  context: Context,
  settings: TimeSettings,
  member: string,
  { at, client_uuid, ...asked }: TimerStart,
): Promise<TimerRow> => {
  const running = await findTimer(context, member);
  if (running && isNamed(running, client_uuid)) return running;
  if (running) throw brokenRule('timer-running', '', 'A timer is already running: stop it or switch it.');
  if (client_uuid && (await findEntryByClient(context, member, client_uuid)))
    throw brokenRule('timer-stopped', '', 'This timer was stopped already: its time is logged.');
  const started = readMoment(context, at);
  const day = dayIn(settings.timezone, started);
  requireOpenDay(settings, day);
  const { organization, db, record } = context;
  const columns = await timerColumns(context, settings, asked, day);
  const { id } = await db
    .insertInto('activity_timers')
    .values({
      ...columns,
      org_id: organization,
      member_id: member,
      started_at: started.toISOString(),
      client_uuid: client_uuid ?? null,
    })
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
  { billable, category = 'work', note = '', ...asked }: TimerPurpose,
  day: string,
) => {
  const purpose = await readPurpose(context, settings, asked, day);
  const project_id = purpose.project?.id ?? null;
  const least = { project_id, work_date: day, duration_s: 1, bill_minor: 0, currency: null };
  await requireWithinCap(context, purpose, least, null);
  return {
    project_id,
    service_type_id: purpose.service?.id ?? null,
    billable: billableOf(purpose, billable),
    category,
    note,
  };
};
