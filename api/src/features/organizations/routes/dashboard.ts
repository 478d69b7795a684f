import { readOrganizationDashboard } from '#contract/organizations/endpoints.ts';
import type { Api } from '../../../platform/api.ts';
import { route } from '../../../platform/route.ts';
import { presentDashboard } from '../presenters/dashboard.ts';
import { readFigures } from '../queries/dashboard.ts';

/** An organization's figures. */
export const registerDashboard = (api: Api): void =>
  route(api, readOrganizationDashboard, async (context) =>
    presentDashboard(await readFigures(context), context.now.toISOString()),
  );
