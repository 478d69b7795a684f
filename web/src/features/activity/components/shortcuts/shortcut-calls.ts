import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  answerProposal,
  changeRecurring,
  createRecurring,
  deleteRecurring,
  listFavourites,
  listProposals,
  listRecurring,
  orderFavourites,
  pinFavourite,
  unpinFavourite,
} from '#contract/activity/shortcut-endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { send } from '../../../../platform/call.ts';
import type { AnyInput, CallInput } from '../../../../platform/call-input.ts';
import { reading } from '../../../../platform/reading.ts';
import { refreshActivity } from '../../mutations.ts';
import { t } from './messages.ts';

/** What one pinned. */
export const favouriteList = () => ({ ...reading(listFavourites), staleTime: 60_000 });
/** One's recurring entries. */
export const recurringList = () => reading(listRecurring);
/** What is proposed for a day. */
export const proposalList = (date: string) => reading(listProposals, { query: { date } });

const refreshShortcuts = (client: QueryClient) =>
  Promise.all(
    [favouriteList(), recurringList()].map(({ queryKey }) => client.invalidateQueries({ queryKey })),
  );

function useShortcut<E extends Endpoint>(
  endpoint: E,
  toast: string | false,
  refresh: (client: QueryClient) => Promise<unknown> = refreshShortcuts,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<E> & AnyInput) => send(endpoint, input),
    meta: { toast },
    onSettled: () => refresh(client),
  });
}

export const usePinFavourite = () => useShortcut(pinFavourite, t('pin_failed'));
export const useOrderFavourites = () => useShortcut(orderFavourites, t('change_failed'));
export const useUnpinFavourite = () => useShortcut(unpinFavourite, t('change_failed'));
export const useCreateRecurring = () => useShortcut(createRecurring, false, refreshActivity);
export const useChangeRecurring = () => useShortcut(changeRecurring, false, refreshActivity);
export const useDeleteRecurring = () => useShortcut(deleteRecurring, t('save_failed'), refreshActivity);
export const useAnswerProposal = () => useShortcut(answerProposal, t('answer_failed'), refreshActivity);
