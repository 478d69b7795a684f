import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyInput } from '#contract/endpoint.ts';
import { approveLeave, rejectLeave } from '#contract/leave/deciding-endpoints.ts';
import { adjustBalance, cancelLeave, requestLeave } from '#contract/leave/endpoints.ts';
import {
  addLeaveBlock,
  changeHolidays,
  grantYear,
  type LeaveBlock,
  offerHolidays,
  removeLeaveBlock,
  updateLeaveSettings,
} from '#contract/leave/settings-endpoints.ts';
import type { Leave } from '#contract/leave/shapes.ts';
import { call } from '../../platform/call.ts';
import { t } from './messages.ts';

const TOUCHED = ['leave', 'leave-calendar', 'leave-settings', 'daily-activity', 'projects', 'roster'];

/** Everything that shows who is away is another than before. */
function useRefresh() {
  const client = useQueryClient();
  return () => void Promise.all(TOUCHED.map((first) => client.invalidateQueries({ queryKey: [first] })));
}

/** Asks for leave. The form says what was refused. */
export function useRequestLeave() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: BodyInput<typeof requestLeave>) => call(requestLeave, { body }),
    meta: { toast: false },
    onSuccess: refresh,
  });
}

/** Cancels leave. */
export function useCancelLeave() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, version }: Pick<Leave, 'id' | 'version'>) =>
      call(cancelLeave, { params: { leave_id: id }, body: { version } }),
    meta: { toast: t('cancel_failed') },
    onSettled: refresh,
  });
}

/** Approves leave, with what becomes of its shifts. The dialog says what was refused. */
export function useApproveLeave() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string } & BodyInput<typeof approveLeave>) =>
      call(approveLeave, { params: { leave_id: id }, body }),
    meta: { toast: false },
    onSuccess: refresh,
  });
}

/** Rejects leave. The dialog says what was refused. */
export function useRejectLeave() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string } & BodyInput<typeof rejectLeave>) =>
      call(rejectLeave, { params: { leave_id: id }, body }),
    meta: { toast: false },
    onSuccess: refresh,
  });
}

/** Corrects a balance. The form says what was refused. */
export function useAdjustBalance() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: BodyInput<typeof adjustBalance>) => call(adjustBalance, { body }),
    meta: { toast: false },
    onSuccess: refresh,
  });
}

/** Changes what is counted, or whose holidays are kept. The form says what was refused. */
export function useUpdateSettings() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ version, ...body }: { version: number } & BodyInput<typeof updateLeaveSettings>) =>
      call(updateLeaveSettings, { body, version }),
    meta: { toast: false },
    onSettled: refresh,
  });
}

/** Gives everybody what they don't have yet of a year. */
export function useGrantYear() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (year: number) => call(grantYear, { body: { year } }),
    meta: { toast: t('save_failed') },
    onSettled: refresh,
  });
}

/** Blocks days. The form says what was refused. */
export function useAddBlock() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: BodyInput<typeof addLeaveBlock>) => call(addLeaveBlock, { body }),
    meta: { toast: false },
    onSettled: refresh,
  });
}

/** Frees blocked days. */
export function useRemoveBlock() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, version }: Pick<LeaveBlock, 'id' | 'version'>) =>
      call(removeLeaveBlock, { params: { block_id: id }, version }),
    meta: { toast: t('block_failed') },
    onSettled: refresh,
  });
}

/** Writes and removes holidays. */
export function useChangeHolidays() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (holidays: BodyInput<typeof changeHolidays>['holidays']) =>
      call(changeHolidays, { body: { holidays } }),
    meta: { toast: t('change_failed') },
    onSettled: refresh,
  });
}

/** Asks for the public holidays of a country. */
export const fetchOffered = (year: number, country: string, region: string | null) =>
  call(offerHolidays, { query: { year, country, ...(region ? { region } : {}) } });
