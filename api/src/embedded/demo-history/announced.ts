import type { Role } from '#contract/access/roles.ts';
import type { AnnouncementStatus } from '#contract/announcements/states.ts';
import type { Priority } from '#contract/notifications/shapes.ts';

/** An announcement of the demo. */
export interface DemoAnnouncement {
  readonly status: AnnouncementStatus;
  readonly title: string;
  readonly message: string;
  readonly link?: string;
  readonly priority?: Priority;
  readonly roles?: readonly Role[];
  /** Codes of projects. */
  readonly projects?: readonly string[];
  readonly writtenHoursAgo: number;
  /** Of what was sent; of what waits, how many hours ahead. */
  readonly sentHoursAgo?: number;
  readonly sendInHours?: number;
}

/** Why some mails of what was sent didn't arrive, by the role of whom they were for. */
export const MAIL_FAILURES: Readonly<Partial<Record<Role, string>>> = {
  coordinator: 'The mail server refuses this recipient for good: EENVELOPE 550',
  executive: 'connect ETIMEDOUT 203.0.113.25:587',
};

/** Those who don't want mail of announcements. */
export const WITHOUT_MAIL: readonly Role[] = ['director'];

/** Why a push didn't arrive. */
export const PUSH_FAILURES: Readonly<Partial<Record<Role, string>>> = {
  member: 'No browser of this person takes pushes any more.',
};

/** Newest first. */
export const ANNOUNCEMENTS: readonly DemoAnnouncement[] = [
  {
    ...{ status: 'draft', title: 'Winter gear is in the stores', writtenHoursAgo: 2 },
    message: 'Jackets and gloves in all sizes. Bring your badge; contractors ask their coordinator first.',
    roles: ['member', 'coordinator'],
  },
  {
    ...{ status: 'scheduled', title: 'Submit November before the books close', writtenHoursAgo: 5 },
    message: 'Whatever is missing by Monday noon is billed a month later.',
    ...{ link: '/daily-activity', sendInHours: 9 * 24 },
  },
  {
    ...{ status: 'sent', title: 'Quarter-end on Friday', writtenHoursAgo: 8, sentHoursAgo: 7 },
    message: 'Please have all time submitted by Friday noon.',
    link: '/daily-activity',
  },
  {
    ...{ status: 'sent', title: 'Muster is away on Sunday from 22:00 to 23:00', priority: 'urgent' },
    message: 'What you log meanwhile is kept on your device and sent afterwards.',
    ...{ writtenHoursAgo: 80, sentHoursAgo: 74 },
  },
  {
    ...{ status: 'sent', title: 'New gate at Harbour Terminal', priority: 'low' },
    message: 'From Monday on use gate C; gate A is closed to those on foot.',
    ...{ projects: ['HRB-204'], writtenHoursAgo: 220, sentHoursAgo: 216 },
  },
  {
    ...{ status: 'template', title: 'Planned maintenance', writtenHoursAgo: 900 },
    message:
      'Muster is away on … from … to …. What you log meanwhile is kept on your device and sent afterwards.',
  },
  {
    ...{ status: 'template', title: 'Submit your week', writtenHoursAgo: 901 },
    message: 'The week is nearly over: look it through and submit it.',
    link: '/daily-activity',
  },
  {
    ...{ status: 'template', title: 'Welcome', writtenHoursAgo: 902 },
    message: 'Good to have you here. Say on your account how you want to be told of things.',
    ...{ link: '/account', roles: ['member'] },
  },
];
