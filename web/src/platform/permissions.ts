import { askOf } from '#contract/access/ask.ts';
import { type Permissions as Evaluator, permissionsOf } from '#contract/access/can.ts';
import { type Domain, organizationDomain } from '#contract/access/permission.ts';
import type { Policy } from '#contract/access/policy.ts';
import { type Role, rank } from '#contract/access/roles.ts';
import type { Endpoint } from '#contract/endpoint.ts';

/** Something one may or may not do; without a domain, in the tab's organization. */
export interface Wish {
  readonly action: string;
  readonly object: string;
  readonly domain?: Domain;
}

/** What the signed-in person may do. Decides only what is shown; the server decides what is done. */
export interface Permissions {
  can(action: string, object: string, domain?: Domain): boolean;
  cannot(action: string, object: string, domain?: Domain): boolean;
  canAll(wishes: readonly Wish[]): boolean;
  canAny(wishes: readonly Wish[]): boolean;
  /** Role admin anywhere. */
  readonly isAdmin: boolean;
  /** At least `minimum` in the domain; without one, in the tab's organization. */
  withRule(minimum: Role, domain?: Domain): boolean;
  /** May this endpoint be called? Path parameters as in `call`. */
  may(endpoint: Endpoint, params?: Readonly<Record<string, unknown>>): boolean;
  /** Highest role over all grants, or in a domain. */
  highestRole(domain?: Domain): Role | null;
  /** This very role in this very domain, whatever else is held there or above. */
  holds(role: Role, domain: Domain): boolean;
}

const evaluators = new WeakMap<Policy, Evaluator>();

/** Permissions from a policy, asked in `organization` (id or null) by default. */
export function permissionsIn(policy: Policy, organization: string | null): Permissions {
  const evaluator = evaluators.get(policy) ?? permissionsOf(policy);
  evaluators.set(policy, evaluator);
  const here: Domain = organizationDomain(organization ?? 'none');
  const can = (action: string, object: string, domain = here) => evaluator.can(action, object, domain);
  const granted = ({ action, object, domain }: Wish) => can(action, object, domain);
  return {
    can,
    cannot: (action, object, domain) => !can(action, object, domain),
    canAll: (wishes) => wishes.every(granted),
    canAny: (wishes) => wishes.some(granted),
    isAdmin: evaluator.highestRole() === 'admin',
    withRule: (minimum, domain = here) => {
      const held = evaluator.highestRole(domain);
      return held !== null && rank(held) >= rank(minimum);
    },
    may: ({ access }, params) => {
      const ask = askOf(access, organization ?? 'none', params);
      return ask === null || granted(ask);
    },
    highestRole: evaluator.highestRole,
    holds: (role, domain) => policy.data.g.some(([, , held, granted]) => held === role && granted === domain),
  };
}
