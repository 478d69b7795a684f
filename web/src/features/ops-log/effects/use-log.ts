import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { OpsLogEntry } from '#contract/ops-log/shapes.ts';
import { isCallError } from '../../../platform/call-error.ts';
import { isUnreached } from '../../../platform/http/unreached.ts';
import { useIsOnline } from '../../../platform/offline/use-online.ts';
import { opsLog } from '../queries.ts';
import type { OpsLogSearch } from './ops-log-address.ts';
import { matches } from './unsent/matches.ts';
import { useUnsentLog } from './unsent/use-unsent-log.ts';
import { useAsked } from './use-filters.ts';

const MINUTE = 60_000;
/** Further down nobody looks for what is new, and every page is asked again. */
const PAGES_KEPT_FRESH = 3;

/** What an address asks of an ops-log, page after page, every record once; and what waits on this device. */
export function useLog(project_id: string, search: OpsLogSearch) {
  const asked = useAsked(search);
  const {
    data,
    dataUpdatedAt,
    isPlaceholderData,
    error,
    refetch,
    hasNextPage,
    isFetchingNextPage,
    fetchNextPage,
  } = useInfiniteQuery({
    ...opsLog(project_id, asked),
    refetchInterval: ({ state }) =>
      state.error === null && (state.data?.pages.length ?? 0) <= PAGES_KEPT_FRESH ? MINUTE : false,
  });
  const isOnline = useIsOnline();
  const wanted = { ...search, from: asked.from, to: asked.to };
  const kept = useLastRead(project_id, !data && isUnreached(error));
  const all = data?.pages.flatMap((page) => page.data) ?? kept?.entries.filter((one) => matches(one, wanted));
  const once: readonly OpsLogEntry[] = [...new Map(all?.map((entry) => [entry.id, entry])).values()];
  const isOld = !isOnline || isUnreached(error);
  return {
    ...{ entries: useUnsentLog(project_id, once, wanted), error, refetch, isFetchingNextPage },
    hasNextPage: hasNextPage && data !== undefined,
    more: () => void fetchNextPage(),
    isRead: all !== undefined,
    /** These answer what was asked before. */
    isOfBefore: isPlaceholderData,
    isRefused: !data && isCallError(error, 403),
    /** Of what was read before there was no network: when, and of how many records these are, where that answers no filters. */
    old:
      isOld && all ? { readAt: kept?.readAt ?? dataUpdatedAt, isOnline, outOf: kept?.entries.length } : null,
  };
}

/** An ops-log as far as it is read. */
export type Log = ReturnType<typeof useLog>;

/** The newest records as they were read last, where filters can't be answered; null otherwise, and where they never were. */
function useLastRead(project_id: string, isWanted: boolean) {
  const client = useQueryClient();
  const state = isWanted ? client.getQueryState(opsLog(project_id, {}).queryKey) : undefined;
  if (!state?.data) return null;
  return { entries: state.data.pages.flatMap((page) => page.data), readAt: state.dataUpdatedAt };
}

/** What a correction stands in the place of: the correction before it, or the entry; undefined where that isn't read. */
export function correctedBy(entry: OpsLogEntry, entries: readonly OpsLogEntry[]): OpsLogEntry | undefined {
  const { corrects, sequence } = entry;
  if (!corrects) return undefined;
  const first = entries.find(({ id }) => id === corrects.id);
  const before = first?.corrected_by.findLast((one) => one.sequence < sequence);
  return before ? entries.find(({ id }) => id === before.id) : first;
}
