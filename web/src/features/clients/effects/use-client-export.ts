import { useMutation } from '@tanstack/react-query';
import { exportClientsCsv, exportClientsXlsx } from '#contract/client-imports/endpoints.ts';
import type { QueryInput } from '#contract/endpoint.ts';
import { fetchFile } from '../../../platform/call.ts';
import { saveFile } from '../../../platform/list/csv.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../messages.ts';

const ENDPOINTS = { csv: exportClientsCsv, xlsx: exportClientsXlsx } as const;

/** Saves the clients that the filters leave with all that is known of them, as the file that the server makes. */
export function useClientExport(query: QueryInput<typeof exportClientsCsv>) {
  const { mutate, isPending } = useMutation({
    mutationFn: (format: keyof typeof ENDPOINTS) => fetchFile(ENDPOINTS[format], { query }),
    meta: { toast: t('export_failed') },
    onSuccess: ({ name, bytes }) => {
      saveFile(name, bytes);
      toast.show({ title: t('exported', { name }) });
    },
  });
  return { onExport: mutate, isExporting: isPending };
}
