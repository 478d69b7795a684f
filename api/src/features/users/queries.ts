import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Organization } from '#contract/organizations/shapes.ts';
import type { Database } from '../../platform/postgres/database.ts';
import type { DB } from '../../platform/tables.ts';

/** A row of an organization. */
export type OrganizationRow = Selectable<DB['organizations']>;

/** The organizations in which a person holds a grant, by name; all of them for a grant at the root. */
export const listOrganizationsOf = async (db: Database, sub: string): Promise<OrganizationRow[]> => {
  const { rows } = await sql<OrganizationRow>`select * from person_organizations(${sub})`.execute(db);
  return rows;
};

/** An organization as its people see it. */
export const presentOrganization = ({ org_id, ...row }: OrganizationRow): Organization => ({
  id: org_id,
  ...row,
  suspended: row.status === 'suspended' ? { since: row.status_changed_at, reason: row.status_reason } : null,
});

/** The person's own row; there from the first request on. */
export const findUser = (db: Database, sub: string) =>
  db.selectFrom('users').selectAll().where('sub', '=', sub).executeTakeFirstOrThrow();

/** A person's own row. */
export type UserRow = Awaited<ReturnType<typeof findUser>>;
