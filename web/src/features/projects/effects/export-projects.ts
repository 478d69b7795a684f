import { listProjects } from '#contract/projects/endpoints.ts';
import { csvOf, saveFile } from '../../../platform/list/csv.ts';
import { everyRow } from '../../../platform/list/use-export.ts';
import { EXPORT_COLUMNS } from './export-columns.ts';
import type { ProjectQuery } from './list-address.ts';

/** Saves what the filters leave, through all pages, as a CSV file of that name; with ids only those. Answers how many. */
export const exportProjects = async (
  query: ProjectQuery,
  name: string,
  ids: readonly string[] | undefined,
): Promise<number> => {
  const every = await everyRow(listProjects, { query });
  const rows = every.filter(({ id }) => ids?.includes(id) ?? true);
  saveFile(name, csvOf(EXPORT_COLUMNS, rows));
  return rows.length;
};
