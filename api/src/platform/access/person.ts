import { type Permissions, permissionsOf } from '#contract/access/can.ts';
import { ownRules } from '#contract/access/own-rules.ts';
import { MODEL, type Policy, type Rule } from '#contract/access/policy.ts';
import type { Role } from '#contract/access/roles.ts';
import type { Databases } from '../postgres/database.ts';

/** Somebody who asks, with all that a request needs to know of them. */
export interface Person {
  readonly sub: string;
  readonly email: string;
  /** Whether the provider says that the address is theirs. */
  readonly emailVerified: boolean;
  readonly name: string;
  readonly currentOrganization: string | null;
  /** Member id by organization. */
  readonly members: Readonly<Record<string, string>>;
  readonly policy: Policy;
  readonly permissions: Permissions;
  /** Those of their organizations that aren't active; for a role over all of them every one that isn't. */
  readonly closed: Readonly<Record<string, Closed>>;
  /** Stands for the state of their access that all of this was true in. */
  readonly stamp: string;
}

/** An organization that isn't active. */
export interface Closed {
  readonly status: 'suspended' | 'archived';
  /** ISO 8601. */
  readonly since: string | null;
  readonly reason: string | null;
}

/** What the database knows of somebody's access. */
export interface Access {
  readonly stamp: string;
  /** Version of the policy at that moment. */
  readonly policy: string;
  readonly current_org_id: string | null;
  readonly known: { readonly email: string; readonly name: string; readonly email_verified: boolean } | null;
  /** Of a deletion within the last day; until it is `finished`, nobody of that subject comes back. */
  readonly forgotten: { readonly at: string; readonly finished: boolean } | null;
  readonly grants: readonly HeldRole[];
  readonly members: Readonly<Record<string, string>>;
  readonly closed: Readonly<Record<string, Closed>>;
}

/** A role in a domain. */
export interface HeldRole {
  readonly role: Role;
  readonly domain: string;
  readonly expires_at: string | null;
}

/** Everything about somebody's access in one read, of one moment. */
export const readAccess = async (databases: Databases, sub: string): Promise<Access> => {
  const { rows } = await databases.query('select person_access($1) as access', [sub]);
  return rows[0].access;
};

/** Somebody with these roles; of the rules they get those that can matter to them. */
export const personFrom = (
  { sub, email, emailVerified, name }: Pick<Person, 'sub' | 'email' | 'emailVerified' | 'name'>,
  access: Pick<Access, 'stamp' | 'current_org_id' | 'members' | 'grants' | 'closed'>,
  rules: readonly Rule[],
): Person => {
  const policy: Policy = {
    sub,
    data: {
      g: access.grants.map(({ role, domain }) => ['g', sub, role, domain]),
      p: ownRules(rules, access.grants),
      m: MODEL,
    },
  };
  const { stamp, members, closed, current_org_id: currentOrganization } = access;
  const permissions = permissionsOf(policy);
  return {
    sub,
    email,
    emailVerified,
    name,
    currentOrganization,
    members,
    closed,
    policy,
    permissions,
    stamp,
  };
};
