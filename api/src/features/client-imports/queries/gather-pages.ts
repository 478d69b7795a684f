import { MOST_WORKBOOK_CLIENTS } from '#contract/client-imports/shapes.ts';
import { brokenRule } from '#contract/errors.ts';
import type { ExportedClient } from './export-pages.ts';

/** All clients of a workbook, which is made as a whole. Throws 422 `too-many-clients`. */
export const gatherPages = async (pages: AsyncIterable<ExportedClient[]>): Promise<ExportedClient[]> => {
  const all: ExportedClient[] = [];
  for await (const clients of pages) {
    all.push(...clients);
    if (all.length > MOST_WORKBOOK_CLIENTS)
      throw brokenRule(
        'too-many-clients',
        '',
        `More than ${MOST_WORKBOOK_CLIENTS.toLocaleString('en')} clients are too many for one workbook: export them as CSV, or narrow the list.`,
      );
  }
  return all;
};
