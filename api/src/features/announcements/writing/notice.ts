import type { Selectable } from 'kysely';
import type { Notice } from '../../../platform/reactions.ts';
import type { DB } from '../../../platform/tables.ts';

type Said = Pick<Selectable<DB['announcements']>, 'id' | 'title' | 'message' | 'link' | 'priority'>;

/** What an announcement tells somebody; without a page it leads to the inbox alone. */
export const noticeOf = (
  { id, title, message, link, priority }: Said,
  to: Pick<Notice, 'recipient' | 'reason' | 'source'> & { readonly project: string | null },
): Notice => ({
  ...to,
  type: 'announcement.sent',
  ...{ title, message, priority },
  url: link ?? '/#inbox',
  target: { type: 'announcement', id },
  // Its author is told as everybody is.
  receipt: true,
});

/** What everybody's notification of an announcement is named by, so that nobody is told of it twice. */
export const sourceOf = (announcement: string): string => `announcement:${announcement}`;
