import { listProjects } from '#contract/projects/endpoints.ts';
import { saveRows } from '../../../platform/list/save-rows.ts';
import { everyRow } from '../../../platform/list/use-export.ts';
import { EXPORT_COLUMNS } from './export-columns.ts';
import type { ProjectQuery } from './list-address.ts';

type ProjectFile = Omit<Parameters<typeof saveRows>[2], 'name'> & {
  /** Ids of columns of the list that are switched off. */
  readonly hidden: readonly string[];
  /** Those alone, of what the filters leave. */
  readonly ids?: readonly string[] | undefined;
};

/** Saves what the filters leave, through all pages, in the columns that are on. Answers how many. */
export const exportProjects = async (
  query: ProjectQuery,
  { hidden, ids, ...file }: ProjectFile,
): Promise<number> => {
  const every = await everyRow(listProjects, { query });
  const rows = every.filter(({ id }) => ids?.includes(id) ?? true);
  const columns = EXPORT_COLUMNS.filter(({ id }) => !hidden.includes(id));
  await saveRows(columns, rows, { ...file, name: 'projects' });
  return rows.length;
};
