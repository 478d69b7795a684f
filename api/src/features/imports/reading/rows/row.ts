import type { CellProblem, CellWarning } from '#contract/imports/preview.ts';
import type { TextRecord } from '../../../../platform/files/records.ts';
import { type Columns, headerOf } from '../formats/columns.ts';
import type { Field } from '../formats/fields.ts';
import type { Findings } from './findings.ts';

const LONGEST_VALUE = 200;

/** One record seen through the file's columns; what is wrong with it is collected in the findings given. */
export class Row {
  readonly number: number;
  readonly #record: TextRecord;
  readonly #columns: Columns;
  readonly #findings: Findings;

  constructor(record: TextRecord, columns: Columns, findings: Findings) {
    this.number = record.row;
    this.#record = record;
    this.#columns = columns;
    this.#findings = findings;
  }

  /** True when the file has a column for this field. */
  has(field: Field): boolean {
    return this.#columns.positions.has(field);
  }

  /** The trimmed cell; empty when the file has no such column or the row ends before it. */
  text(field: Field): string {
    const position = this.#columns.positions.get(field);
    return position === undefined ? '' : (this.#record.cells[position] ?? '').trim();
  }

  /** Refuses this row for the cell of the first of these fields that the file has. */
  error(message: string, ...fields: readonly Field[]): void {
    this.#findings.errors.push(this.#problem(message, fields));
  }

  /** Notes something about this row for the cell of the first of these fields that the file has. */
  warn(code: CellWarning['code'], message: string, ...fields: readonly Field[]): void {
    this.#findings.warnings.push({ code, ...this.#problem(message, fields) });
  }

  #problem(message: string, fields: readonly Field[]): CellProblem {
    const field = fields.find((candidate) => this.has(candidate));
    return {
      row: this.number,
      column: headerOf(this.#columns, ...fields),
      value: field ? this.text(field).slice(0, LONGEST_VALUE) : '',
      message,
    };
  }
}
