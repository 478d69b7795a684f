import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

/** Whether the caller wrote in a plan since the revision that was approved last, or submitted the one that waits. */
export const isAuthor = ({ person, member }: Context) => sql<boolean>`exists (
  select from plan_authors a
  where a.org_id = account_plans.org_id and a.plan_id = account_plans.id
    and a.revision > coalesce(account_plans.approved_revision, 0) and a.revision <= account_plans.waiting_revision
    and (a.created_by = ${person.sub} or a.member_id = ${member}::uuid))`;

/** The same of one plan. */
export const isAuthorOf = async (context: Context, id: string): Promise<boolean> => {
  const { authored } = await context.db
    .selectFrom('account_plans')
    .select(isAuthor(context).as('authored'))
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return authored;
};
