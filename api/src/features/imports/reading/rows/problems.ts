/** A cell that has to be changed before anything is imported. */
export interface CellProblem {
  /** As a spreadsheet counts: the header is row 1. */
  readonly row: number;
  /** Header as in the file; empty when the whole row is meant. */
  readonly column: string;
  /** The cell as in the file, cut after 200 characters. */
  readonly value: string;
  /** What is wrong and what to do, one or two sentences. */
  readonly message: string;
}

/** What one may want to know of; nothing is refused for it. The last two need the organization's data. */
export type WarningCode =
  | 'duration_differs'
  | 'overlap'
  | 'long_day'
  | 'amount_unread'
  | 'tag_shortened'
  | 'edit_window'
  | 'project_dates';

/** Something worth knowing about a row that is imported all the same. */
export interface CellWarning extends CellProblem {
  readonly code: WarningCode;
}

/** What reading collects: errors refuse the file, warnings don't. */
export interface Findings {
  readonly errors: CellProblem[];
  readonly warnings: CellWarning[];
}
