import * as endpoints from '#contract/root-grants/endpoints.ts';
import type { Api } from '../../../platform/api.ts';
import { route } from '../../../platform/route.ts';
import { changeRootGrant } from '../commands/change-root-grant.ts';
import { grantRootRole } from '../commands/grant-root-role.ts';
import { revokeRootGrant } from '../commands/revoke-root-grant.ts';
import { listRootGrants, requireRootGrant } from '../queries/root-grants.ts';

/** Roles over every organization. */
export const registerRootRoles = (api: Api): void => {
  route(api, endpoints.listRootGrants, (context, { query }) => listRootGrants(context, query));
  route(api, endpoints.grantRootRole, async (context, { body }) =>
    requireRootGrant(context, await grantRootRole(context, body)),
  );
  route(api, endpoints.changeRootGrant, async (context, { params: { grant_id }, body }) => {
    await changeRootGrant(context, grant_id, body);
    return requireRootGrant(context, grant_id);
  });
  route(api, endpoints.revokeRootGrant, async (context, { params: { grant_id } }) => {
    await revokeRootGrant(context, grant_id);
    return undefined;
  });
};
