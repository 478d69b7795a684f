import { useInfiniteQuery } from '@tanstack/react-query';
import type { OpsLogEntry } from '#contract/ops-log/shapes.ts';
import { isCallError } from '../../../platform/call-error.ts';
import { opsLog } from '../queries.ts';
import type { OpsLogSearch } from './ops-log-address.ts';
import { useAsked } from './use-filters.ts';

const MINUTE = 60_000;
/** Further down nobody looks for what is new, and every page is asked again. */
const PAGES_KEPT_FRESH = 3;

/** What an address asks of an ops-log, page after page, every record once. */
export function useLog(project_id: string, search: OpsLogSearch) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    ...opsLog(project_id, useAsked(search)),
    refetchInterval: ({ state }) =>
      state.error === null && (state.data?.pages.length ?? 0) <= PAGES_KEPT_FRESH ? MINUTE : false,
  });
  const all = data?.pages.flatMap((page) => page.data) ?? [];
  const entries: readonly OpsLogEntry[] = [...new Map(all.map((entry) => [entry.id, entry])).values()];
  return {
    ...{ entries, error, refetch, hasNextPage, isFetchingNextPage },
    more: () => void fetchNextPage(),
    isRead: data !== undefined,
    isRefused: !data && isCallError(error, 403),
  };
}

/** An ops-log as far as it is read. */
export type Log = ReturnType<typeof useLog>;

/** What a correction stands in the place of: the correction before it, or the entry; undefined where that isn't read. */
export function correctedBy(entry: OpsLogEntry, entries: readonly OpsLogEntry[]): OpsLogEntry | undefined {
  const { corrects, sequence } = entry;
  if (!corrects) return undefined;
  const first = entries.find(({ id }) => id === corrects.id);
  const before = first?.corrected_by.findLast((one) => one.sequence < sequence);
  return before ? entries.find(({ id }) => id === before.id) : first;
}
