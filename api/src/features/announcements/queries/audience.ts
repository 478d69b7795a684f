import { type RawBuilder, sql } from 'kysely';
import type { Audience } from '#contract/announcements/shapes.ts';
import type { Database } from '../../../platform/postgres/database.ts';

/** Somebody of an audience. */
export interface AudienceRow {
  /** Identity subject. */
  readonly sub: string;
  readonly name: string;
}

/** One of the organizations of an audience, in whose row-level security the transaction is. */
export interface AudiencePlace {
  readonly db: Database;
  readonly organization: string;
}

type Chosen = Pick<Audience, 'roles' | 'projects' | 'people'>;

const inForce = sql`g.archived_at is null and (g.expires_at is null or g.expires_at > now())`;

/** What somebody with an account has to be there, as conditions on `m`: the highest role counts, as it does in the list of the team. */
const isChosen = ({ roles, projects, people }: Chosen): RawBuilder<unknown>[] => [
  ...(people ? [sql`m.id = any (${people}::uuid[])`] : []),
  sql`exists (select from role_grants g where g.org_id = m.org_id and g.subject = m.user_sub and ${inForce})`,
  ...(roles.length === 0
    ? []
    : [
        sql`(select max(g.role) from role_grants g where g.org_id = m.org_id and g.subject = m.user_sub
          and g.project_id is null and ${inForce}) = any (${roles}::role_name[])`,
      ]),
  ...(projects.length === 0
    ? []
    : [
        sql`(exists (select from role_grants g where g.org_id = m.org_id and g.subject = m.user_sub
          and g.project_id = any (${projects}::uuid[]) and ${inForce}) or ${isResponsible(projects)})`,
      ]),
];

const isResponsible = (projects: readonly string[]) =>
  sql`exists (select from projects p where p.org_id = m.org_id and p.id = any (${projects}::uuid[])
    and m.id in (p.owner_id, p.sponsor_id))`;

/** The audience in one organization, in the order of their subjects, those after a subject; whoever has left isn't in it. */
export const listAudience = async (
  { db, organization }: AudiencePlace,
  chosen: Chosen,
  { after, most }: { readonly after: string; readonly most: number },
): Promise<readonly AudienceRow[]> => {
  const { rows } = await sql<AudienceRow>`
    select m.user_sub as sub, m.name from members m
    where m.org_id = ${organization} and m.archived_at is null and m.user_sub > ${after}
      and ${sql.join(isChosen(chosen), sql` and `)}
    order by m.user_sub limit ${sql.lit(most)}`.execute(db);
  return rows;
};

/** Addresses of those who would be in it there if they had an account: by what their invitation will give them. */
export const listWithoutAccount = async (
  { db, organization }: AudiencePlace,
  { roles, projects, people }: Chosen,
): Promise<readonly string[]> => {
  const invited = (condition: RawBuilder<unknown>) => sql`exists (select from invitations i
    where i.org_id = m.org_id and i.member_id = m.id and i.outcome is null and ${condition})`;
  const conditions = [
    ...(people ? [sql`m.id = any (${people}::uuid[])`] : []),
    ...(roles.length === 0
      ? []
      : [invited(sql`i.project_id is null and i.role = any (${roles}::role_name[])`)]),
    ...(projects.length === 0
      ? []
      : [sql`(${invited(sql`i.project_id = any (${projects}::uuid[])`)} or ${isResponsible(projects)})`]),
  ];
  const { rows } = await sql<{ email: string }>`
    select lower(m.email) as email from members m
    where m.org_id = ${organization} and m.archived_at is null and m.user_sub is null
      ${conditions.length > 0 ? sql`and ${sql.join(conditions, sql` and `)}` : sql``}`.execute(db);
  return rows.map(({ email }) => email);
};

/** An organization that isn't archived, as its audience is told of it, with those of these projects that lie in it. */
export const findPlace = async ({ db, organization }: AudiencePlace, projects: readonly string[]) => {
  const place = await db
    .selectFrom('organizations')
    .select(['org_id as id', 'name'])
    .where('org_id', '=', organization)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  if (!place) return null;
  const found = await db
    .selectFrom('projects')
    .select(['id', 'name'])
    .where('org_id', '=', organization)
    .where(sql<boolean>`id = any (${projects}::uuid[])`)
    .orderBy('name')
    .execute();
  return { ...place, projects: found };
};
