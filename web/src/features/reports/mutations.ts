import { useMutation, useQueryClient } from '@tanstack/react-query';
import { settleReportedError } from '#contract/reports/endpoints.ts';
import type { ReportedErrorDetail } from '#contract/reports/shapes.ts';
import { call } from '../../platform/call.ts';
import { toast } from '../../ui/feedback/toast/toast.ts';
import { t } from './messages.ts';
import { reportedError } from './queries.ts';

/** Resolves an error over the version that was seen, or opens it again. */
export function useSettleError() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version, status }: ReportedErrorDetail) =>
      call(settleReportedError, {
        params: { error_id: id },
        version,
        body: { status: status === 'open' ? 'resolved' : 'open' },
      }),
    meta: { toast: t('settle_failed') },
    onSuccess: (changed) => {
      queries.setQueryData(reportedError(changed.id).queryKey, changed);
      toast.show({ title: t(changed.status === 'open' ? 'reopened' : 'resolved') });
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: ['reports'] }),
  });
}
