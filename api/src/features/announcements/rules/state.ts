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
