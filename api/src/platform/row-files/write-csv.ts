import { csvWriter } from '../http/csv.ts';
import type { Column } from './columns.ts';

/** Rows as CSV, written while they are read. */
export async function* writeCsv<Row>(
  columns: readonly Column<Row>[],
  pages: AsyncIterable<readonly Row[]>,
): AsyncGenerator<Uint8Array> {
  const writer = csvWriter(columns.map(({ heading }) => heading));
  const encoder = new TextEncoder();
  for await (const rows of pages) {
    const lines = rows.map((row) =>
      Object.fromEntries(columns.map(({ heading, cell }) => [heading, cell(row)])),
    );
    yield encoder.encode(writer.page(lines));
  }
  yield encoder.encode(writer.end());
}
