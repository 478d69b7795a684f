import { type AnnouncementStatus, isOpen } from '#contract/announcements/states.ts';
import { brokenRule } from '#contract/errors.ts';

/** Throws 422 `announcement-sent` for what is on its way, or was. */
export const requireOpen = (status: AnnouncementStatus): void => {
  if (!isOpen(status))
    throw brokenRule(
      'announcement-sent',
      '',
      'This announcement is on its way already: what people have in their inbox can’t be changed.',
    );
};

/** The same, and 422 `announcement-is-template`. */
export const requireSendable = (status: AnnouncementStatus): void => {
  requireOpen(status);
  if (status === 'template')
    throw brokenRule('announcement-is-template', '', 'A template isn’t sent: begin an announcement from it.');
};

const A_YEAR_MS = 366 * 86_400_000;

/** When it is to be sent: now for what is past. Throws 422 for more than a year ahead. */
export const momentOfSending = (given: string | null, now: Date): Date => {
  if (given === null) return now;
  const moment = new Date(given);
  if (moment.getTime() - now.getTime() > A_YEAR_MS)
    throw brokenRule('too-far-ahead', 'send_at', 'Choose a moment within the next year.');
  return moment > now ? moment : now;
};
