import { createHash } from 'node:crypto';
import { cellsOf, EXPORT_COLUMNS } from '#contract/ops-log/export-file.ts';
import { csvWriter } from '../../../platform/http/csv.ts';
import type { ExportedRecord } from '../queries/record-pages.ts';

/** The CSV of an export, made page by page, and the SHA-256 of all that it has made. */
export const recordsCsv = () => {
  const writer = csvWriter(EXPORT_COLUMNS);
  const encoder = new TextEncoder();
  const hash = createHash('sha256');
  return {
    page: (records: readonly ExportedRecord[]): Uint8Array => {
      const rows = records.map(({ record, readable }) => cellsOf(record, readable));
      const bytes = encoder.encode(writer.page(rows));
      hash.update(bytes);
      return bytes;
    },
    digest: (): string => hash.digest('hex'),
  };
};
