import type { RoundingRule } from '#contract/activity/rounding.ts';
import type { Context } from '../../../platform/context.ts';

/** How the organization rounds sums of time. */
export const findRounding = ({ db, organization }: Context): Promise<RoundingRule> =>
  db
    .selectFrom('organizations')
    .select(['rounding', 'rounding_minutes'])
    .where('org_id', '=', organization)
    .executeTakeFirstOrThrow();
