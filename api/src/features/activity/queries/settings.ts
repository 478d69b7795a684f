import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { dayIn } from '../rules/wall-clock.ts';

/** What an organization says about its people's time, and its calendar day of the request. */
export const findTimeSettings = async ({ db, organization, now }: Context) => {
  const settings = await db
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
    ])
    .where('org_id', '=', organization)
    .executeTakeFirstOrThrow();
  return { ...settings, today: dayIn(settings.timezone, now) };
};

/** What an organization says about its people's time. */
export type TimeSettings = Awaited<ReturnType<typeof findTimeSettings>>;

/** The caller's member id. Throws 422 for somebody from outside the team. */
export const requireMember = ({ member }: Context): string => {
  if (member) return member;
  throw brokenRule(
    'member-required',
    '',
    "You aren't on this organization's team, so you can't log time in it. Ask an owner to invite you.",
  );
};
