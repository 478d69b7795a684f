import type { Notification } from '#contract/notifications/shapes.ts';

/** Neighbours in the list that tell of the same, newest first; a notification alone is a group of one. */
export interface Group {
  /** The uuid of its oldest: newer ones come to the front of it. */
  readonly id: string;
  readonly rows: readonly [Notification, ...Notification[]];
}

/** The list, neighbours of one group_key together. */
export function groupsOf(rows: readonly Notification[]): readonly Group[] {
  const groups: [Notification, ...Notification[]][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last && row.group_key !== null && last[0].group_key === row.group_key) last.push(row);
    else groups.push([row]);
  }
  return groups.map((group) => ({ id: group.at(-1)?.uuid ?? '', rows: group }));
}
