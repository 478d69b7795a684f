import { sql } from 'kysely';
import { brokenRule } from '#contract/errors.ts';
import type { LeaveCalendar } from '#contract/leave/minutes.ts';
import { personSettings } from '#contract/users/settings.ts';
import type { Context } from '../../../platform/context.ts';
import { dayIn } from '../../../platform/wall-clock.ts';

/** What leave is counted with: the caller's zone, else the organization's, the day it is there, and the working calendar. */
export interface LeaveTerms extends LeaveCalendar {
  readonly timezone: string;
  readonly today: string;
}

interface Row {
  readonly timezone: string;
  readonly working_days: number[];
  readonly own: unknown;
  readonly holidays: Readonly<Record<string, string>> | null;
}

/** What leave is counted with. */
export const findTerms = async ({ db, organization, now }: Context): Promise<LeaveTerms> => {
  const {
    timezone: common,
    working_days,
    own,
    holidays,
  } = await db
    .selectFrom('organizations as o')
    .select(['o.timezone', 'o.working_days'])
    .select(sql<unknown>`(select settings from users where sub = muster_sub())`.as('own'))
    .select(
      sql<
        Row['holidays']
      >`(select jsonb_object_agg(h.date, h.name) from holidays h where h.org_id = o.org_id)`.as('holidays'),
    )
    .where('o.org_id', '=', organization)
    .executeTakeFirstOrThrow();
  const { timezone = common } = personSettings.safeParse(own).data ?? {};
  return {
    ...{ timezone, working_days, today: dayIn(timezone, now) },
    holidays: new Map(Object.entries(holidays ?? {})),
  };
};

/** The caller's member id. Throws 422 for somebody from outside the team. */
export const requireMember = ({ member }: Context): string => {
  if (member) return member;
  throw brokenRule(
    'member-required',
    '',
    "You aren't on this organization's team, so there is no leave of yours in it. Ask an owner to invite you.",
  );
};

/** Minutes of an ordinary working day, to say minutes in days: the longest one; eight hours where nobody works at all. */
export const dayMinutes = ({ working_days }: Pick<LeaveTerms, 'working_days'>): number =>
  Math.max(...working_days) || 480;
