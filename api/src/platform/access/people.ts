import { sql } from 'kysely';
import { ROOT } from '#contract/access/permission.ts';
import type { Rule } from '#contract/access/policy.ts';
import { Failure } from '#contract/errors.ts';
import type { Database, Databases } from '../postgres/database.ts';
import type { Claims } from './authentication.ts';
import { rememberPeople } from './people-memory.ts';
import { type Access, type HeldRole, type Person, personFrom, readAccess } from './person.ts';
import { type KnownRules, readRules } from './policy-rules.ts';

export type { Person } from './person.ts';

/** The people of running requests, kept in memory until something about them changes. */
export interface People {
  /** The person behind verified claims, made known on the first request. Throws 401 for tokens of a deleted account. */
  find(claims: Claims): Promise<Person>;
  /** The same, read from the database now. */
  findAgain(claims: Claims): Promise<Person>;
  /**
   * Somebody else as they are in one organization, read now; nothing of theirs elsewhere comes along, but with `andRoot` what they
   * are above the organizations.
   */
  inOrganization(sub: string, organization: string, kept?: { readonly andRoot: boolean }): Promise<Person>;
  /** Forgets one person, or everybody. */
  forget(sub?: string): void;
  /** Reads the policy anew and forgets everybody. */
  reloadPolicy(): Promise<void>;
  /** The policy in force, as far as this process has heard. */
  rules(): readonly Rule[];
}

/** People over a database; `reloadPolicy` must have run once before the first `find`. */
export const peopleOf = (databases: Databases, now: () => number = Date.now): People => {
  let policy: KnownRules = { version: '', rules: [] };

  /** The rules that were in force at the moment of the access, or newer ones. */
  const rulesFor = async (access: Access): Promise<readonly Rule[]> => {
    if (access.policy !== policy.version) policy = await readRules(databases);
    return policy.rules;
  };

  const memory = rememberPeople(async (claims, limit) => {
    const { access, since } = await meet(databases, claims);
    limit({ since, until: Math.min(...expiriesOf(access.grants)) });
    return personFrom(claims, access, await rulesFor(access));
  }, now);

  return {
    ...memory,
    inOrganization: async (sub, organization, { andRoot } = { andRoot: false }) => {
      const access = await readAccess(databases, sub);
      const { email, name } = access.known ?? { email: '', name: '' };
      const identity = { sub, email, name, emailVerified: false };
      return personFrom(identity, narrowed(access, organization, andRoot), await rulesFor(access));
    },
    reloadPolicy: async () => {
      policy = await readRules(databases);
      memory.forget();
    },
    rules: () => policy.rules,
  };
};

/** Somebody as they are now, wherever they hold a role: for work that they ordered, and that is done without their asking. */
export const readPerson = async (databases: Databases, sub: string): Promise<Person> => {
  const access = await readAccess(databases, sub);
  const { email, name } = access.known ?? { email: '', name: '' };
  return personFrom({ sub, email, name, emailVerified: false }, access, (await readRules(databases)).rules);
};

/** How somebody stands in one organization, read within a transaction: what they hold there, and no rule to decide by. */
export const readStanding = async (db: Database, sub: string, organization: string): Promise<Person> =>
  withoutRules(sub, narrowed(await accessIn(db, sub), organization));

/** The same of all that somebody holds, above the organizations too: for work that nobody asks for. */
export const readRoles = async (db: Database, sub: string): Promise<Person> =>
  withoutRules(sub, await accessIn(db, sub));

const accessIn = async (db: Database, sub: string): Promise<Access> => {
  const { rows } = await sql<{ access: Access }>`select person_access(${sub}) as access`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('Nothing was answered about a person.');
  return found.access;
};

const withoutRules = (sub: string, access: Access): Person =>
  personFrom({ sub, email: '', name: '', emailVerified: false }, access, []);

/** Somebody's access, after they were made known, and the second from which their tokens count. */
const meet = async (databases: Databases, claims: Claims): Promise<{ access: Access; since: number }> => {
  const access = await readAccess(databases, claims.sub);
  const since = refuseForgotten(access, claims);
  if (isKnown(access, claims)) return { access, since };
  await introduce(databases, claims);
  return { access: await readAccess(databases, claims.sub), since };
};

const isKnown = ({ known }: Access, { email, name, emailVerified }: Claims): boolean =>
  known?.email === email && known.name === name && known.email_verified === emailVerified;

const expiriesOf = (grants: readonly HeldRole[]): number[] =>
  grants.flatMap(({ expires_at }) => (expires_at ? [Date.parse(expires_at)] : []));

/** What somebody is in one organization alone. */
const narrowed = (access: Access, organization: string, andRoot = false): Access => {
  const place = `/org/${organization}`;
  const member = access.members[organization];
  return {
    ...access,
    current_org_id: organization,
    grants: access.grants.filter(
      ({ domain }) => domain === place || domain.startsWith(`${place}/`) || (andRoot && domain === ROOT),
    ),
    members: member ? { [organization]: member } : {},
  };
};

/** The second from which tokens count: all of them but those of an account that was deleted. */
const refuseForgotten = ({ forgotten }: Access, { issued }: Claims): number => {
  if (!forgotten) return 0;
  const since = Date.parse(forgotten.at) / 1000;
  if (!forgotten.finished || issued < since) throw new Failure('unauthorized', 'This account was deleted.');
  return since;
};

const introduce = (
  { within }: Databases,
  { sub, email, name, emailVerified: email_verified }: Claims,
): Promise<unknown> =>
  within({ organization: null, sub, writes: true }, (db) =>
    db
      .insertInto('users')
      .values({ sub, email, name, email_verified })
      .onConflict((conflict) => conflict.column('sub').doUpdateSet({ email, name, email_verified }))
      .execute(),
  );
