import type { DealsheetContent } from '#contract/dealsheets/content.ts';
import type { Context } from '../../../platform/context.ts';
import { holdChangeable, newestRevision } from '../writing/hold-dealsheet.ts';
import { writeContent } from '../writing/write-content.ts';

/**
 * Changes what a dealsheet offers: a draft as it stands, anything that was submitted as a next revision. Without a difference nothing is
 * written. Throws 404, 412, 422 `archived`, `dealsheet-won`, and with the fields of every rule that the content breaks.
 */
export const updateContent = async (
  context: Context,
  id: string,
  content: DealsheetContent,
): Promise<void> => {
  const row = await holdChangeable(context, id, context.version);
  await writeContent(context, row, await newestRevision(context, row), content);
};
