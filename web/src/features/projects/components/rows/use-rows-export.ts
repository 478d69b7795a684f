import { useMutation } from '@tanstack/react-query';
import { listProjectEntries } from '#contract/activity/endpoints.ts';
import type { QueryInput } from '#contract/endpoint.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { csvOf, saveFile } from '../../../../platform/list/csv.ts';
import { everyRow } from '../../../../platform/list/use-export.ts';
import { t } from './messages.ts';
import { ROWS_FILE } from './row-columns.tsx';

/** Saves the rows behind a figure, all of them, as CSV. */
export function useRowsExport(project_id: string, query: QueryInput<typeof listProjectEntries>) {
  const { today } = useFormat();
  const { mutate, isPending } = useMutation({
    mutationFn: () => everyRow(listProjectEntries, { params: { project_id }, query }),
    meta: { toast: t('save_failed') },
    onSuccess: (rows) => saveFile(`time-${today()}.csv`, csvOf(ROWS_FILE, rows)),
  });
  return { save: mutate, isSaving: isPending };
}
