import * as endpoints from '#contract/clients/endpoints.ts';
import type { Api } from '../../platform/api.ts';
import { route } from '../../platform/route.ts';
import { archiveClient } from './commands/archive-client.ts';
import { createClient } from './commands/create-client.ts';
import { restoreClient } from './commands/restore-client.ts';
import { updateClient } from './commands/update-client.ts';
import { presentClient } from './presenter.ts';
import { listChanges, listClients, requireClient } from './queries.ts';
import { registerAddresses } from './routes/addresses.ts';
import { registerContacts } from './routes/contacts.ts';

/** Companies that pay for work. */
export const registerClients = (api: Api): void => {
  registerContacts(api);
  registerAddresses(api);
  route(api, endpoints.listClients, async (context, { query }) => {
    const page = await listClients(context, query);
    return { ...page, data: page.data.map(presentClient) };
  });
  route(api, endpoints.createClient, async (context, { body }) => {
    const id = await createClient(context, body);
    return presentClient(await requireClient(context, id));
  });
  route(api, endpoints.readClient, async (context, { params }) =>
    presentClient(await requireClient(context, params.client_id)),
  );
  route(api, endpoints.updateClient, async (context, { params, body }) => {
    await updateClient(context, { id: params.client_id, ...body });
    return presentClient(await requireClient(context, params.client_id));
  });
  route(api, endpoints.archiveClient, async (context, { params }) => {
    await archiveClient(context, params.client_id);
    return undefined;
  });
  route(api, endpoints.restoreClient, async (context, { params }) => {
    await restoreClient(context, params.client_id);
    return presentClient(await requireClient(context, params.client_id));
  });
  route(api, endpoints.listClientChanges, async (context, { params, query }) => {
    await requireClient(context, params.client_id);
    return listChanges(context, params.client_id, query);
  });
};
