import {
  exchangeRateValue,
  RATE_COLUMNS,
  type RateProblem,
  type RatesText,
} from '#contract/exchange-rates/shapes.ts';
import { readDate } from '../../../platform/files/dates.ts';
import { type DecimalMark, decimalMarkOf, readDecimal } from '../../../platform/files/decimals.ts';
import { recordsOf, type TextRecord } from '../../../platform/files/records.ts';

/** A line that could be read. */
export interface RateLine {
  readonly line: number;
  readonly currency: string;
  readonly day: string;
  readonly rate: string;
}

/** A text of rates: its sound lines, and every cell that is wrong. */
export interface ReadText {
  readonly lines: readonly RateLine[];
  readonly problems: readonly RateProblem[];
}

type Columns = Readonly<Record<RateProblem['field'], number>>;

const WORDS: Readonly<Record<RateProblem['field'], RegExp>> = {
  day: /^(date|day|datum|tag)$/i,
  currency: /^(currency|code|currency code|iso|währung)$/i,
  rate: /^(rate|exchange rate|value|kurs|wert)$/i,
};
const WITHOUT_NAMES: Columns = { day: 0, currency: 1, rate: 2 };

/** Reads every line for itself; the decimal mark is what any of the rates leaves no doubt about. */
export const readRates = ({ text, date_order }: RatesText): ReadText => {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const { records } = recordsOf(plain);
  const named = namesOf(records[0]);
  const columns = named ?? WITHOUT_NAMES;
  const rows = named ? records.slice(1) : records;
  const mark = decimalMarkOf(rows.map((row) => cellOf(row, columns.rate)));
  const lines: RateLine[] = [];
  const problems: RateProblem[] = [];
  for (const row of rows) {
    const read = readLine(row, columns, { mark, date_order, isNamed: named !== null });
    if ('line' in read) lines.push(read);
    else problems.push(...read.problems);
  }
  return { lines, problems };
};

const cellOf = ({ cells }: TextRecord, at: number): string => cells[at]?.trim() ?? '';

/** Where the first line names all columns; null where it is a rate itself. */
const namesOf = (record: TextRecord | undefined): Columns | null => {
  const found = RATE_COLUMNS.map(
    (column) => [column, record?.cells.findIndex((cell) => WORDS[column].test(cell.trim())) ?? -1] as const,
  );
  const at = (wanted: RateProblem['field']) => found.find(([column]) => column === wanted)?.[1] ?? -1;
  const columns = { day: at('day'), currency: at('currency'), rate: at('rate') };
  return found.every(([, place]) => place >= 0) ? columns : null;
};

interface Ways {
  readonly mark: DecimalMark | null;
  readonly date_order: RatesText['date_order'];
  readonly isNamed: boolean;
}

const readLine = (
  record: TextRecord,
  columns: Columns,
  ways: Ways,
): RateLine | { problems: RateProblem[] } => {
  const line = record.row;
  const problems: RateProblem[] = [];
  const wrong = (field: RateProblem['field'], message: string) => problems.push({ line, field, message });
  const day = readDate(cellOf(record, columns.day), ways.date_order);
  if (!day) wrong('day', 'Enter a day such as 2026-03-31.');
  const currency = cellOf(record, columns.currency).toUpperCase();
  if (!/^[A-Z]{3}$/.test(currency)) wrong('currency', 'Enter a code such as EUR.');
  const rate = rateIn(record, columns.rate, ways);
  if ('message' in rate) wrong('rate', rate.message);
  return day && 'value' in rate && problems.length === 0
    ? { line, day, currency, rate: rate.value }
    : { problems };
};

const rateIn = (
  record: TextRecord,
  at: number,
  { mark, isNamed }: Ways,
): { value: string } | { message: string } => {
  if (!isNamed && record.cells.slice(3).some((cell) => cell.trim() !== ''))
    return {
      message: 'This line has more than three cells. Separate them by semicolons where rates have a comma.',
    };
  const exact = readDecimal(cellOf(record, at), mark);
  if (!exact) return { message: 'Enter a number such as 0.8431.' };
  const parsed = exchangeRateValue.safeParse(exact.toFixed());
  return parsed.success
    ? { value: parsed.data }
    : { message: 'Enter a rate above zero, with at most nine digits before the point and ten after it.' };
};
