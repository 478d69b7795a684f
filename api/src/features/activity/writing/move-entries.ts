import type { EntryStatus } from '#contract/activity/shapes.ts';
import type { Context } from '../../../platform/context.ts';

const MOVES = {
  submit: { status: 'submitted', type: 'activity.submitted' },
  withdraw: { status: 'draft', type: 'activity.withdrawn' },
  approve: { status: 'approved', type: 'activity.approved' },
  reject: { status: 'rejected', type: 'activity.rejected' },
  reopen: { status: 'submitted', type: 'activity.reopened' },
} as const satisfies Record<string, { status: EntryStatus; type: string }>;

/** What moving an entry takes. */
export interface Movable {
  readonly id: string;
  readonly project_id: string | null;
  readonly status: EntryStatus;
}

/** Brings entries into another state, with an event each that says `why`; `reason` stands beside it for whoever logged them. */
export const moveEntries = async (
  { db, organization, record }: Context,
  entries: readonly Movable[],
  move: keyof typeof MOVES,
  reason: string | null = null,
  why: Readonly<Record<string, unknown>> = {},
): Promise<void> => {
  if (entries.length === 0) return;
  const { status, type } = MOVES[move];
  await db
    .updateTable('activity_entries')
    .set({ status, status_reason: reason })
    .where('org_id', '=', organization)
    .where(
      'id',
      'in',
      entries.map(({ id }) => id),
    )
    .execute();
  await record(
    ...entries.map((entry) => ({
      type,
      subject: { type: 'activity_entry', id: entry.id },
      project: entry.project_id,
      changes: { status: [entry.status, status] as const },
      data: reason === null ? why : { ...why, reason },
    })),
  );
};
