import type { CellProblem, CellWarning } from '#contract/imports/preview.ts';

/** What reading collects: errors refuse the file, warnings don't. */
export interface Findings {
  readonly errors: CellProblem[];
  readonly warnings: CellWarning[];
}
