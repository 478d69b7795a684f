import type { DateOrder } from '../../../../platform/files/dates.ts';
import type { DecimalMark } from '../../../../platform/files/decimals.ts';
import type { TextRecord } from '../../../../platform/files/records.ts';
import type { Columns } from '../formats/columns.ts';
import type { FileEntry } from './entry.ts';
import type { Findings } from './findings.ts';
import { readMoney } from './money.ts';
import { readBillable, readName, readNote, readPerson, readProject, shortTags } from './names.ts';
import { Row } from './row.ts';
import { readSpan } from './span.ts';

/** What holds for all rows of a file. */
export interface FileSettings {
  readonly columns: Columns;
  readonly dateOrder: DateOrder;
  readonly decimalMark: DecimalMark | null;
}

/** A record as an entry; null when the findings hold an error of this row. */
export const readEntry = (
  record: TextRecord,
  settings: FileSettings,
  findings: Findings,
): FileEntry | null => {
  const row = new Row(record, settings.columns, findings);
  const before = findings.errors.length;
  if (isTorn(row, record, settings.columns)) return null;
  const person = readPerson(row);
  const client = readName(row, 'client') || null;
  const project = readProject(row);
  const service = readName(row, 'service') || null;
  const note = readNote(row);
  const tags = shortTags(row);
  const billable = readBillable(row);
  const span = readSpan(row, settings.dateOrder);
  const money = readMoney(row, settings.decimalMark, settings.columns.currency);
  if (!span || findings.errors.length > before) return null;
  return { row: row.number, person, client, project, service, note, tags, billable, span, money };
};

/** Cells that moved sideways would give an error each, so a torn row is reported once, as a whole. */
const isTorn = (row: Row, { cells, misquoted }: TextRecord, { headers }: Columns): boolean => {
  const surplus = cells.slice(headers.length).some((cell) => cell.trim() !== '');
  if (misquoted) row.error('A quote in this row isn’t closed. Close it, or remove it.');
  else if (surplus) {
    row.error(
      `This row has ${cells.length} cells, the header ${headers.length}. Put quotes around cells that hold a comma.`,
    );
  } else if (cells.length < headers.length && row.text('startDate') === '') {
    row.error(`This row ends after ${cells.length} of ${headers.length} cells. Complete it, or remove it.`);
  } else return false;
  return true;
};
