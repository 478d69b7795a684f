import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyInput } from '#contract/endpoint.ts';
import {
  createExport,
  downloadExportCsv,
  downloadExportXlsx,
  withdrawExport,
} from '#contract/time-exports/endpoints.ts';
import type { TimeExport } from '#contract/time-exports/shapes.ts';
import { call, fetchFile } from '../../platform/call.ts';
import { saveFile } from '../../platform/list/csv.ts';
import { toast } from '../../ui/feedback/toast/toast.ts';
import { t } from './messages.ts';

const FILES = { csv: downloadExportCsv, xlsx: downloadExportXlsx } as const;

/** What goes out. */
export type NewExport = BodyInput<typeof createExport>;

/** Everything that time shows is another than before: what went out is locked, or no longer. */
function useRefresh() {
  const queries = useQueryClient();
  return () =>
    void Promise.all(
      ['time-exports', 'time-export-preview', 'daily-activity'].map((first) =>
        queries.invalidateQueries({ queryKey: [first] }),
      ),
    );
}

/** Lets approved time out. The form says what was refused. */
export function useCreateExport() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: NewExport) => call(createExport, { body }),
    meta: { toast: false },
    onSuccess: refresh,
  });
}

/** Takes an export back. */
export function useWithdrawExport() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, version }: Pick<TimeExport, 'id' | 'version'>) =>
      call(withdrawExport, { params: { export_id: id }, version }),
    meta: { toast: t('take_back_failed') },
    onSuccess: () => toast.show({ title: t('taken_back') }),
    onSettled: refresh,
  });
}

/** Saves an export's file. */
export function useDownload() {
  return useMutation({
    mutationFn: ({ id, format }: { id: string; format: keyof typeof FILES }) =>
      fetchFile(FILES[format], { params: { export_id: id } }),
    meta: { toast: t('download_failed') },
    onSuccess: ({ name, bytes }) => {
      saveFile(name, bytes);
      toast.show({ title: t('saved_file', { name }) });
    },
  });
}
