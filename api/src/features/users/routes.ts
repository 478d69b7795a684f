import * as endpoints from '#contract/users/endpoints.ts';
import type { Api } from '../../platform/api.ts';
import { route } from '../../platform/route.ts';
import { chooseOrganization } from './commands/choose-organization.ts';
import { presentOrganization } from './presenter.ts';
import { findUser, listOrganizationsOf } from './queries.ts';

/** The signed-in person: who they are, what they may do, where they work. */
export const registerUsers = (api: Api): void => {
  route(api, endpoints.readCurrentUser, async ({ db, person }) => {
    const user = await findUser(db, person.sub);
    const organizations = await listOrganizationsOf(db, person.sub);
    const current = organizations.find(({ org_id }) => org_id === user.current_org_id);
    return {
      ...user,
      current_org: current ? { id: current.org_id, name: current.name, slug: current.slug } : null,
      feature_tours: { ...Object(user.feature_tours) },
      settings: { ...Object(user.settings) },
    };
  });
  route(api, endpoints.readPermissions, ({ person }) => Promise.resolve(person.policy));
  route(api, endpoints.listMyOrganizations, async ({ db, person }) => {
    const organizations = await listOrganizationsOf(db, person.sub);
    return organizations.map(presentOrganization);
  });
  route(api, endpoints.chooseOrganization, async (context, { body }) => {
    await chooseOrganization(context, body);
    return undefined;
  });
};
