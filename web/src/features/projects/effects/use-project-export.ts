import { useMutation } from '@tanstack/react-query';
import { useFormat } from '../../../platform/format/use-format.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../messages.ts';
import type { ProjectQuery } from './list-address.ts';

interface Wanted {
  readonly format: 'csv' | 'xlsx';
  readonly ids?: readonly string[];
}

/** Saves what the filters leave, through all pages, in the columns that are on; with ids only those. */
export function useProjectExport(query: ProjectQuery, hidden: readonly string[]) {
  const { today, zone } = useFormat();
  return useMutation({
    mutationFn: async (wanted: Wanted) => {
      const { exportProjects } = await import('./export-projects.ts');
      return exportProjects(query, { ...wanted, hidden, zone, day: today() });
    },
    meta: { toast: t('export_failed') },
    onSuccess: (count) => toast.show({ title: t('exported', { count }) }),
  });
}
