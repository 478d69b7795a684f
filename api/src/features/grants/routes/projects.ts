import * as endpoints from '#contract/project-roles/endpoints.ts';
import { listProjectPeople, readProjectRights } from '#contract/project-roles/rights.ts';
import type { Api } from '../../../platform/api.ts';
import { route } from '../../../platform/route.ts';
import { changeGrant } from '../commands/change-grant.ts';
import { grantRole } from '../commands/grant-role.ts';
import { revokeGrant } from '../commands/revoke-grant.ts';
import { listProjectPeople as listPeople } from '../queries/project-people.ts';
import { explainRights } from '../queries/project-rights.ts';
import { listProjectRoles, readProjectRole } from '../queries/project-roles.ts';

/** Roles in one project, and what everybody may do there. */
export const registerProjectRoles = (api: Api): void => {
  route(api, endpoints.listProjectRoles, (context, { params, query }) =>
    listProjectRoles(context, params.project_id, query),
  );
  route(api, listProjectPeople, (context, { params, query }) =>
    listPeople(context, params.project_id, query),
  );
  route(api, readProjectRights, (context, { params }) =>
    explainRights(context, api.people.rules(), params.project_id, params.member_id),
  );
  route(api, endpoints.grantProjectRole, async (context, { params, body }) => {
    const { member_id: member, ...grant } = body;
    const id = await grantRole(context, { member, project: params.project_id }, grant);
    return readProjectRole(context, params.project_id, id);
  });
  route(api, endpoints.changeProjectRole, async (context, { params: { project_id, grant_id }, body }) => {
    await changeGrant(context, { project: project_id }, grant_id, body);
    return readProjectRole(context, project_id, grant_id);
  });
  route(api, endpoints.revokeProjectRole, async (context, { params: { project_id, grant_id } }) => {
    await revokeGrant(context, { project: project_id }, grant_id);
    return undefined;
  });
};
