import { type Permissions, permissionsOf } from '#contract/access/can.ts';
import { MODEL, type Policy, type Rule } from '#contract/access/policy.ts';
import { type Role, rolesFrom } from '#contract/access/roles.ts';
import { Failure } from '#contract/errors.ts';
import type { Claims } from './authentication.ts';
import type { Databases } from './postgres/database.ts';

/** Somebody who asks, with all that a request needs to know of them. */
export interface Person {
  readonly sub: string;
  readonly email: string;
  readonly name: string;
  readonly currentOrganization: string | null;
  /** Member id by organization. */
  readonly members: Readonly<Record<string, string>>;
  readonly policy: Policy;
  readonly permissions: Permissions;
}

/** The people of running requests, kept in memory until something about them changes. */
export interface People {
  /** The person behind verified claims, made known on the first request. Throws 401 for tokens of a deleted account. */
  find(claims: Claims): Promise<Person>;
  /** Forgets one person, or everybody. */
  forget(sub?: string): void;
  /** Reads the policy anew and forgets everybody. */
  reloadPolicy(): Promise<void>;
}

interface Access {
  current_org_id: string | null;
  known: { email: string; name: string } | null;
  /** Of a deletion within the last day; until it is `finished`, nobody of that subject comes back. */
  forgotten: { at: string; finished: boolean } | null;
  grants: { role: Role; domain: string; expires_at: string | null }[];
  members: Record<string, string>;
}

interface Entry {
  person: Promise<Person>;
  /** Milliseconds since the epoch. */
  until: number;
  /** Tokens of before this second are refused. */
  since: number;
}

const KEPT_MS = 60_000;

/** People over a database; `reloadPolicy` must have run once before the first `find`. */
export const peopleOf = (databases: Databases, now: () => number = Date.now): People => {
  const known = new Map<string, Entry>();
  let rules: Rule[] = [];

  const load = async (claims: Claims): Promise<Person> => {
    let access = await readAccess(databases, claims.sub);
    const since = refuseForgotten(access, claims);
    if (access.known?.email !== claims.email || access.known.name !== claims.name) {
      await introduce(databases, claims);
      access = await readAccess(databases, claims.sub);
    }
    const expiries = access.grants.flatMap(({ expires_at }) => (expires_at ? [Date.parse(expires_at)] : []));
    const entry = known.get(claims.sub);
    if (entry) Object.assign(entry, { since, until: Math.min(entry.until, ...expiries) });
    return personFrom(claims, access, rules);
  };

  return {
    find: (claims) => {
      const entry = known.get(claims.sub);
      if (entry && entry.until > now() && claims.issued >= entry.since) return entry.person;
      if (known.size > 20_000) known.clear();
      const person = Promise.resolve().then(() => load(claims));
      const made = { person, until: now() + KEPT_MS, since: 0 };
      known.set(claims.sub, made);
      person.catch(() => known.delete(claims.sub));
      return made.person;
    },
    forget: (sub) => (sub ? known.delete(sub) : known.clear()),
    reloadPolicy: async () => {
      rules = await readRules(databases);
      known.clear();
    },
  };
};

/** The second from which tokens count: all of them but those of an account that was deleted. */
const refuseForgotten = ({ forgotten }: Access, { issued }: Claims): number => {
  if (!forgotten) return 0;
  const since = Date.parse(forgotten.at) / 1000;
  if (!forgotten.finished || issued < since) throw new Failure('unauthorized', 'This account was deleted.');
  return since;
};

const personFrom = (claims: Claims, access: Access, rules: Rule[]): Person => {
  const { sub, email, name } = claims;
  const held = new Set<string>(access.grants.map(({ role }) => role));
  const policy: Policy = {
    sub,
    data: {
      g: access.grants.map(({ role, domain }) => ['g', sub, role, domain]),
      p: rules.filter(([, role]) => held.has(role)),
      m: MODEL,
    },
  };
  const permissions = permissionsOf(policy);
  return {
    sub,
    email,
    name,
    currentOrganization: access.current_org_id,
    members: access.members,
    policy,
    permissions,
  };
};

const readAccess = async (databases: Databases, sub: string): Promise<Access> => {
  const { rows } = await databases.query('select person_access($1) as access', [sub]);
  return rows[0].access;
};

const introduce = ({ within }: Databases, { sub, email, name }: Claims): Promise<unknown> =>
  within({ organization: null, sub, writes: true }, (db) =>
    db
      .insertInto('users')
      .values({ sub, email, name })
      .onConflict((conflict) => conflict.column('sub').doUpdateSet({ email, name }))
      .execute(),
  );

/** An allow is expanded to every role from its minimum up; a deny stays with exactly its role. */
const readRules = async (databases: Databases): Promise<Rule[]> => {
  const { rows } = await databases.query(
    'select minimum, domain, object, action, effect from policy_rules order by id',
  );
  return rows.flatMap(({ minimum, domain, object, action, effect }): Rule[] => {
    const roles = effect === 'allow' ? rolesFrom(minimum) : [minimum];
    return roles.map((role): Rule => ['p', role, domain, object, action, effect]);
  });
};
