import { DAY_SECONDS } from '#contract/activity/rules.ts';
import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { wallClock } from '../../../platform/wall-clock.ts';
import { sumDay } from '../queries/entries.ts';
import type { TimeSettings } from '../queries/settings.ts';
import type { TimerRow } from '../queries/timer.ts';
import { price } from '../rules/entry.ts';
import { readMoment, stopOf } from '../rules/moment.ts';
import { findPurpose, ownZoneOf } from '../rules/purpose.ts';
import { requireOpenMonth } from '../rules/window.ts';
import { insertEntry } from './insert-entry.ts';
import { removeTimer } from './remove-timer.ts';

/**
 * Turns a running timer into a draft of the day on which it started. Time that was worked is kept even where it meets
 * other entries or a used-up budget; what doesn't fit into the day's 24 hours is cut, and answered as `cut_s`.
 */
export const closeTimer = async (
  context: Context,
  settings: TimeSettings,
  timer: TimerRow,
  at?: string,
): Promise<{ id: string; cut_s: number }> => {
  const started = Date.parse(timer.started_at);
  const work_date = wallClock(timer.timezone, timer.started_at).day;
  requireOpenMonth(settings, work_date);
  const measured = Math.max(1, Math.floor((stopOf(started, readMoment(context, at)) - started) / 1000));
  const left = DAY_SECONDS - (await sumDay(context, timer.member_id, work_date));
  if (left <= 0)
    throw brokenRule('day-limit', '', `${work_date} already holds 24 hours: discard the timer or make room.`);
  const duration_s = Math.min(measured, left);
  const ended_at = new Date(started + duration_s * 1000).toISOString();
  const span = { work_date, started_at: timer.started_at, ended_at, duration_s };
  const purpose = await findPurpose(context, timer);
  const draft = { span, purpose, billable: timer.billable };
  const { category, note } = timer;
  const own_timezone = ownZoneOf(purpose, settings, timer.timezone);
  const weighed = await price(context, settings, draft, timer.member_id);
  await removeTimer(context, timer, 'timer.stopped');
  const id = await insertEntry(context, {
    ...weighed,
    ...(own_timezone ? { own_timezone } : {}),
    project_id: timer.project_id,
    service_type_id: timer.service_type_id,
    member_id: timer.member_id,
    category,
    note,
    source: 'timer',
    client_uuid: timer.client_uuid ?? timer.id,
  });
  return { id, cut_s: measured - duration_s };
};
