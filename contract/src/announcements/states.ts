import { z } from 'zod';

/**
 * The states of an announcement, in the order of its life. A template is never sent: others are begun from it. `sending` lasts
 * until everybody of its audience has it in their inbox.
 */
export const ANNOUNCEMENT_STATUSES = ['template', 'draft', 'scheduled', 'sending', 'sent'] as const;

/** A state of an announcement. */
export const announcementStatus = z.enum(ANNOUNCEMENT_STATUSES);

/** A state of an announcement. */
export type AnnouncementStatus = z.infer<typeof announcementStatus>;

/** True while its words and its audience may change, and while it may be thrown away. */
export const isOpen = (status: AnnouncementStatus): boolean =>
  status === 'template' || status === 'draft' || status === 'scheduled';
