import { sql } from 'kysely';

/**
 * The most minutes of a week that a member `m` of an organization `o` is planned: their weekly hours, never more than it allows; whoever
 * has no weekly hours agreed may be planned as far as anybody. What rosters show, suggestions weigh, and the conflict engine holds.
 */
export const weekCap = sql<number>`least(nullif(m.weekly_capacity_minutes, 0), o.max_week_h * 60)`;
