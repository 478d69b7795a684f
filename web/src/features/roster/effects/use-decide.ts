import { useMutation } from '@tanstack/react-query';
import { approveSwap, rejectSwap } from '#contract/swaps/endpoints.ts';
import type { JudgedSwap } from '#contract/swaps/shapes.ts';
import { call } from '../../../platform/call.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { useRefresh } from './use-refresh.ts';
import { whyRefused } from './why-refused.ts';

/** Approves a request, or rejects it with a reason; `said` = what is told then. A refusal stands beside the request. */
export function useDecide({ id, version, project }: JudgedSwap, said: (isApproved: boolean) => string) {
  const refresh = useRefresh();
  const params = { project_id: project.id, swap_id: id };
  const { mutate, error, isPending } = useMutation({
    mutationFn: (reason: string | null) =>
      reason === null
        ? call(approveSwap, { params, body: { version } })
        : call(rejectSwap, { params, body: { version, reason } }),
    meta: { toast: false },
    onSuccess: (_, reason) => {
      toast.show({ title: said(reason === null) });
    },
    onSettled: refresh,
  });
  return {
    approve: () => mutate(null),
    reject: (reason: string) => mutate(reason),
    isBusy: isPending,
    problem: error ? whyRefused(error) : undefined,
  };
}
