import { csvWriter } from '../../../platform/http/csv.ts';
import type { ExportedClient } from '../queries/export-pages.ts';
import { CLIENT_COLUMNS } from './columns.ts';

/** Clients as CSV, written while they are read. */
export async function* exportCsv(pages: AsyncIterable<ExportedClient[]>): AsyncGenerator<Uint8Array> {
  const writer = csvWriter(CLIENT_COLUMNS.map(({ heading }) => heading));
  const encoder = new TextEncoder();
  for await (const clients of pages) {
    const rows = clients.map((client) =>
      Object.fromEntries(CLIENT_COLUMNS.map(({ heading, cell }) => [heading, cell(client)])),
    );
    yield encoder.encode(writer.page(rows));
  }
  yield encoder.encode(writer.end());
}
