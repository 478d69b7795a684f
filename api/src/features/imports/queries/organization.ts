import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

/** What an organization says about time that comes in, and its calendar day of the request. */
export const findImportSettings = ({ db, organization }: Context) =>
  db
    .selectFrom('organizations')
    .select(['timezone', 'currency', 'edit_window_days', 'allow_overlap', 'working_days'])
    .select(sql<string>`muster_today()`.as('today'))
    .select(
      sql<string[]>`array(select to_char(c.month, 'YYYY-MM') from activity_months c
        where c.org_id = organizations.org_id and c.status = 'closed')`.as('closed_months'),
    )
    .where('org_id', '=', organization)
    .executeTakeFirstOrThrow();

/** What an organization says about time that comes in. */
export type ImportSettings = Awaited<ReturnType<typeof findImportSettings>>;

/**
 * Who owns the projects that an import makes: the importer, else (for somebody from outside the team) the organization's
 * first owner, else its first member. Undefined for an organization without anybody.
 */
export const findProjectOwner = async ({
  db,
  organization,
  member,
}: Context): Promise<string | undefined> => {
  if (member) return member;
  const first = await db
    .selectFrom('members as m')
    .leftJoin('role_grants as g', (join) =>
      join
        .onRef('g.org_id', '=', 'm.org_id')
        .onRef('g.subject', '=', 'm.user_sub')
        .on('g.role', '=', 'owner')
        .on('g.project_id', 'is', null)
        .on('g.archived_at', 'is', null),
    )
    .select('m.id')
    .where('m.org_id', '=', organization)
    .where('m.archived_at', 'is', null)
    .orderBy(sql`g.id is null`)
    .orderBy('m.id')
    .limit(1)
    .executeTakeFirst();
  return first?.id;
};
