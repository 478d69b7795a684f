import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { dayIn } from '../../../platform/format/dates.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { opsLogEntry } from '../queries.ts';
import type { OpsLogSearch } from './ops-log-address.ts';
import type { useFilters } from './use-filters.ts';
import type { Log } from './use-log.ts';

type Followed = Pick<ReturnType<typeof useFilters>, 'open' | 'narrow'> & {
  project_id: string;
  search: OpsLogSearch;
  log: Log;
  /** Nothing narrows the log. */
  isWhole: boolean;
};

/** So many pages of a day are read until an entry of it comes. */
const PAGES = 10;

/**
 * Which entry the address named last: it is marked. Whoever came by a link, and didn't open it here, has it brought into sight; a log
 * that isn't read as far down is narrowed to its day.
 */
export function useFollowed({ project_id, search: { entry }, log, isWhole, open, narrow }: Followed) {
  const format = useFormat();
  const [marked, setMarked] = useState(entry);
  if (entry && entry !== marked) setMarked(entry);
  const opened = useRef<string>(undefined);
  const followed = useRef({ entry: '', pages: 0 });
  const { entries, isRead, isOfBefore, hasNextPage, isFetchingNextPage, more, old } = log;
  const isThere = entries.some(({ id }) => id === marked);
  const mayCome = isRead && !isThere && hasNextPage && !isOfBefore && !old;
  const isMissing = entry !== undefined && mayCome && opened.current !== entry;
  const { data } = useQuery({ ...opsLogEntry(project_id, entry ?? ''), enabled: isMissing });
  const day = isMissing && data ? dayIn(format.zone, data.occurred_at) : undefined;
  useEffect(() => {
    if (!marked || !isThere || opened.current === marked) return;
    opened.current = marked;
    rowOf(marked)?.scrollIntoView({ block: 'center' });
  }, [marked, isThere]);
  useEffect(() => {
    if (!day || !entry) return;
    const { current } = followed;
    if (current.entry !== entry && isWhole) {
      followed.current = { entry, pages: 0 };
      narrow(day);
    } else if (current.entry === entry && current.pages < PAGES && !isFetchingNextPage) {
      current.pages += 1;
      more();
    }
  });
  useEffect(() => {
    // Whoever came by a link has nothing that a closed box could give the focus back to.
    if (!entry && marked && document.activeElement === document.body) titleOf(marked)?.focus();
  }, [entry, marked]);
  const onOpen = (id: string | undefined) => {
    opened.current = id ?? opened.current;
    open(id);
  };
  return { marked, onOpen };
}

const rowOf = (id: string): HTMLElement | null => document.querySelector(`[data-entry="${CSS.escape(id)}"]`);

const titleOf = (id: string): HTMLElement | null | undefined =>
  rowOf(id)?.querySelector('[data-entry-title]');
