import type { Api } from '../../platform/api.ts';
import { registerAdministration } from './routes/administration.ts';
import { registerDashboard } from './routes/dashboard.ts';
import { registerLogo } from './routes/logo.ts';
import { registerSettings } from './routes/settings.ts';

/** Organizations: administered from above, and what each decides of itself. */
export const registerOrganizations = (api: Api): void => {
  registerAdministration(api);
  registerDashboard(api);
  registerLogo(api);
  registerSettings(api);
};
