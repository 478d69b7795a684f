import { covers, type Domain, patternMatch } from './permission.ts';
import type { Policy, Rule } from './policy.ts';
import { highest, ROLES, type Role } from './roles.ts';

/** A decision and what it rests on: the deny, or the allows, or nothing that matched. */
export interface Decision {
  readonly allowed: boolean;
  readonly rules: readonly Rule[];
}

/** Answers for one person; every answer is kept until a new one is made from a new policy. */
export interface Permissions {
  /** May the person do `action` on `object` in `domain`? */
  can(action: string, object: string, domain: Domain): boolean;
  /** The same with the rules that decided. */
  decide(action: string, object: string, domain: Domain): Decision;
  /** Highest role in a domain, or over all grants without one; null without any. */
  highestRole(domain?: Domain): Role | null;
}

const isRole = (value: string): value is Role => ROLES.some((known) => known === value);

/** The only evaluator, run by the API and by the browser: allowed when a rule allows and none denies. */
export const permissionsOf = ({ sub, data: { g, p } }: Policy): Permissions => {
  const grants = g.filter(([, subject]) => subject === sub);
  const known = new Map<string, Decision>();

  const rolesIn = (domain?: Domain) =>
    grants
      .filter(([, , , granted]) => domain === undefined || covers(granted, domain))
      .map(([, , held]) => held);

  const evaluate = (action: string, object: string, domain: Domain): Decision => {
    const subjects = new Set([sub, ...rolesIn(domain)]);
    const matching = p.filter(
      ([, subject, dom, obj, act]) =>
        subjects.has(subject) &&
        patternMatch(domain, dom) &&
        patternMatch(object, obj) &&
        patternMatch(action, act),
    );
    const denies = matching.filter(([, , , , , effect]) => effect === 'deny');
    return {
      allowed: matching.length > 0 && denies.length === 0,
      rules: denies.length > 0 ? denies : matching,
    };
  };

  const decide = (action: string, object: string, domain: Domain): Decision => {
    const key = `${action}\n${object}\n${domain}`;
    const answer = known.get(key) ?? evaluate(action, object, domain);
    if (known.size > 5_000) known.clear();
    known.set(key, answer);
    return answer;
  };

  return {
    decide,
    can: (action, object, domain) => decide(action, object, domain).allowed,
    highestRole: (domain) => highest(rolesIn(domain).filter(isRole)),
  };
};
