import { useMutation, useQueryClient } from '@tanstack/react-query';
import { closeMonth, reopenMonth } from '#contract/activity/month-endpoints.ts';
import type { ClosingMonth } from '#contract/activity/month-shapes.ts';
import type { ApprovalSettings } from '#contract/activity/settings-endpoints.ts';
import { updateSettings } from '#contract/organizations/endpoints.ts';
import { call } from '../../platform/call.ts';
import { useOrganization } from '../../platform/person.ts';

/** Everything that time shows is another than before. */
function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['daily-activity'] });
}

type Seen = Pick<ClosingMonth, 'month' | 'version'>;

/** Closes a month as it was seen. The dialog says what was refused. */
export function useCloseMonth() {
  const refresh = useRefresh();
  const { id: organization } = useOrganization();
  return useMutation({
    mutationFn: ({ month, version, leave }: Seen & { leave: boolean }) =>
      call(closeMonth, { params: { month }, body: { version, leave_unapproved: leave }, organization }),
    meta: { toast: false },
    onSettled: refresh,
  });
}

/** Opens a closed month again. The dialog says what was refused. */
export function useReopenMonth() {
  const refresh = useRefresh();
  const { id: organization } = useOrganization();
  return useMutation({
    mutationFn: ({ month, version, reason }: Seen & { reason: string }) =>
      call(reopenMonth, { params: { month }, body: { version, reason }, organization }),
    meta: { toast: false },
    onSettled: refresh,
  });
}

/** Changes how time is approved, of the organization's settings. */
export function useChangeApprovalSettings() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ version, ...body }: ApprovalSettings) => call(updateSettings, { body, version }),
    meta: { toast: false },
    onSettled: refresh,
  });
}
