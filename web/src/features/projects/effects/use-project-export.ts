import { useMutation } from '@tanstack/react-query';
import { useFormat } from '../../../platform/format/use-format.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../messages.ts';
import type { ProjectQuery } from './list-address.ts';

/** Saves what the filters leave, through all pages; with ids only those. */
export function useProjectExport(query: ProjectQuery) {
  const { today } = useFormat();
  return useMutation({
    mutationFn: async (ids: readonly string[] | undefined) => {
      const { exportProjects } = await import('./export-projects.ts');
      return exportProjects(query, `projects-${today()}.csv`, ids);
    },
    meta: { toast: t('export_failed') },
    onSuccess: (count) => toast.show({ title: t('exported', { count }) }),
  });
}
