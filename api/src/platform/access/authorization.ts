import { askOf } from '#contract/access/ask.ts';
import { explain } from '#contract/access/explain.ts';
import type { Explanation } from '#contract/access/explanation.ts';
import { organizationDomain } from '#contract/access/permission.ts';
import type { Rule } from '#contract/access/policy.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { Failure, notFound } from '#contract/errors.ts';
import { isHiddenFrom } from './closed.ts';
import type { Person } from './people.ts';

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** True for the text of an id. */
export const isId = (text: string): boolean => UUID.test(text);

/** An id in the one spelling that rules name it by; any other text as it is. */
export const canonicalId = (text: string): string => (UUID.test(text) ? text.toLowerCase() : text);

/**
 * The organization that a request works in: the header's, else the person's current one. An organization in which the
 * person holds nothing, or that is archived, answers like one that doesn't exist. Null only where the endpoint needs none.
 */
export const chooseOrganization = (person: Person, header: string | undefined): string | null => {
  const chosen = canonicalId(header ?? person.currentOrganization ?? '');
  if (!chosen) return null;
  if (!UUID.test(chosen) || !belongs(person, chosen) || isHiddenFrom(person, chosen)) {
    if (header) throw notFound('organization');
    return null;
  }
  return chosen;
};

const belongs = ({ policy, permissions }: Person, organization: string): boolean =>
  permissions.highestRole(organizationDomain(organization)) !== null ||
  policy.data.g.some(([, , , domain]) => domain.startsWith(`${organizationDomain(organization)}/`));

/** Lets a request pass or throws 403 with the reason (`rules` is the whole policy) or 422 (no organization is chosen). */
export const authorize = (
  endpoint: Endpoint,
  person: Person,
  organization: string | null,
  params: Readonly<Record<string, unknown>>,
  rules: readonly Rule[],
): void => {
  const { access } = endpoint;
  if (!('object' in access)) return;
  if (!organization && access.scope !== 'root') {
    throw new Failure('rule_broken', 'Choose an organization first.', { rule: 'organization-required' });
  }
  const ask = askOf(access, organization ?? '', params);
  if (ask && !person.permissions.can(ask.action, ask.object, ask.domain)) {
    throw refused(explain(person.policy, rules, ask));
  }
};

const refused = (why: Explanation): Failure => {
  const rule = why.rules.length > 0 ? 'denied-by-rule' : 'no-rule-allows';
  return new Failure('forbidden', 'You are not authorized to do this.', { rule, why });
};
