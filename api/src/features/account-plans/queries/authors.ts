import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

/** Whether the caller wrote in a plan since the revision that was approved last, or submitted the one that waits. */
export const isAuthor = ({ person, member }: Context) => sql<boolean>`exists (
  select from plan_authors a
  where a.org_id = account_plans.org_id and a.plan_id = account_plans.id
    and a.revision > coalesce(account_plans.approved_revision, 0) and a.revision <= account_plans.waiting_revision
    and (a.created_by = ${person.sub} or a.member_id = ${member}::uuid))`;
