import {
  REQUIRED_SHEET_FIELDS,
  SHEET_FIELDS,
  type SheetField,
  type SheetProblem,
  type SheetRow,
} from '#contract/project-imports/shapes.ts';
import { projectProblems } from '#contract/projects/rules.ts';
import type { NewProject, ProjectFields } from '#contract/projects/shapes.ts';
import { type Place, READERS } from './cells.ts';

/** Rows as they were read: a project for each that is whole, and every cell that is wrong. */
export interface ReadRows {
  readonly projects: readonly NewProject[];
  readonly problems: readonly SheetProblem[];
}

/** Reads all rows: each cell for itself, then what a project's fields say together, then codes that stand twice. */
export const readRows = (rows: readonly SheetRow[], place: Place): ReadRows => {
  const read = rows.map((row, at) => readRow(row, at, place));
  return {
    projects: read.flatMap(({ project }) => project ?? []),
    problems: [...read.flatMap(({ problems }) => problems), ...repeatedCodes(rows)],
  };
};

const readRow = (row: SheetRow, at: number, place: Place) => {
  const fields: Partial<NewProject> = {};
  const problems: SheetProblem[] = [];
  for (const field of SHEET_FIELDS) {
    const text = row[field]?.trim() ?? '';
    if (text === '') continue;
    const read = READERS[field](text, place, row);
    if ('problem' in read) problems.push({ row: at, field, message: read.problem });
    else Object.assign(fields, read);
  }
  for (const field of REQUIRED_SHEET_FIELDS)
    if (!row[field]?.trim()) problems.push({ row: at, field, message: MISSING[field] });
  if (problems.length > 0) return { problems };
  const project = withNeeds(fields);
  return project ? { project, problems: broken(project, at) } : { problems };
};

const MISSING: Readonly<Record<(typeof REQUIRED_SHEET_FIELDS)[number], string>> = {
  code: 'Enter a code of 2 to 12 capital letters, digits and hyphens.',
  name: 'Enter a name.',
  start_date: 'Enter a day such as 2026-03-31.',
};

const withNeeds = ({ code, name, start_date, ...rest }: Partial<NewProject>): NewProject | undefined =>
  code && name && start_date ? { ...rest, code, name, start_date } : undefined;

/** What its fields say together; a project without a client is internal unless its type says otherwise. */
const broken = (project: NewProject, row: number): SheetProblem[] =>
  projectProblems({
    ...{ end_date: null, health_mode: 'auto', health: null, health_note: null, hard_cap: false },
    ...{ budget_minor: null, budget_minutes: null, client_id: null, account_plan_id: null, type: 'client' },
    ...project,
  }).map(({ field, message }) => ({ row, field: FIELD_OF[field] ?? 'name', message }));

const FIELD_OF: Partial<Record<keyof ProjectFields, SheetField>> = {
  client_id: 'client',
  end_date: 'end_date',
};

const repeatedCodes = (rows: readonly SheetRow[]): SheetProblem[] => {
  const codes = rows.map(({ code }) => code?.trim().toUpperCase() ?? '');
  return codes.flatMap((code, row) =>
    code && codes.indexOf(code) < row
      ? [
          {
            row,
            field: 'code' as const,
            message: `Row ${codes.indexOf(code) + 1} has this code, too: choose another.`,
          },
        ]
      : [],
  );
};
