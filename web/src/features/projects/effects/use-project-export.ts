import { useMutation } from '@tanstack/react-query';
import { listProjects } from '#contract/projects/endpoints.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { csvOf, saveFile } from '../../../platform/list/csv.ts';
import { everyRow } from '../../../platform/list/use-export.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../messages.ts';
import { EXPORT_COLUMNS } from './export-columns.ts';
import type { ProjectQuery } from './list-address.ts';

/** Saves what the filters leave, through all pages; with ids only those. */
export function useProjectExport(query: ProjectQuery) {
  const format = useFormat();
  return useMutation({
    mutationFn: async (ids: readonly string[] | undefined) => {
      const rows = await everyRow(listProjects, { query });
      return rows.filter(({ id }) => ids?.includes(id) ?? true);
    },
    meta: { toast: t('export_failed') },
    onSuccess: (rows) => {
      saveFile(`projects-${format.today()}.csv`, csvOf(EXPORT_COLUMNS, rows));
      toast.show({ title: t('exported', { count: rows.length }) });
    },
  });
}
