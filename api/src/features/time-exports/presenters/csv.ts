import type { ExportLine } from '#contract/time-exports/shapes.ts';
import { csvWriter } from '../../../platform/http/csv.ts';
import type { Cell, Column } from './cells.ts';

/** Lines as CSV. */
export async function* exportCsv(
  columns: readonly Column[],
  lines: readonly ExportLine[],
): AsyncGenerator<Uint8Array> {
  const writer = csvWriter(columns.map(({ heading }) => heading));
  const encoder = new TextEncoder();
  const rows = lines.map((line) =>
    Object.fromEntries(columns.map(({ heading, cell }) => [heading, plain(cell(line))])),
  );
  yield encoder.encode(writer.page(rows));
  yield encoder.encode(writer.end());
}

const plain = (cell: Cell): string | number | null => {
  if (typeof cell !== 'object' || cell === null) return cell;
  // As text, what is less than nothing would begin like a formula.
  return cell.number.startsWith('-') ? Number(cell.number) : cell.number;
};
