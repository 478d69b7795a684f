import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { requireAddress } from '../queries/addresses.ts';
import { holdClient } from '../rules/hold-client.ts';
import { tellAddress } from '../writing/tell-address.ts';

/** Takes an address out of the list; archiving it again changes nothing. Throws 404, 412, 422 `archived` of its client. */
export const archiveAddress = async (context: Context, client: string, id: string): Promise<void> => {
  await holdClient(context, client);
  const address = await requireAddress(context, client, id);
  requireVersion(address, context.version, 'address');
  if (address.archived_at) return;
  await context.db
    .updateTable('addresses')
    .set({ archived_at: context.now.toISOString() })
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  await tellAddress(context, 'archived', address);
};
