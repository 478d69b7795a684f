import type { Selectable } from 'kysely';
import type { BulkChange } from '#contract/projects/bulk.ts';
import type { DB } from '../../../platform/tables.ts';

type Row = Selectable<DB['projects']>;

/** What of a project may be changed for many at once, and so may be taken back. */
export type Standing = Pick<
  Row,
  'owner_id' | 'tags' | 'status' | 'status_reason' | 'archived_from' | 'archived_at'
>;

/** What of a row may be changed for many at once. */
export const standingOf = (row: Standing): Standing => ({
  owner_id: row.owner_id,
  tags: row.tags,
  status: row.status,
  status_reason: row.status_reason,
  archived_from: row.archived_from,
  archived_at: row.archived_at,
});

/** A project as a change would make it, whether it may or not; `now` is when it is archived. */
export const changed = (row: Standing, change: BulkChange, now: Date): Standing => {
  const before = standingOf(row);
  switch (change.verb) {
    case 'transition':
      return { ...before, status: change.to, status_reason: change.reason || null };
    case 'assign':
      return { ...before, owner_id: change.owner_id };
    case 'tag':
      return { ...before, tags: retagged(before.tags, change) };
    case 'archive':
      return {
        ...before,
        status: 'archived',
        archived_from: row.status,
        archived_at: now.toISOString(),
      };
    case 'restore':
      return {
        ...before,
        status: row.archived_from ?? 'completed',
        archived_from: null,
        archived_at: null,
      };
  }
};

/** Tags without some and with others, each once and in the order they had. */
const retagged = (
  tags: readonly string[],
  { add, remove }: { add: string[]; remove: string[] },
): string[] => [...new Set([...tags.filter((tag) => !remove.includes(tag)), ...add])];
