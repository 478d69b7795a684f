import type { Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { NewEvent } from '../../../platform/events.ts';
import type { DB } from '../../../platform/tables.ts';

/** A row of comments. */
export type CommentRow = Selectable<DB['comments']>;

/** A body as its row holds it: a blank where files alone say it, since the row of a comment that isn't deleted holds some text. */
export const storedBody = (body: string): string => body || ' ';

/** Writes fields of a comment. */
export const writeComment = async (
  { db, organization }: Context,
  id: string,
  fields: Updateable<DB['comments']>,
): Promise<void> => {
  await db
    .updateTable('comments')
    .set(fields)
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .execute();
};

/** Counts a reply that came to a thread or left it; one that was just said brings the thread to the front. */
export const countReply = async (
  { db, organization }: Context,
  thread: string,
  by: 1 | -1,
  said = false,
): Promise<void> => {
  await db
    .updateTable('comments')
    .set({ replies: sql`replies + ${by}`, ...(said ? { active_at: sql`now()` } : {}) })
    .where('org_id', '=', organization)
    .where('id', '=', thread)
    .execute();
};

/** What happened to a comment. */
export const happened = (
  { id, project_id, thread_id }: Pick<CommentRow, 'id' | 'project_id' | 'thread_id'>,
  type: NewEvent['type'],
  changes: NewEvent['changes'] = {},
): NewEvent => ({
  type,
  subject: { type: 'comment', id },
  project: project_id,
  changes,
  ...(thread_id ? { data: { thread_id } } : {}),
});
