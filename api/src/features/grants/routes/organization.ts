import * as endpoints from '#contract/members/endpoints.ts';
import type { Api } from '../../../platform/api.ts';
import { route } from '../../../platform/route.ts';
import { readMember } from '../../members/queries.ts';
import { changeGrant } from '../commands/change-grant.ts';
import { grantRole } from '../commands/grant-role.ts';
import { revokeGrant } from '../commands/revoke-grant.ts';
import { transferOwnership } from '../commands/transfer-ownership.ts';

/** Roles in the organization itself, each under the member who holds it. */
export const registerOrganizationRoles = (api: Api): void => {
  route(api, endpoints.grantRole, async (context, { params: { member_id }, body }) => {
    await grantRole(context, { member: member_id, project: null }, body);
    return readMember(context, member_id);
  });
  route(api, endpoints.changeGrant, async (context, { params: { member_id, grant_id }, body }) => {
    await changeGrant(context, { member: member_id, project: null }, grant_id, body);
    return readMember(context, member_id);
  });
  route(api, endpoints.revokeGrant, async (context, { params: { member_id, grant_id } }) => {
    await revokeGrant(context, { member: member_id, project: null }, grant_id);
    return undefined;
  });
  route(api, endpoints.transferOwnership, async (context, { params: { member_id }, body }) => {
    await transferOwnership(context, member_id, body);
    return readMember(context, member_id);
  });
};
