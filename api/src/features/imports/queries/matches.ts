import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

/** Something of ours that something in a file may be: 0 = the very same (address, code), 1 = the same name, 2 = nearly. */
export interface Candidate {
  readonly key: string;
  readonly id: string;
  readonly name: string;
  readonly closeness: number;
}

/** A project that a file's project may be. */
export interface ProjectCandidate extends Candidate {
  readonly client_id: string | null;
}

/** Our people with one of these addresses, former ones too, or names. */
export const listPeopleLike = async (
  { db, organization }: Context,
  people: readonly { key: string; name: string; email: string }[],
): Promise<Candidate[]> => {
  const { rows } = await sql<Candidate>`
    with asked as (select key, lower(name) as name, email from ${asked(people, 'email')})
    select a.key, m.id, m.name, 0 as closeness from asked a join members m on lower(m.email) = a.email
    where m.org_id = ${organization} and a.email <> ''
    union all
    select a.key, m.id, m.name, 1 from asked a join members m on lower(m.name) = a.name
    where m.org_id = ${organization} and m.archived_at is null`.execute(db);
  return rows;
};

/** Our clients with one of these names or codes, or with a name that differs by its legal form and punctuation only. */
export const listClientsLike = async (
  { db, organization }: Context,
  clients: readonly { key: string; name: string }[],
): Promise<Candidate[]> => {
  const { rows } = await sql<Candidate>`
    with asked as (select key, lower(name) as name, company_key(name) as name_key from ${asked(clients)}),
      ours as (select id, name, lower(name) as same_name, lower(code) as same_code, name_key from clients
        where org_id = ${organization} and archived_at is null)
    select a.key, o.id, o.name, 0 as closeness from asked a join ours o on o.same_code = a.name
    union all
    select a.key, o.id, o.name, 1 from asked a join ours o on o.same_name = a.name
    union all
    select a.key, o.id, o.name, 2 from asked a join ours o on o.name_key = a.name_key where a.name_key <> ''`.execute(
    db,
  );
  return rows;
};

/** Our projects with one of these codes or names. */
export const listProjectsLike = async (
  { db, organization }: Context,
  projects: readonly { key: string; name: string; code: string | null }[],
): Promise<ProjectCandidate[]> => {
  const { rows } = await sql<ProjectCandidate>`
    with asked as (select key, lower(name) as name, upper(code) as code from ${asked(projects, 'code')}),
      ours as (select id, name, code, lower(name) as same_name, client_id from projects
        where org_id = ${organization} and archived_at is null)
    select a.key, o.id, o.name, o.client_id, 0 as closeness from asked a join ours o on o.code in (a.code, upper(a.name))
    union all
    select a.key, o.id, o.name, o.client_id, 1 from asked a join ours o on o.same_name = a.name`.execute(db);
  return rows;
};

/** Our service types with one of these names or codes. */
export const listServicesLike = async (
  { db, organization }: Context,
  services: readonly { key: string; name: string }[],
): Promise<Candidate[]> => {
  const { rows } = await sql<Candidate>`
    with asked as (select key, lower(name) as name from ${asked(services)}),
      ours as (select id, name, lower(name) as same_name, lower(code) as same_code from service_types
        where org_id = ${organization} and archived_at is null)
    select a.key, o.id, o.name, 0 as closeness from asked a join ours o on o.same_code = a.name
    union all
    select a.key, o.id, o.name, 1 from asked a join ours o on o.same_name = a.name`.execute(db);
  return rows;
};

/** The names of a file as rows of a statement: key, name and one more column. */
const asked = (named: readonly object[], more: 'email' | 'code' = 'code') =>
  sql`jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as named (key text, name text, ${sql.ref(more)} text)`;
