import type { RawSheet } from '#contract/sheets.ts';
import { onThread } from './on-thread.ts';
import type { SheetLimit } from './sheet.ts';

/** Reads a file of rows on a thread of its own; nothing is kept. Throws 422 beside `file` for what can't be read, is empty or too long. */
export const readSheetFile = (
  { name, bytes }: { readonly name: string; readonly bytes: Buffer },
  limit: SheetLimit,
): Promise<RawSheet> =>
  onThread<RawSheet>(new URL('./sheet-reader.ts', import.meta.url), { name, bytes, limit });
