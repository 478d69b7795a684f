import * as endpoints from '#contract/clients/address-endpoints.ts';
import type { Api } from '../../../platform/api.ts';
import { route } from '../../../platform/route.ts';
import { archiveAddress } from '../commands/archive-address.ts';
import { createAddress } from '../commands/create-address.ts';
import { restoreAddress } from '../commands/restore-address.ts';
import { updateAddress } from '../commands/update-address.ts';
import { presentAddress } from '../presenters/address.ts';
import { listAddresses } from '../queries/addresses.ts';
import { requireClient } from '../queries.ts';

/** Where a client is. */
export const registerAddresses = (api: Api): void => {
  route(api, endpoints.listAddresses, async (context, { params: { client_id }, query }) => {
    await requireClient(context, client_id);
    const page = await listAddresses(context, client_id, query);
    return { ...page, data: page.data.map(presentAddress) };
  });
  route(api, endpoints.createAddress, async (context, { params: { client_id }, body }) =>
    presentAddress(await createAddress(context, client_id, body)),
  );
  route(api, endpoints.updateAddress, async (context, { params: { client_id: client, address_id }, body }) =>
    presentAddress(await updateAddress(context, { client, id: address_id }, body)),
  );
  route(api, endpoints.archiveAddress, async (context, { params: { client_id, address_id } }) => {
    await archiveAddress(context, client_id, address_id);
    return undefined;
  });
  route(api, endpoints.restoreAddress, async (context, { params: { client_id, address_id } }) =>
    presentAddress(await restoreAddress(context, client_id, address_id)),
  );
};
