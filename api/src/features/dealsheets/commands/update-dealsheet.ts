import type { DealsheetChanges } from '#contract/dealsheets/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { readDealsheet } from '../queries/read-dealsheet.ts';
import { keepClient, requireOwner } from '../rules/references.ts';
import { holdChangeable } from '../writing/hold-dealsheet.ts';
import { writeDealsheet } from '../writing/write-columns.ts';

/**
 * Changes a dealsheet itself, not what it offers; without a difference nothing is written. Throws 404, 412, 422 `archived`,
 * `dealsheet-won`, `client-archived`, `reference`.
 */
export const updateDealsheet = async (
  context: Context,
  id: string,
  changes: DealsheetChanges,
): Promise<void> => {
  // Before the dealsheet, as merging clients does.
  const before = await readDealsheet(context, id);
  const { client_id, owner_id, ...plain } = changes;
  const client = client_id && client_id !== before.client.id ? await keepClient(context, client_id) : null;
  const row = await holdChangeable(context, id, context.version);
  const owner =
    owner_id && owner_id !== row.owner_id ? await requireOwner(context, owner_id) : before.owner?.name;
  const columns = changesBetween(row, changes);
  if (Object.keys(columns).length === 0) return;
  await writeDealsheet(context, id, changes);
  await context.record({
    ...{ type: 'dealsheet.changed', subject: { type: 'dealsheet', id } },
    changes: {
      ...changesBetween(row, plain),
      ...changesBetween({ client: before.client.name }, { client: client?.name }),
      ...changesBetween({ owner: before.owner?.name ?? null }, { owner }),
    },
  });
};
