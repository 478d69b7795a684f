import { notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import type { DateOrder } from '../../../platform/files/dates.ts';
import { holdImport } from '../queries/imports.ts';
import { previewOf } from '../queries/preview.ts';
import { readInBackground } from '../reading/read-in-background.ts';
import { requirePreviewed, settledOrder } from '../rules/previewed.ts';

/**
 * Reads a previewed file again, in `dateOrder` where one is given. Throws 404 for a missing import and 422 for one that was
 * applied or undone before.
 */
export const rereadImport = async (
  context: Context,
  id: string,
  dateOrder: DateOrder | undefined,
): Promise<void> => {
  const held = await holdImport(context, id);
  if (!held) throw notFound('import');
  requirePreviewed(held.status);
  const file = await readInBackground(held.file_bytes, dateOrder ?? settledOrder(held.date_order));
  await context.db
    .updateTable('imports')
    .set({ date_order: file.dateOrder, preview: JSON.stringify(await previewOf(context, file)) })
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  await context.record({
    type: 'import.previewed',
    subject: { type: 'import', id },
    data: { file_name: held.file_name, date_order: file.dateOrder, errors: file.errors.length },
  });
};
