import * as endpoints from '#contract/organizations/administration-endpoints.ts';
import type { Api } from '../../../platform/api.ts';
import { route } from '../../../platform/route.ts';
import { createOrganization } from '../commands/create-organization.ts';
import { updateOrganization } from '../commands/update-organization.ts';
import { listAdministered, requireAdministered } from '../queries/administered.ts';

/** Organizations from above: all of them, made, renamed, suspended and archived. */
export const registerAdministration = (api: Api): void => {
  route(api, endpoints.listOrganizations, (context, { query }) => listAdministered(context, query));
  route(api, endpoints.readAdministeredOrganization, (context, { params }) =>
    requireAdministered(context, params.organization_id),
  );
  route(api, endpoints.createOrganization, async (context, { body }) =>
    requireAdministered(context, await createOrganization(context, body)),
  );
  route(api, endpoints.updateOrganization, async (context, { params: { organization_id }, body }) => {
    await updateOrganization(context, organization_id, body);
    return requireAdministered(context, organization_id);
  });
};
