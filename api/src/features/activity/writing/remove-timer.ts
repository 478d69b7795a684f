import type { Context } from '../../../platform/context.ts';
import type { TimerRow } from '../queries/timer.ts';

/** Takes a timer away and says why. */
export const removeTimer = async (
  { db, organization, record }: Context,
  timer: TimerRow,
  type: 'timer.stopped' | 'timer.discarded',
): Promise<void> => {
  const { id, project_id, started_at, note } = timer;
  await db.deleteFrom('activity_timers').where('org_id', '=', organization).where('id', '=', id).execute();
  await record({ type, subject: { type: 'timer', id }, project: project_id, data: { started_at, note } });
};
