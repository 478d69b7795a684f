import { type CalculationLine, LINES_AT_MOST } from '#contract/calculator/inputs.ts';
import { LINE_FIELDS } from './line-fields.ts';

/** The lines of a calculation, in their order. */
export type Lines = readonly CalculationLine[];

/** What tells a new line from the others. */
export const newKey = (): string => crypto.randomUUID();

/** A line that says nothing yet, in the phase of the one before it. */
export const blankLine = (before?: CalculationLine): CalculationLine => ({
  ...{ key: newKey(), name: '', service_type_id: null, role: null, quantity: '1' },
  ...{ unit: before?.unit ?? 'hour', phase: before?.phase ?? null, currency: null },
  ...{ cost_rate: '0', list_rate: '0', discount_pct: '0' },
});

const isFull = (lines: Lines): boolean => lines.length >= LINES_AT_MOST;

/** With an empty line at a place. */
export const withNewLine = (lines: Lines, at: number): Lines =>
  isFull(lines) ? lines : lines.toSpliced(at, 0, blankLine(lines[at - 1]));

/** With a line once more, below itself. */
export const withCopy = (lines: Lines, at: number): Lines => {
  const line = lines[at];
  return !line || isFull(lines) ? lines : lines.toSpliced(at + 1, 0, { ...line, key: newKey() });
};

/** Without a line. */
export const withoutLine = (lines: Lines, at: number): Lines => lines.toSpliced(at, 1);

/** With a line elsewhere; as they are where there is no such place. */
export const withMoved = (lines: Lines, from: number, to: number): Lines => {
  const line = lines[from];
  return !line || to < 0 || to >= lines.length ? lines : lines.toSpliced(from, 1).toSpliced(to, 0, line);
};

/** With other values in one line; as they are where it has these already. */
export const withChange = (lines: Lines, at: number, change: Partial<CalculationLine>): Lines => {
  const line = lines[at];
  if (!line) return lines;
  const changed = { ...line, ...change };
  return LINE_KEYS.every((key) => changed[key] === line[key]) ? lines : lines.with(at, changed);
};

const LINE_KEYS = [...LINE_FIELDS, 'service_type_id'] as const;
