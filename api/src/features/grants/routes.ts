import type { Api } from '../../platform/api.ts';
import { registerOrganizationRoles } from './routes/organization.ts';
import { registerProjectRoles } from './routes/projects.ts';
import { registerRootRoles } from './routes/root.ts';

/** Roles: who holds which, why and until when, over every organization, in one, and in its projects. */
export const registerGrants = (api: Api): void => {
  registerOrganizationRoles(api);
  registerProjectRoles(api);
  registerRootRoles(api);
};
