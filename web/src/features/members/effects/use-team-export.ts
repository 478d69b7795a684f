import { useMutation } from '@tanstack/react-query';
import { exportMembersCsv, exportMembersXlsx } from '#contract/member-imports/endpoints.ts';
import { fetchFile } from '../../../platform/call.ts';
import { saveFile } from '../../../platform/list/csv.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../messages.ts';
import type { MemberQuery } from '../queries.ts';

const ENDPOINTS = { csv: exportMembersCsv, xlsx: exportMembersXlsx } as const;

/** Saves the people that the filters leave with all that is kept of them, as the file that the server makes: it can be imported again. */
export function useTeamExport(query: MemberQuery) {
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
