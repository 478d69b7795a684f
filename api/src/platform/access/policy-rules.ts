import type { Rule } from '#contract/access/policy.ts';
import { type Role, rolesFrom } from '#contract/access/roles.ts';
import type { Databases } from '../postgres/database.ts';

/** The policy as it decides: every rule with the role that it counts for. */
export interface KnownRules {
  readonly version: string;
  readonly rules: readonly Rule[];
}

/** A rule as it is written. */
export interface WrittenRule {
  readonly minimum: Role;
  readonly domain: string;
  readonly object: string;
  readonly action: string;
  readonly effect: 'allow' | 'deny';
}

/** An allow is expanded to every role from its minimum up; a deny stays with exactly its role. */
export const expandRules = (written: readonly WrittenRule[]): Rule[] =>
  written.flatMap(({ minimum, domain, object, action, effect }) => {
    const roles = effect === 'allow' ? rolesFrom(minimum) : [minimum];
    return roles.map((role): Rule => ['p', role, domain, object, action, effect]);
  });

/** The policy in force and its version, of one moment. */
export const readRules = async (databases: Databases): Promise<KnownRules> => {
  const { rows } = await databases.query(
    `select (select version::text from access_stamps where subject = '*') as version, coalesce(
       (select jsonb_agg(to_jsonb(r) order by r.id) from policy_rules r), '[]') as rules`,
  );
  return { version: rows[0].version, rules: expandRules(rows[0].rules) };
};
