import { type CalculationLine, LINES_AT_MOST } from '#contract/calculator/inputs.ts';
import type { Table } from '../../../platform/files/pasted-table.ts';
import { LINE_FIELDS, LINE_LABELS, type LineField, UNIT_CHOICES } from './line-fields.ts';
import { blankLine, type Lines } from './line-verbs.ts';
import { decimalFrom } from './typed-decimals.ts';

const plainly = (text: string): string => text.trim().toLowerCase();

/** Columns by a first row that names them all; undefined where it names none. */
const namedColumns = (row: readonly string[]): (LineField | undefined)[] | undefined => {
  const found = row.map((head) => LINE_FIELDS.find((field) => plainly(LINE_LABELS[field]) === plainly(head)));
  return found.filter(Boolean).length >= Math.max(1, row.length - 1) ? found : undefined;
};

const UNITS = new Map(
  UNIT_CHOICES.flatMap(({ value, label }) =>
    [value, `${value}s`, label, value[0] ?? ''].map((word) => [plainly(word), value]),
  ),
);

/** What a cell says of a line. */
const cellChange = (field: LineField, text: string): Partial<CalculationLine> => {
  if (field === 'unit') {
    const unit = UNITS.get(plainly(text));
    return unit ? { unit } : {};
  }
  if (field === 'role' || field === 'phase') return { [field]: text.trim() || null };
  if (field === 'currency') return { currency: text.trim().toUpperCase() || null };
  if (field === 'name') return { name: text.trim() };
  return { [field]: decimalFrom(text, '0') };
};

/** What a service brings into a line that says what it is counted in: rates for another unit would make sixteen hours as dear as sixteen days. */
const linkFor = (link: Partial<CalculationLine>, said: CalculationLine['unit'] | undefined) =>
  said && link.unit && link.unit !== said ? { service_type_id: link.service_type_id ?? null } : link;

/** What was pasted, and how much of it found no room. */
export interface Pasted {
  readonly lines: Lines;
  readonly pasted: number;
  readonly left: number;
  /** The cells said what lines are counted in, which no rate changes. */
  readonly isUnitSaid: boolean;
}

/** Cells of a spreadsheet over the lines from a place on: to the right and down, with new lines where they end. */
export const withPasted = (
  lines: Lines,
  table: Table,
  {
    at,
    field,
    linkOf,
  }: {
    readonly at: number;
    readonly field: LineField;
    readonly linkOf: (name: string) => Partial<CalculationLine>;
  },
): Pasted => {
  const [first = []] = table;
  const named = namedColumns(first);
  const columns = named ?? LINE_FIELDS.slice(LINE_FIELDS.indexOf(field));
  const rows = named ? table.slice(1) : table;
  const fitting = rows.slice(0, LINES_AT_MOST - at);
  const next = [...lines];
  for (const [place, cells] of fitting.entries()) {
    const line = next[at + place] ?? blankLine(next[at + place - 1]);
    const said = UNITS.get(plainly(cells[columns.indexOf('unit')] ?? ''));
    const changes = cells.map((text, column) => {
      const of = columns[column];
      if (!of) return {};
      return of === 'name' ? { ...linkFor(linkOf(text), said), name: text.trim() } : cellChange(of, text);
    });
    next[at + place] = Object.assign({ ...line }, ...changes);
  }
  const width = Math.max(0, ...fitting.map((cells) => cells.length));
  const isUnitSaid = columns.slice(0, width).includes('unit');
  return { lines: next, pasted: fitting.length, left: rows.length - fitting.length, isUnitSaid };
};

/** Lines as they are now, but those that were pasted into as they were before; what was typed elsewhere since stays. */
export const withoutPasted = (now: Lines, before: Lines, pasted: Lines): Lines => {
  const old = new Map(before.map((line) => [line.key, line]));
  const touched = new Set(pasted.filter((line) => old.get(line.key) !== line).map(({ key }) => key));
  return now.flatMap((line) => (touched.has(line.key) ? (old.get(line.key) ?? []) : line));
};
