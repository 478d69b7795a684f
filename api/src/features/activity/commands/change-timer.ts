import type { TimerPurpose } from '#contract/activity/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { findTimeSettings, requireMember } from '../queries/settings.ts';
import { lockTime, readTimer } from '../queries/timer.ts';
import { timerColumns } from '../writing/open-timer.ts';

/** Changes what the running timer is for; what is left out stays. Throws 422 when none runs. */
export const changeTimer = async (
  context: Context,
  { timer: name, ...change }: TimerPurpose & { readonly timer?: string | undefined },
) => {
  const member = requireMember(context);
  await lockTime(context, member);
  const before = await readTimer(context, member, name);
  const settings = await findTimeSettings(context);
  const { project_id, service_type_id, category, note, billable } = before;
  const kept = { project_id, service_type_id, category, note, billable };
  const columns = await timerColumns(context, settings, { ...kept, ...change }, settings.today);
  await context.db
    .updateTable('activity_timers')
    .set(columns)
    .where('org_id', '=', context.organization)
    .where('id', '=', before.id)
    .execute();
  const changes = changesBetween(before, columns);
  const subject = { type: 'timer', id: before.id };
  await context.record({ type: 'timer.updated', subject, project: columns.project_id, changes });
  return readTimer(context, member);
};
