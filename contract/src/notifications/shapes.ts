import { z } from 'zod';
import { id, instant } from '../shapes.ts';
import { NOTIFICATION_MODES, notificationTypes } from './catalogue.ts';

/** The ways on which somebody is told. */
export const CHANNELS = ['app', 'web-push', 'email'] as const;

/**
 * How far it got: `queued` = nobody has worked on it, `ready` = ready to be read, `error` = the way failed, `opt-out` =
 * the person doesn't want it, `sent` = delivered, `read` = marked read on this way.
 */
export const CHANNEL_STATUSES = ['queued', 'ready', 'error', 'opt-out', 'sent', 'read'] as const;

/** How much it matters; urgent passes quiet hours. */
export const PRIORITIES = ['low', 'normal', 'urgent'] as const;

/** The parts of an inbox. */
export const INBOX_VIEWS = ['all', 'unread', 'mentions', 'snoozed', 'archived'] as const;

/** How far a notification got on one way, with the moment of every step. */
export const notificationChannel = z.object({
  channel: z.enum(CHANNELS),
  status: z.enum(CHANNEL_STATUSES),
  in_digest: z.boolean(),
  attempts: z.int().min(0),
  error: z.string().nullable(),
  due_at: instant,
  queued_at: instant,
  ready_at: instant.nullable(),
  error_at: instant.nullable(),
  opt_out_at: instant.nullable(),
  sent_at: instant.nullable(),
  read_at: instant.nullable(),
});

/** What somebody is told. `title` begins with the name of whoever did it, which `actor` repeats. `surfaced_at` orders the inbox: when it came, or came back from a snooze. */
export const notification = z.object({
  uuid: id,
  type: z.enum(notificationTypes),
  title: z.string(),
  message: z.string(),
  actor: z.string().nullable(),
  organization: z.object({ id, name: z.string() }).nullable(),
  project_id: id.nullable(),
  target: z.object({ type: z.string().nullable(), id: id.nullable(), url: z.string() }),
  priority: z.enum(PRIORITIES),
  group_key: z.string().nullable(),
  reason: z.string(),
  channels: z.array(notificationChannel),
  created_at: instant,
  surfaced_at: instant,
  read_at: instant.nullable(),
  sent_at: instant.nullable(),
  snoozed_until: instant.nullable(),
  archived_at: instant.nullable(),
});

/** What stands in the inbox, and how much of it is unread. */
export const notificationCounts = z.object({ unread: z.int().min(0), total: z.int().min(0) });

const line = {
  organization_id: id.nullable(),
  project_id: id.nullable(),
  type: z.enum(notificationTypes, 'Choose a kind of notification that exists.').nullable(),
  channel: z.enum(['web-push', 'email'], 'Choose web-push or email; the inbox can’t be switched off.'),
  mode: z.enum(NOTIFICATION_MODES, 'Choose instant, digest or off.'),
};

type Line = Readonly<Record<'organization_id' | 'project_id' | 'mode', string | null> & { channel: string }>;

const requireFit = (
  { organization_id, project_id, channel, mode }: Line,
  { addIssue }: Pick<z.RefinementCtx, 'addIssue'>,
): void => {
  if (project_id !== null && organization_id === null)
    addIssue({ code: 'custom', path: ['organization_id'], message: 'Name the organization of the project.' });
  if (channel !== 'email' && mode === 'digest')
    addIssue({ code: 'custom', path: ['mode'], message: 'Only e-mail comes as a digest.' });
};

/** One line of how a person wants to be told; null stands for all of them. The narrowest line that fits counts. */
export const notificationPreference = z.object(line).superRefine(requireFit);

/** The same as it is set: without a mode it is taken back. */
export const notificationWish = z.object({ ...line, mode: line.mode.nullable() }).superRefine(requireFit);

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 22:00.');

/** Quiet hours and digests, in the person's own zone. */
export const notificationSettings = z.object({
  quiet_hours: z.object({ from: timeOfDay, to: timeOfDay }).nullable(),
  digest: z.enum(['daily', 'weekly'], 'Choose daily or weekly.'),
  digest_at: timeOfDay,
});

/** What somebody is told. */
export type Notification = z.infer<typeof notification>;
/** How far it got on one way. */
export type NotificationChannel = z.infer<typeof notificationChannel>;
/** A way on which somebody is told. */
export type Channel = NotificationChannel['channel'];
/** A part of an inbox. */
export type InboxView = (typeof INBOX_VIEWS)[number];
/** How much it matters. */
export type Priority = Notification['priority'];
/** What stands in the inbox, and how much of it is unread. */
export type NotificationCounts = z.infer<typeof notificationCounts>;
/** One line of how a person wants to be told. */
export type NotificationPreference = z.infer<typeof notificationPreference>;
/** Quiet hours and digests. */
export type NotificationSettings = z.infer<typeof notificationSettings>;
