import { organizationDomain, projectDomain } from '#contract/access/permission.ts';
import { notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';

type Asking = Pick<Context, 'person' | 'organization'>;

const can = (action: string, { person, organization }: Asking): boolean =>
  person.permissions.can(action, '/leave', organizationDomain(organization));

/** True for whoever may read everybody's leave, with its type and reason. */
export const canReadAll = (context: Asking): boolean => can('read', context);

/** True for whoever may decide on leave that isn't their own. */
export const canApprove = (context: Asking): boolean => can('approve', context);

/** Throws 404 for leave that is neither the caller's nor theirs to read. */
export const requireReadable = (context: Context, { member_id }: { readonly member_id: string }): void => {
  if (member_id !== context.member && !canReadAll(context)) throw notFound('leave');
};

/** True for whoever may put people on the shifts of a project, and take them off. */
export const canPlan = ({ person, organization }: Asking, project: string): boolean =>
  person.permissions.can('write', '/assignments', projectDomain(organization, project));
