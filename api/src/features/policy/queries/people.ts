import { sql } from 'kysely';
import type { Role } from '#contract/access/roles.ts';
import { brokenRule } from '#contract/errors.ts';
import type { PolicyPerson } from '#contract/policy/shapes.ts';
import type { Access, HeldRole } from '../../../platform/access/person.ts';
import type { RootContext } from '../../../platform/context.ts';

/** Up to fifty people of all organizations, by part of their name or address. */
export const listPeople = async ({ db }: RootContext, q = ''): Promise<PolicyPerson[]> => {
  const { rows } = await sql<PolicyPerson>`select sub, name, email from policy_people(${q})`.execute(db);
  return rows;
};

/** All that somebody holds anywhere. Throws 422 for a person who has never signed in. */
export const requireGrants = async ({ db }: RootContext, sub: string): Promise<readonly HeldRole[]> => {
  const { rows } = await sql<{ access: Access }>`select person_access(${sub}) as access`.execute(db);
  const access = rows[0]?.access;
  if (access?.known) return access.grants;
  throw brokenRule(
    'unknown-person',
    'subject.sub',
    'Nobody like that has signed in: choose somebody from the list.',
  );
};

/** The roles that somebody holds in one place; both ids are null at the root. */
export interface Holding {
  readonly sub: string;
  readonly name: string;
  readonly org_id: string | null;
  readonly project_id: string | null;
  readonly roles: readonly Role[];
}

/** Who holds what, by name; expired grants are left out. */
export const listHoldings = async ({ db }: RootContext): Promise<Holding[]> => {
  const { rows } = await sql<Holding>`
    select sub, name, org_id, project_id, roles::text[] as roles from policy_holders() order by lower(name), sub`.execute(
    db,
  );
  return rows;
};

/** An organization, or a project in it, that a rule names by its id. */
export interface NamedPlace {
  readonly org_id: string;
  readonly organization: string;
  readonly project_id: string | null;
}

/** Those of some ids that are organizations or projects. */
export const listNamedPlaces = async ({ db }: RootContext, ids: readonly string[]): Promise<NamedPlace[]> => {
  const { rows } = await sql<NamedPlace>`
    select org_id, organization, project_id from policy_places(${[...ids]}::text[]) order by organization, org_id`.execute(
    db,
  );
  return rows;
};
