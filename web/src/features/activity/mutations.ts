import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { copyWeek, submitDays, withdrawDays } from '#contract/activity/day-endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { send } from '../../platform/call.ts';
import type { AnyInput, CallInput } from '../../platform/call-input.ts';
import { t as words } from './components/week/messages.ts';

/** Reads everything about one's time again, and what projects sum from it. */
export const refreshActivity = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: ['daily-activity'] }),
    client.invalidateQueries({ queryKey: ['projects'], refetchType: 'none' }),
  ]);

/** A change of one's time; done when what is shown is fresh. `toast` false where the screen says what failed. */
function useChange<E extends Endpoint>(endpoint: E, toast: string | false) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<E> & AnyInput) => send(endpoint, input),
    meta: { toast },
    onSettled: () => refreshActivity(client),
  });
}

export const useCopyWeek = () => useChange(copyWeek, words('copy_failed'));
export const useSubmitDays = () => useChange(submitDays, false);
export const useWithdrawDays = () => useChange(withdrawDays, words('withdraw_failed'));
