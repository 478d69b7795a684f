import { randomUUID } from 'node:crypto';
import type { Role } from '#contract/access/roles.ts';
import type { TestDatabase } from './database.ts';

/** Somebody who can ask: identity and, for members of the organization, the member's id. */
export interface TestPerson {
  readonly sub: string;
  readonly email: string;
  readonly name: string;
  readonly member: string | null;
  /** False for somebody whose provider doesn't vouch for the address. */
  readonly verified?: boolean;
}

/** An organization with one person per role. */
export interface TestOrganization {
  readonly id: string;
  readonly slug: string;
  readonly people: Readonly<Record<Role, TestPerson>>;
}

const ROLES_OF_TEAM = ['member', 'coordinator', 'manager', 'director', 'owner', 'executive'] as const;

/** Makes an organization whose six team roles each have a person, and a root admin who is no member. */
export const makeOrganization = async (
  database: TestDatabase,
  settings: Readonly<Record<string, unknown>> = {},
): Promise<TestOrganization> => {
  const slug = `org-${randomUUID().slice(0, 8)}`;
  const fields = {
    name: `Organization ${slug}`,
    slug,
    currency: 'GBP',
    timezone: 'Europe/London',
    ...settings,
  };
  const names = Object.keys(fields);
  const [made] = await database.query<{ org_id: string }>(
    `insert into organizations (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')}) returning org_id`,
    Object.values(fields),
  );
  if (!made) throw new Error('No organization was made.');
  const people = new Map<Role, TestPerson>();
  for (const role of ROLES_OF_TEAM) people.set(role, await makePerson(database, made.org_id, role));
  people.set('admin', await makeAdmin(database));
  return { id: made.org_id, slug, people: { ...emptyTeam, ...Object.fromEntries(people) } };
};

const nobody: TestPerson = { sub: '', email: '', name: '', member: null };
const emptyTeam: Record<Role, TestPerson> = {
  member: nobody,
  coordinator: nobody,
  manager: nobody,
  director: nobody,
  owner: nobody,
  executive: nobody,
  admin: nobody,
};

/** Adds a person with a role in an organization to its team, with it as their current one. */
export const makePerson = async (
  database: TestDatabase,
  organization: string,
  role: Role,
): Promise<TestPerson> => {
  const sub = randomUUID();
  const email = `${role}-${sub.slice(0, 8)}@muster.test`;
  const name = `${role[0]?.toUpperCase()}${role.slice(1)} Person`;
  await database.query(
    'insert into users (sub, email, name, email_verified, current_org_id) values ($1, $2, $3, true, $4)',
    [sub, email, name, organization],
  );
  const [member] = await database.query<{ id: string }>(
    `insert into members (org_id, user_sub, email, name, status) values ($1, $2, $3, $4, 'active') returning id`,
    [organization, sub, email, name],
  );
  await database.query('insert into role_grants (org_id, subject, role) values ($1, $2, $3)', [
    organization,
    sub,
    role,
  ]);
  return { sub, email, name, member: member?.id ?? null };
};

/** Somebody with an account who belongs to no organization. */
export const makeStranger = (email: string, name = 'Stranger Person'): TestPerson => ({
  sub: randomUUID(),
  email,
  name,
  member: null,
});

const makeAdmin = async (database: TestDatabase): Promise<TestPerson> => {
  const sub = randomUUID();
  const email = `admin-${sub.slice(0, 8)}@muster.test`;
  await database.query('insert into users (sub, email, name, email_verified) values ($1, $2, $3, true)', [
    sub,
    email,
    'Admin Person',
  ]);
  await database.query("insert into root_grants (subject, role) values ($1, 'admin')", [sub]);
  return { sub, email, name: 'Admin Person', member: null };
};
