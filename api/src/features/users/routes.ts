import * as endpoints from '#contract/users/endpoints.ts';
import type { Api } from '../../platform/api.ts';
import { route } from '../../platform/route.ts';
import { chooseOrganization } from './commands/choose-organization.ts';
import { replaceFeatureTours } from './commands/replace-feature-tours.ts';
import { updateSettings } from './commands/update-settings.ts';
import { presentUser } from './presenter.ts';
import { findUser, listOrganizationsOf, presentOrganization } from './queries.ts';
import { registerData } from './routes/data.ts';
import { registerPermissions } from './routes/permissions.ts';
import { registerSessions } from './routes/sessions.ts';

/** The signed-in person: who they are, what they may do, where they work and are signed in, how they want things. */
export const registerUsers = (api: Api): void => {
  registerData(api);
  registerPermissions(api);
  registerSessions(api);
  route(api, endpoints.readCurrentUser, async ({ db, person }) =>
    presentUser(await findUser(db, person.sub), await listOrganizationsOf(db, person.sub)),
  );
  route(api, endpoints.listMyOrganizations, async ({ db, person }) => {
    const organizations = await listOrganizationsOf(db, person.sub);
    return organizations.map(presentOrganization);
  });
  route(api, endpoints.chooseOrganization, async (context, { body }) => {
    await chooseOrganization(context, body);
    return undefined;
  });
  route(api, endpoints.updateSettings, async (context, { body }) => {
    await updateSettings(context, body);
    return undefined;
  });
  route(api, endpoints.replaceFeatureTours, (context, { body }) => replaceFeatureTours(context, body));
};
