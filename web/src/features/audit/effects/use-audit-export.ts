import { useMutation } from '@tanstack/react-query';
import { exportAudit } from '#contract/audit/endpoints.ts';
import { fetchFile } from '../../../platform/call.ts';
import { saveFile } from '../../../platform/list/csv.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../messages.ts';
import type { AuditQuery } from '../queries.ts';

/** Saves everything that the filters leave, as the CSV file that the server makes. */
export function useAuditExport(query: AuditQuery) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchFile(exportAudit, { query }),
    meta: { toast: t('export_failed') },
    onSuccess: ({ name, bytes }) => {
      saveFile(name, bytes);
      toast.show({ title: t('exported', { name }) });
    },
  });
  return { onExport: () => mutate(), isExporting: isPending };
}
