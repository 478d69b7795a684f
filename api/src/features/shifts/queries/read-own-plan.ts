import { sql } from 'kysely';
import { personSettings } from '#contract/users/settings.ts';
import type { Context } from '../../../platform/context.ts';
import { dayIn } from '../../../platform/wall-clock.ts';
import { requireRosterDays } from '../rules/roster-days.ts';
import type { Days } from './changes.ts';
import { listOpenShifts, listOwnShifts, listUnreadPublications, type Place } from './own-plan.ts';

/** One's own plan; nothing for somebody from outside the team. Throws 422 `range`. */
export const readOwnPlan = async (context: Context, days: Days) => {
  requireRosterDays(days);
  const { member, now } = context;
  const timezone = await findOwnZone(context);
  const frame = { ...days, timezone, today: dayIn(timezone, now), now: now.toISOString() };
  if (!member) return { ...frame, shifts: [], open: [], unread: [] };
  const [shifts, open, unread] = await Promise.all([
    listOwnShifts(context, member, days),
    listOpenShifts(context, member, days),
    listUnreadPublications(context, member),
  ]);
  return { ...frame, shifts, open, unread };
};

/** The caller's time zone, else the organization's. */
export const findOwnZone = async ({ db, organization }: Place): Promise<string> => {
  const { rows } = await sql<{ timezone: string; own: unknown }>`
    select timezone, (select settings from users where sub = muster_sub()) as own
    from organizations where org_id = ${organization}`.execute(db);
  const [found] = rows;
  return personSettings.safeParse(found?.own).data?.timezone ?? found?.timezone ?? 'UTC';
};
