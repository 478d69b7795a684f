import { registerActivity } from './features/activity/routes.ts';
import { registerProjects } from './features/projects/routes.ts';
import { registerUsers } from './features/users/routes.ts';
import type { Api } from './platform/api.ts';

/** Every feature, by name: the table of contents of the API. */
export const registerFeatures = (api: Api): void => {
  registerActivity(api);
  registerProjects(api);
  registerUsers(api);
};
