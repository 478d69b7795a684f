import { type Access, fill } from '../endpoint.ts';
import { type Domain, organizationDomain, projectDomain, ROOT } from './permission.ts';

/** What the policy is asked for a call. */
export interface Ask {
  readonly action: string;
  readonly object: string;
  readonly domain: Domain;
}

/**
 * The question that an endpoint's access puts to the policy, null where none has to be put.
 * `organization` is the tenant's id, `params` the path's parameters.
 */
export const askOf = (
  access: Access,
  organization: string,
  params: Readonly<Record<string, unknown>> = {},
): Ask | null => {
  if (!('object' in access)) return null;
  return {
    action: access.action,
    object: fill(access.object, params),
    domain: domainOf(access.scope, organization, params),
  };
};

const domainOf = (
  scope: 'organization' | 'project' | 'root',
  organization: string,
  params: Readonly<Record<string, unknown>>,
): Domain => {
  if (scope === 'root') return ROOT;
  return scope === 'project'
    ? projectDomain(organization, String(params.project_id))
    : organizationDomain(organization);
};
