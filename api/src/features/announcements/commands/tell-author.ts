import type { z } from 'zod';
import type { Database } from '../../../platform/postgres/database.ts';
import type { Tell } from '../../../platform/reactions.ts';
import { lockAnnouncement } from '../queries/announcements.ts';
import type { tryingOrder } from '../queries/order.ts';
import { noticeOf, sourceOf } from '../writing/notice.ts';

/** Tells whoever tries an announcement out, and nobody else; nothing of one that is gone. */
export const tellAuthor = async (
  db: Database,
  { organization, announcement, by, mark }: z.infer<typeof tryingOrder>,
  tell: Tell,
): Promise<void> => {
  const said = await lockAnnouncement({ db, organization }, announcement);
  if (!said) return;
  const notice = noticeOf(said, {
    recipient: by,
    project: null,
    reason: 'You are trying this announcement out.',
    source: `${sourceOf(announcement)}:try:${mark}`,
  });
  await tell({ db, organization, now: new Date() }, [notice]);
};
