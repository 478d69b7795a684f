import { useMutation } from '@tanstack/react-query';
import { useFormat } from '../../../platform/format/use-format.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../messages.ts';
import type { ProjectQuery } from '../queries.ts';
import { exportProjects } from './export-projects.ts';

/** Exports what the filters leave; with ids only those. */
export function useExport(query: ProjectQuery) {
  const format = useFormat();
  return useMutation({
    mutationFn: (ids: readonly string[] | undefined) =>
      exportProjects(query, format.today(), ({ id }) => ids?.includes(id) ?? true),
    meta: { toast: t('export_failed') },
    onSuccess: (count) => toast.show({ title: t('exported', { count }) }),
  });
}
