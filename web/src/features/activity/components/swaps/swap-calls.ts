import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addDays } from '#contract/activity/rules.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { readOwnPlan } from '#contract/shifts/plan-endpoints.ts';
import { readProjectRoster } from '#contract/shifts/shift-endpoints.ts';
import { acceptSwap, cancelSwap, createSwap, declineSwap, listOwnSwaps } from '#contract/swaps/endpoints.ts';
import { OPEN_SWAPS } from '#contract/swaps/states.ts';
import { send } from '../../../../platform/call.ts';
import type { AnyInput, CallInput } from '../../../../platform/call-input.ts';
import { reading } from '../../../../platform/reading.ts';
import { refreshActivity } from '../../mutations.ts';
import { t } from './messages.ts';

const WEEKS = 27;

/** What one asks of others and others of oneself, as far as something can still come of it. */
export const openSwaps = () => reading(listOwnSwaps, { query: { status: [...OPEN_SWAPS] } });

/** The shifts of a project in the next four weeks, with their people. */
export const comingRoster = (project_id: string, today: string) => ({
  ...reading(readProjectRoster, {
    ...{ params: { project_id }, query: { from: today, to: addDays(today, WEEKS) } },
  }),
  staleTime: 0,
});

/** One's own shifts in the next four weeks. */
export const comingPlan = (today: string) => ({
  ...reading(readOwnPlan, { query: { from: today, to: addDays(today, WEEKS) } }),
  staleTime: 0,
});

function useWrite<E extends Endpoint>(endpoint: E, toast: string | false = false) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<E> & AnyInput) => send(endpoint, input),
    meta: { toast },
    onSettled: () =>
      Promise.all([refreshActivity(client), client.invalidateQueries({ queryKey: ['swaps'] })]),
  });
}

export const useAsk = () => useWrite(createSwap);
export const useAccept = () => useWrite(acceptSwap);
export const useDeclineSwap = () => useWrite(declineSwap);
export const useTakeBack = () => useWrite(cancelSwap, t('take_back_failed'));
