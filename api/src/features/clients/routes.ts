import * as likeness from '#contract/clients/duplicates.ts';
import * as endpoints from '#contract/clients/endpoints.ts';
import { readClientFamily } from '#contract/clients/family.ts';
import * as merging from '#contract/clients/merging.ts';
import type { Api } from '../../platform/api.ts';
import { route } from '../../platform/route.ts';
import { archiveClient } from './commands/archive-client.ts';
import { createClient } from './commands/create-client.ts';
import { decideDuplicate } from './commands/decide-duplicate.ts';
import { mergeClients } from './commands/merge-clients.ts';
import { restoreClient } from './commands/restore-client.ts';
import { undoMerge } from './commands/undo-merge.ts';
import { updateClient } from './commands/update-client.ts';
import { presentClient } from './presenter.ts';
import { listDuplicates, listLikelyDuplicates, requireDuplicate } from './queries/duplicates.ts';
import { findFamily } from './queries/family.ts';
import { findMergePreview } from './queries/merge-preview.ts';
import { listMerges, requireMerge } from './queries/merges.ts';
import { listChanges, listClients, requireClient } from './queries.ts';
import { registerAddresses } from './routes/addresses.ts';
import { registerContacts } from './routes/contacts.ts';

/** Companies that pay for work. */
export const registerClients = (api: Api): void => {
  registerContacts(api);
  registerAddresses(api);
  registerLikeness(api);
  registerMerging(api);
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

/** Clients that look like one. */
const registerLikeness = (api: Api): void => {
  route(api, likeness.listLikelyDuplicates, async (context, { query }) => ({
    data: await listLikelyDuplicates(context, query),
  }));
  route(api, likeness.listDuplicates, (context, { query }) => listDuplicates(context, query));
  route(api, likeness.decideDuplicate, async (context, { params, body }) => {
    await decideDuplicate(context, params.duplicate_id, body.dismissed);
    return requireDuplicate(context, params.duplicate_id);
  });
};

/** Two clients become one, and two again; and who belongs to whom. */
const registerMerging = (api: Api): void => {
  route(api, merging.previewMerge, async (context, { params }) => {
    const found = await findMergePreview(context, {
      ...{ loser: params.client_id, winner: params.winner_id },
    });
    return { ...found, winner: presentClient(found.winner), loser: presentClient(found.loser) };
  });
  route(api, merging.mergeClients, async (context, { params, body }) =>
    requireMerge(
      context,
      await mergeClients(context, { loser: params.client_id, winner: params.winner_id }, body),
    ),
  );
  route(api, merging.listMerges, async (context, { params, query }) => {
    await requireClient(context, params.client_id);
    return listMerges(context, params.client_id, query);
  });
  route(api, merging.undoMerge, async (context, { params }) => {
    await undoMerge(context, params.merge_id);
    return requireMerge(context, params.merge_id);
  });
  route(api, readClientFamily, async (context, { params }) => {
    await requireClient(context, params.client_id);
    return findFamily(context, params.client_id);
  });
};
