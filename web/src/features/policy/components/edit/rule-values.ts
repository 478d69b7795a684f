import { ROLES, type Role } from '#contract/access/roles.ts';
import type { PolicyRule } from '#contract/policy/shapes.ts';
import { t } from './messages.ts';

/** Places that need no pattern of one's own. */
const READY = {
  organization: '/org/:org',
  project: '/org/:org/project/:pid',
  root: '/root',
} as const;

/** Where a rule of the form counts; `own` is a pattern that is typed. */
export const WHERES = ['organization', 'project', 'root', 'own'] as const;

/** Where a rule of the form counts. */
export type Where = (typeof WHERES)[number];

/** A rule as the form holds it. */
export type RuleValues = {
  effect: PolicyRule['effect'];
  minimum: Role;
  where: Where;
  domain: string;
  object: string;
  action: string;
};

/** An empty form. */
export const NEW_RULE: RuleValues = {
  effect: 'allow',
  minimum: 'manager',
  where: 'organization',
  domain: '',
  object: '',
  action: '',
};

/** The form of a rule that there is. */
export const valuesOf = (rule: PolicyRule): RuleValues => {
  const where = WHERES.find((one) => one !== 'own' && READY[one] === rule.domain) ?? 'own';
  return { ...rule, where, domain: where === 'own' ? rule.domain : '' };
};

/** The form as a rule. */
export const ruleOf = ({ effect, minimum, where, domain, object, action }: RuleValues): PolicyRule => ({
  effect,
  minimum,
  domain: where === 'own' ? domain.trim() : READY[where],
  object: object.trim(),
  action: action.trim(),
});

/** What can be said before asking the server. */
export const VALIDATE = {
  object: (object: string) => (object.trim() ? null : t('object_missing')),
  action: (action: string) => (action.trim() ? null : t('action_missing')),
  domain: (domain: string, { where }: RuleValues) =>
    where !== 'own' || domain.trim() ? null : t('domain_missing'),
};

/** The role that a word is. */
export const roleIn = (word: string | null): Role => ROLES.find((role) => role === word) ?? 'member';
