import * as endpoints from '#contract/organizations/endpoints.ts';
import type { Api } from '../../../platform/api.ts';
import { route, routeReading } from '../../../platform/route.ts';
import { lookIntoLogo } from '../commands/look-into-logo.ts';
import { removeLogo } from '../commands/remove-logo.ts';
import { replaceLogo } from '../commands/replace-logo.ts';
import { presentLogo } from '../presenters/logo.ts';
import { requireLogo } from '../queries/logo.ts';
import { readSettings } from '../queries/settings.ts';

/** The picture that an organization shows of itself. */
export const registerLogo = (api: Api): void => {
  route(api, endpoints.readLogo, async (context) => presentLogo(await requireLogo(context)));
  routeReading(api, endpoints.writeLogo, lookIntoLogo, async (context, { file }) => {
    await replaceLogo(context, file);
    return readSettings(context);
  });
  route(api, endpoints.removeLogo, async (context) => {
    await removeLogo(context);
    return undefined;
  });
};
