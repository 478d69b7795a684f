import type { EntryStatus } from '#contract/activity/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import type { EntryRow } from '../queries/entries.ts';

const EVENTS = { submitted: 'activity.submitted', draft: 'activity.withdrawn' } as const;

/** Brings entries into another state, with an event each. */
export const moveEntries = async (
  { db, organization, record }: Context,
  entries: readonly EntryRow[],
  status: keyof typeof EVENTS & EntryStatus,
): Promise<void> => {
  if (entries.length === 0) return;
  await db
    .updateTable('activity_entries')
    .set({ status, status_reason: null })
    .where('org_id', '=', organization)
    .where(
      'id',
      'in',
      entries.map(({ id }) => id),
    )
    .execute();
  await record(
    ...entries.map((entry) => ({
      type: EVENTS[status],
      subject: { type: 'activity_entry', id: entry.id },
      project: entry.project_id,
      changes: { status: [entry.status, status] as const },
    })),
  );
};
