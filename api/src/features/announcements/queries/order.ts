import { z } from 'zod';

/** The queue of announcements to send; each job is a {@link sendingOrder}. */
export const SENDING = 'announcement-sending';

/** The queue of announcements that somebody sends to themselves; each job is a {@link tryingOrder}. */
export const TRYING = 'announcement-trying';

/** What is to be sent when. Of an announcement that was put off or taken back since, nothing is done. */
export const sendingOrder = z.object({
  organization: z.uuid(),
  announcement: z.uuid(),
  send_at: z.iso.datetime(),
});

/** What is to be sent when. */
export type SendingOrder = z.infer<typeof sendingOrder>;

/** What somebody sends to themselves; `mark` tells this time from another. */
export const tryingOrder = z.object({
  organization: z.uuid(),
  announcement: z.uuid(),
  /** Identity subject. */
  by: z.string(),
  mark: z.string(),
});
