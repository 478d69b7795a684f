import { brokenRule, notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { wallClock } from '../../../platform/wall-clock.ts';
import { findWorkedShift, type WorkedShift } from '../../shifts/queries.ts';
import { findTimeSettings, requireMember } from '../queries/settings.ts';
import { lockTime } from '../queries/timer.ts';
import { findPurpose, zoneOf } from '../rules/purpose.ts';
import { addEntry } from '../writing/add-entry.ts';

/**
 * Logs a shift of one's own as it was published, from the check-in where that was later, less its break; answers the entry's id. Throws
 * 404 for a booking that isn't one's own, 422 `not-begun`, `logged-already`, and the rules of an entry.
 */
export const logShift = async (context: Context, assignment: string): Promise<string> => {
  const member = requireMember(context);
  await lockTime(context, member);
  const shift = await findWorkedShift(context, member, assignment);
  if (!shift) throw notFound('shift');
  if (new Date(shift.starts_at) > context.now)
    throw brokenRule('not-begun', '', 'This shift hasn’t begun. Log it once you have worked.');
  if (shift.logged)
    throw brokenRule(
      'logged-already',
      '',
      'This shift is logged already. Change its entry if it was longer or shorter.',
    );
  const settings = await findTimeSettings(context);
  const { project_id, service_type_id } = shift;
  const zone = zoneOf(await findPurpose(context, { project_id, service_type_id }), settings);
  const { starts_at, duration_s } = workedTime(shift);
  const { day, time } = wallClock(zone, starts_at);
  const entry = { work_date: day, start: time.slice(0, 5), duration_s, project_id, service_type_id };
  return addEntry(context, settings, member, entry, shift.id);
};

/** From the check-in to the minute where somebody was late, to the planned end, less the break. */
const workedTime = ({ starts_at, ends_at, break_min, checked_in_at }: WorkedShift) => {
  const from = Math.max(
    Date.parse(starts_at),
    checked_in_at ? Math.floor(Date.parse(checked_in_at) / 60_000) * 60_000 : 0,
  );
  const length = (Date.parse(ends_at) - from) / 1000;
  return { starts_at: new Date(from), duration_s: Math.max(length - break_min * 60, 60) };
};
