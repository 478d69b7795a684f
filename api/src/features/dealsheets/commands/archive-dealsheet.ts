import type { Context } from '../../../platform/context.ts';
import { holdChangeable } from '../writing/hold-dealsheet.ts';
import { writeDealsheet } from '../writing/write-columns.ts';

/** Archives a dealsheet. Throws 404, 412, 422 `archived`, `dealsheet-won`. */
export const archiveDealsheet = async (context: Context, id: string): Promise<void> => {
  const { title } = await holdChangeable(context, id, context.version);
  await writeDealsheet(context, id, { archived_at: context.now.toISOString() });
  await context.record({
    ...{ type: 'dealsheet.archived', subject: { type: 'dealsheet', id } },
    changes: { title: [title, null] },
  });
};
