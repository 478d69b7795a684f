import { covers, type Domain, patternMatch, ROOT } from './permission.ts';
import type { Rule } from './policy.ts';
import { ROLES } from './roles.ts';

/** A role held in a domain. */
interface Held {
  readonly role: string;
  readonly domain: Domain;
}

/**
 * The rules that can matter to somebody who holds these roles, in their order: those of the roles, where a question can ever
 * meet them, without the allows that another of the person's rules says already. No answer differs from that of all rules.
 */
export const ownRules = (rules: readonly Rule[], held: readonly Held[]): Rule[] => {
  const domains = Map.groupBy(held, ({ role }) => role);
  const places = remembering((role, pattern) =>
    (domains.get(role) ?? []).map(({ domain }) => domain).filter((domain) => canMeet(domain, pattern)),
  );
  const isWithin = remembering((role, pattern, other) =>
    places(role, pattern).every((place) =>
      (domains.get(other) ?? []).some(({ domain }) => covers(domain, place)),
    ),
  );
  const met = rules.filter(([, role, pattern]) => domains.has(role) && places(role, pattern).length > 0);
  return withoutRepeated(met, ([, role, pattern], [, other]) => isWithin(role, pattern, other));
};

/** Whether a domain that the grant covers can match the pattern. */
const canMeet = (granted: Domain, pattern: string): boolean => {
  if (granted === ROOT || pattern.includes('*')) return true;
  const depth = granted.split('/').length;
  const segments = pattern.split('/');
  return segments.length >= depth && patternMatch(granted, segments.slice(0, depth).join('/'));
};

/** Goes from the lowest role up, so that of two that say the same the higher one's stays. */
const withoutRepeated = (rules: readonly Rule[], isWithin: (one: Rule, other: Rule) => boolean): Rule[] => {
  const kept = new Set(rules);
  const allows = rules.filter(([, , , , , effect]) => effect === 'allow');
  const known = Map.groupBy(allows, ([, , domain, object, action]) => keyOf(domain, object, action));
  for (const role of ROLES) {
    for (const rule of allows.filter(([, of]) => of === role)) {
      const says = (other: Rule) => other !== rule && kept.has(other) && isWithin(rule, other);
      if (widerKeys(rule).some((key) => known.get(key)?.some(says))) kept.delete(rule);
    }
  }
  return rules.filter((rule) => kept.has(rule));
};

const keyOf = (domain: string, object: string, action: string) => `${domain}\n${object}\n${action}`;

const widerKeys = ([, , domain, object, action]: Rule): string[] =>
  [domain, '*'].flatMap((where) =>
    [object, '*'].flatMap((what) => [keyOf(where, what, action), keyOf(where, what, '*')]),
  );

const remembering = <Answer>(work: (...given: [string, string, string]) => Answer) => {
  const known = new Map<string, Answer>();
  return (one: string, two: string, three = ''): Answer => {
    const key = keyOf(one, two, three);
    const answer = known.get(key) ?? work(one, two, three);
    known.set(key, answer);
    return answer;
  };
};
