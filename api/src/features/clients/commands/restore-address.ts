import type { Context } from '../../../platform/context.ts';
import { type AddressRow, requireAddress } from '../queries/addresses.ts';
import { holdClient } from '../rules/hold-client.ts';
import { hasMainAddress } from '../writing/main-address.ts';
import { tellAddress } from '../writing/tell-address.ts';

/** Brings an archived address back; one that isn't archived stays as it is. Throws 404, 422 `archived` of its client. */
export const restoreAddress = async (context: Context, client: string, id: string): Promise<AddressRow> => {
  await holdClient(context, client);
  const address = await requireAddress(context, client, id);
  if (!address.archived_at) return address;
  const main = address.main && !(await hasMainAddress(context, client, address.type));
  await context.db
    .updateTable('addresses')
    .set({ archived_at: null, main })
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  await tellAddress(context, 'restored', address);
  return requireAddress(context, client, id);
};
