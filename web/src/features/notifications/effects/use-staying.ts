import { useState } from 'react';
import type { Notification } from '#contract/notifications/shapes.ts';
import type { InboxPlace } from '../../../platform/notifications/inbox-address.ts';
import { queryOf } from './inbox-query.ts';

type Rows = readonly Notification[];

/**
 * In the unread part of the inbox: what is read there stays where it stood, without its dot, until somebody goes to another
 * part or closes the inbox, so that the list doesn't move under whoever works through it. Elsewhere nothing has to.
 */
export function useStaying(place: InboxPlace, rows: Rows | undefined) {
  const of = JSON.stringify(queryOf(place));
  const [read, setRead] = useState<{ of: string; rows: Rows }>({ of, rows: [] });
  if (read.of !== of) setRead({ of, rows: [] });
  const without = (id: string) => read.rows.filter(({ uuid }) => uuid !== id);
  return {
    rows: rows && place.view === 'unread' ? unreadOr(read.rows, rows) : rows,
    /** It was read here. */
    stay: (row: Notification) => setRead({ of, rows: [...without(row.uuid), row] }),
    /** It was put away; without an id all of them go. */
    leave: (id?: string) => setRead({ of, rows: id === undefined ? [] : without(id) }),
  };
}

/** What is unread, and what stays although it isn't, in the order of the inbox. */
function unreadOr(staying: Rows, rows: Rows): Rows {
  const unread = rows.filter(({ read_at }) => !read_at);
  const read = staying.filter(({ uuid }) => !unread.some((row) => row.uuid === uuid));
  return [...unread, ...read].sort(
    (one, other) => Date.parse(other.surfaced_at) - Date.parse(one.surfaced_at),
  );
}
