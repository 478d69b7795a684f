import type { Context } from '../../../platform/context.ts';
import { holdDealsheet } from '../writing/hold-dealsheet.ts';
import { writeDealsheet } from '../writing/write-columns.ts';

/** Brings an archived dealsheet back; one that isn't archived stays as it is. Throws 404. */
export const restoreDealsheet = async (context: Context, id: string): Promise<void> => {
  const { archived_at, title } = await holdDealsheet(context, id);
  if (!archived_at) return;
  await writeDealsheet(context, id, { archived_at: null });
  await context.record({
    ...{ type: 'dealsheet.restored', subject: { type: 'dealsheet', id } },
    changes: { title: [null, title] },
  });
};
