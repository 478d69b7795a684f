import { sql } from 'kysely';
import { brokenRule } from '#contract/errors.ts';
import { personSettings } from '#contract/users/settings.ts';
import type { Context } from '../../../platform/context.ts';
import { dayIn } from '../../../platform/wall-clock.ts';

/**
 * What an organization says about its people's time, with the caller's own zone and first day of the week where they have
 * them, and the calendar day of the request there.
 */
export const findTimeSettings = async ({ db, organization, now }: Context) => {
  const { own, ...settings } = await db
    .selectFrom('organizations')
    .select([
      'timezone',
      'week_start',
      'working_days',
      'require_project',
      'require_note',
      'require_service',
      'allow_overlap',
      'edit_window_days',
      'approve_within_plan',
    ])
    .select(
      sql<string[]>`array(select to_char(c.month, 'YYYY-MM') from activity_months c
        where c.org_id = organizations.org_id and c.status = 'closed')`.as('closed_months'),
    )
    .select(sql<unknown>`(select settings from users where sub = muster_sub())`.as('own'))
    .select(
      sql<string[]>`array(select h.date::text from holidays h where h.org_id = organizations.org_id)`.as(
        'holidays',
      ),
    )
    .where('org_id', '=', organization)
    .executeTakeFirstOrThrow();
  const { timezone = settings.timezone, week_start = settings.week_start } =
    personSettings.safeParse(own).data ?? {};
  const organization_timezone = settings.timezone;
  return { ...settings, timezone, week_start, organization_timezone, today: dayIn(timezone, now) };
};

/** What an organization says about its people's time. */
export type TimeSettings = Awaited<ReturnType<typeof findTimeSettings>>;

/** An organization's holidays from one day to another, by name. */
export const listHolidays = ({ db, organization }: Context, from: string, to: string) =>
  db
    .selectFrom('holidays')
    .select(['date', 'name'])
    .where('org_id', '=', organization)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute();

/** The caller's member id. Throws 422 for somebody from outside the team. */
export const requireMember = ({ member }: Context): string => {
  if (member) return member;
  throw brokenRule(
    'member-required',
    '',
    "You aren't on this organization's team, so you can't log time in it. Ask an owner to invite you.",
  );
};
