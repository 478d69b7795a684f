import { writeCsv } from '../../../platform/row-files/write-csv.ts';
import type { ExportedClient } from '../queries/export-pages.ts';
import { CLIENT_COLUMNS } from './columns.ts';

/** Clients as CSV, written while they are read. */
export const exportCsv = (pages: AsyncIterable<readonly ExportedClient[]>) => writeCsv(CLIENT_COLUMNS, pages);
