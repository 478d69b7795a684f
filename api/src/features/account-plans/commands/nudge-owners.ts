import { sql } from 'kysely';
import type { AgeingSection } from '#contract/account-plans/sections.ts';
import type { Inside } from '../../../platform/reactions.ts';
import { agesOfPlan } from '../queries/ages.ts';

/** So many at once; the next hour goes on with those whose owners weren't told. */
const MOST = 500;

/** A plan of which parts are out of date, and whom to tell. */
export interface StalePlan {
  readonly plan: string;
  readonly name: string;
  readonly client: string;
  readonly months: number;
  readonly sections: readonly AgeingSection[];
  /** Which of the plan's periods of review it is, from its first day on. */
  readonly period: number;
  /** Identity subject of whoever owns it. */
  readonly recipient: string;
}

/**
 * Finds plans in force of which nobody has changed or confirmed a part for longer than their months, and notes that their owners were told:
 * each once in a period of review, which begins anew that many months after the one before.
 */
export const nudgeOwners = async ({ db, organization }: Inside): Promise<readonly StalePlan[]> => {
  if (organization === null) return [];
  const { rows } = await sql<StalePlan>`
    with stale as (
      select account_plans.id, c.name as client, old.sections, x.period, m.user_sub as recipient
      from account_plans
      join clients c on c.org_id = account_plans.org_id and c.id = account_plans.client_id
      join members m on m.org_id = account_plans.org_id and m.id = account_plans.owner_id and m.archived_at is null
      cross join lateral (
        select (12 * extract(year from a.age) + extract(month from a.age))::int / account_plans.review_every_months as period
        from age(muster_today(), account_plans.starts_on) a (age)) x
      cross join lateral (select array_agg(a.section order by a.ord) as sections from ${agesOfPlan} a where a.stale) old
      where account_plans.org_id = ${organization}::uuid and account_plans.archived_at is null
        and account_plans.status in ('approved', 'active') and m.user_sub is not null and old.sections is not null
        and (account_plans.nudged_on is null or account_plans.nudged_on < account_plans.starts_on
          + make_interval(months => x.period * account_plans.review_every_months))
      order by account_plans.id limit ${sql.lit(MOST)} for no key update of account_plans skip locked)
    update account_plans p set nudged_on = muster_today() from stale s
    where p.org_id = ${organization}::uuid and p.id = s.id
    returning p.id as plan, p.name, s.client, p.review_every_months as months, s.sections, s.period, s.recipient`.execute(
    db,
  );
  return rows;
};
