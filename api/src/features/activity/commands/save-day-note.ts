import { Failure } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { findDayNote } from '../queries/day-note.ts';
import { requireMember } from '../queries/settings.ts';
import { lockTime } from '../queries/timer.ts';

interface Note {
  readonly done: string;
  readonly blockers: string;
  readonly tomorrow: string;
  /** The version that was seen; 0 for a day without a note. */
  readonly version: number;
}

/** Saves the note of a day. Throws 412 when another tab saved a newer one. */
export const saveDayNote = async (context: Context, date: string, { version, ...texts }: Note) => {
  const member = requireMember(context);
  await lockTime(context, member);
  const before = await findDayNote(context, member, date);
  if ((before?.version ?? 0) !== version)
    throw new Failure('stale', 'This note was changed in another window: compare both and save again.');
  const changes = changesBetween(before ?? {}, texts);
  if (before && Object.keys(changes).length === 0) return before;
  const { db, organization } = context;
  const saved = await db
    .insertInto('day_notes')
    .values({ org_id: organization, member_id: member, work_date: date, ...texts })
    .onConflict((conflict) => conflict.columns(['org_id', 'member_id', 'work_date']).doUpdateSet(texts))
    .returningAll()
    .executeTakeFirstOrThrow();
  await context.record({ type: 'day-note.saved', subject: { type: 'day_note', id: saved.id }, changes });
  return saved;
};
