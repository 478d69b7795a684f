import { sql } from 'kysely';
import { addDays } from '#contract/activity/rules.ts';
import { personSettings } from '#contract/users/settings.ts';
import type { Context } from '../../../platform/context.ts';
import { dayIn, startOfDay } from '../../../platform/wall-clock.ts';
import { listApprovedLeave } from '../../leave/queries.ts';
import { requireRosterDays } from '../rules/roster-days.ts';
import { isHeldUp } from '../rules/taken-over.ts';
import type { Days } from './changes.ts';
import { listOpenShifts, listOwnShifts, listUnreadPublications, type Place } from './own-plan.ts';

/** One's own plan; nothing for somebody from outside the team. Throws 422 `range`. */
export const readOwnPlan = async (context: Context, days: Days) => {
  requireRosterDays(days);
  const { member, now } = context;
  const timezone = await findOwnZone(context);
  const frame = { ...days, timezone, today: dayIn(timezone, now), now: now.toISOString() };
  if (!member) return { ...frame, shifts: [], overnight: [], away: [], open: [], unread: [] };
  const { from, to } = days;
  const [told, open, unread, leave] = await Promise.all([
    listOwnShifts(context, member, { from: addDays(from, -1), to }),
    listOpenShifts(context, member, days),
    listUnreadPublications(context, member),
    listApprovedLeave(context, [member], instantOf(timezone, from), instantOf(timezone, addDays(to, 1))),
  ]);
  const shifts = told.map((row) =>
    isHeldUp(context, row.project.id) ? row : { ...row, unread_handover: null },
  );
  return {
    ...{ ...frame, open, unread },
    shifts: shifts.filter(({ day }) => day >= from),
    // Its end on the wall is the next day's where it isn't after its start; at midnight it is over.
    overnight: shifts.filter(({ day, start, end }) => day < from && end <= start && end > '00:00'),
    away: leave
      .filter(({ part }) => part !== 'whole-day')
      .map(({ id, type, starts_at, ends_at }) => ({ id, type, starts_at, ends_at })),
  };
};

const instantOf = (zone: string, day: string) => new Date(startOfDay(zone, day)).toISOString();

/** The caller's time zone, else the organization's. */
export const findOwnZone = async ({ db, organization }: Place): Promise<string> => {
  const { rows } = await sql<{ timezone: string; own: unknown }>`
    select timezone, (select settings from users where sub = muster_sub()) as own
    from organizations where org_id = ${organization}`.execute(db);
  const [found] = rows;
  return personSettings.safeParse(found?.own).data?.timezone ?? found?.timezone ?? 'UTC';
};
