import { projectDomain } from '#contract/access/permission.ts';
import type { Context } from '../../../platform/context.ts';

/** True where the caller may plan on a project in spite of conflicts that aren't final. */
export const mayOverride = ({ person, organization }: Context, project: string): boolean =>
  person.permissions.can('override', '/conflicts', projectDomain(organization, project));
