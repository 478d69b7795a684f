import { explain } from '#contract/access/explain.ts';
import type { Rule } from '#contract/access/policy.ts';
import { readPermissions } from '#contract/users/endpoints.ts';
import { explainPermission } from '#contract/users/permission-endpoints.ts';
import type { Person } from '../../../platform/access/people.ts';
import type { Api } from '../../../platform/api.ts';
import { route } from '../../../platform/route.ts';

/** What the person may do and why, or whoever they look as. */
export const registerPermissions = (api: Api): void => {
  route(api, readPermissions, ({ viewed }) => Promise.resolve(viewed.policy));
  route(api, explainPermission, ({ viewed }, { query }) =>
    Promise.resolve(explain(viewed.policy, knownTo(viewed, api.people.rules()), query)),
  );
};

const ORGANIZATION = /^\/org\/([^/:*{]+)/;

/** Without rules for organizations in which the person holds nothing: an answer must not tell that these exist. */
const knownTo = ({ policy }: Person, rules: readonly Rule[]): Rule[] => {
  const places = policy.data.g.map(([, , , domain]) => domain);
  if (places.includes('/root')) return [...rules];
  const own = new Set(places.map((domain) => ORGANIZATION.exec(domain)?.[1]));
  return rules.filter(([, , pattern]) => {
    const named = ORGANIZATION.exec(pattern)?.[1];
    return named === undefined || own.has(named);
  });
};
