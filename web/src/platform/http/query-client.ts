import {
  type DefaultOptions,
  MutationCache,
  onlineManager,
  QueryCache,
  QueryClient,
} from '@tanstack/react-query';
import { type CallError, isCallError } from '../call-error.ts';
import { myPolicy } from '../person.ts';
import { report } from '../reporting.ts';
import { isUnreached } from './unreached.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { toast?: string };
    mutationMeta: {
      /** Title of the toast when the change fails; false where the screen says it itself. */
      toast?: string | false;
    };
  }
}

/** Says that something failed; `isRead` where it changes nothing and older rows stay on the page. */
export type Complain = (title: string | undefined, error: unknown, isRead: boolean) => void;

/** Says that a change wasn't allowed, and why. */
export type Refuse = (title: string | undefined, error: CallError) => void;

const QUIET = [401, 403];

/**
 * How reads and changes behave. Nothing is retried here: `call` has the rule. Without a network a read fails at once, so
 * that its page says so instead of waiting for ever, and is asked again when the network is back (decision 0051).
 */
export const DEFAULTS: DefaultOptions = {
  queries: {
    retry: false,
    networkMode: 'offlineFirst',
    refetchOnReconnect: true,
    staleTime: 30_000,
    gcTime: 10 * 60_000,
    refetchOnWindowFocus: true,
  },
  mutations: { retry: false, networkMode: 'always' },
};

/**
 * The client of all reads and changes. A failed change raises a toast unless its screen speaks; a failed read raises one
 * only over data that is already shown, and none while there is no network; that nobody answers is said once, until somebody does. 401 and 403 raise none; a change that isn't
 * allowed is told by `refuse`. Whoever is refused may have lost a right, so theirs are read anew.
 */
export function createQueryClient(complain: Complain, refuse: Refuse): QueryClient {
  let isUnreachedSaid = false;
  const speak = (title: string | undefined, error: unknown, isRead: boolean) => {
    if (!isCallError(error) && !isUnreached(error)) report(error, 'error');
    if (!isCallError(error) || !QUIET.includes(error.status)) complain(title, error, isRead);
  };
  const lookAgain = (error: unknown) => {
    if (isCallError(error, 403) || isCallError(error, 404))
      void client.invalidateQueries({ queryKey: myPolicy.queryKey });
  };
  const client = new QueryClient({
    queryCache: new QueryCache({
      onSuccess: () => {
        isUnreachedSaid = false;
      },
      onError: (error, { meta, state }) => {
        lookAgain(error);
        if (isUnreached(error) && (isUnreachedSaid || !onlineManager.isOnline())) return;
        if (!meta?.toast && state.data === undefined) return;
        isUnreachedSaid = isUnreached(error);
        speak(meta?.toast, error, true);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _input, _result, { meta }) => {
        lookAgain(error);
        if (meta?.toast === false) return;
        if (isCallError(error, 403)) refuse(meta?.toast, error);
        else speak(meta?.toast, error, false);
      },
    }),
    defaultOptions: DEFAULTS,
  });
  return client;
}
