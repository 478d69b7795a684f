import { z } from 'zod';
import { ROLES, role } from '../access/roles.ts';
import { notificationTypes } from '../notifications/catalogue.ts';
import { CHANNEL_STATUSES, CHANNELS, PRIORITIES } from '../notifications/shapes.ts';
import { entity, id, instant, reference } from '../shapes.ts';
import { announcementStatus } from './states.ts';

/** The most organizations, and the most projects, that one announcement goes to. */
export const MOST_PLACES = 50;
/** The most people that one announcement names. */
export const MOST_NAMED = 200;

/**
 * Whom it goes to: everybody with an account and a place in one of the organizations, those with one of the roles there where
 * roles are named, those on the team of one of the projects where projects are named. Somebody in several of them is told once.
 */
export const audience = z.object({
  organizations: z
    .array(id)
    .min(1, 'Choose at least one organization.')
    .max(MOST_PLACES, `Choose at most ${MOST_PLACES} organizations.`),
  roles: z.array(role).max(ROLES.length),
  projects: z.array(id).max(MOST_PLACES, `Choose at most ${MOST_PLACES} projects.`),
  /** Of these the ones alone who are named, by the ids of members; absent where nobody is. */
  people: z.array(id).min(1).max(MOST_NAMED, `Name at most ${MOST_NAMED} people.`).optional(),
});

/** Whom an announcement goes to. */
export type Audience = z.infer<typeof audience>;

/** What is said, and to whom. `link` is a page of the application, from `/` on; null leads to the inbox alone. */
export const announcementFields = z.object({
  title: z.string().trim().min(1, 'Enter a title.').max(120, 'Use at most 120 characters.'),
  message: z.string().trim().max(2_000, 'Use at most 2 000 characters.'),
  link: z
    .string()
    .trim()
    .max(500, 'Use at most 500 characters.')
    .regex(/^\/(?![/\\])\S*$/, 'Enter a page of Muster, from its first slash on, such as /daily-activity.')
    .nullable(),
  priority: z.enum(PRIORITIES, 'Choose low, normal or urgent.'),
  audience,
});

/** A new announcement, as a draft unless it is to be a template. */
export const newAnnouncement = announcementFields
  .partial()
  .required({ title: true, audience: true })
  .extend({ status: announcementStatus.extract(['template', 'draft']).optional() });

/** A new announcement. */
export type NewAnnouncement = z.infer<typeof newAnnouncement>;

/** What changes of an announcement; the audience changes as a whole. */
export const announcementChanges = announcementFields.partial();

/** What changes of an announcement. */
export type AnnouncementChanges = z.infer<typeof announcementChanges>;

/**
 * What an organization tells its people. `author` is null once forgotten. `people` says how many have it in their inbox by now.
 * `problem` says in a sentence why it wasn't sent when it was due; it is a draft again then.
 */
export const announcement = z.object({
  ...entity.shape,
  ...announcementFields.shape,
  status: announcementStatus,
  author: z.object({ name: z.string() }).nullable(),
  send_at: instant.nullable(),
  sent_at: instant.nullable(),
  people: z.int().min(0),
  problem: z.string().nullable(),
});

/** What an organization tells its people. */
export type Announcement = z.infer<typeof announcement>;

/** How many people are on one way how far. */
export const deliveryCounts = z.object({
  channel: z.enum(CHANNELS),
  counts: z.record(z.enum(CHANNEL_STATUSES), z.int().min(0)),
});

/** The same with how it was delivered so far, and the names of its places. */
export const announcementDetail = z.object({
  ...announcement.shape,
  organizations: z.array(reference),
  projects: z.array(reference),
  report: z.array(deliveryCounts),
});

/** An announcement with how it was delivered. */
export type AnnouncementDetail = z.infer<typeof announcementDetail>;

/** How many would have it at once, with their digest, or not at all on this way, if it were sent now. */
const reach = z.object({
  channel: z.enum(CHANNELS).exclude(['app']),
  instant: z.int().min(0),
  digest: z.int().min(0),
  off: z.int().min(0),
});

/** Who would be told now. `sample` holds the first names by the alphabet; `without_account` can't be told: they have never signed in. */
export const audiencePreview = z.object({
  people: z.int().min(0),
  without_account: z.int().min(0),
  sample: z.array(z.string()),
  reach: z.array(reach),
});

/** Who would be told now. */
export type AudiencePreview = z.infer<typeof audiencePreview>;

/** A way on which somebody couldn't be told, and why. */
export const failedDelivery = z.object({
  notification_id: id,
  type: z.enum(notificationTypes),
  channel: z.enum(CHANNELS).exclude(['app']),
  person: z.object({ name: z.string(), email: z.string() }),
  error: z.string(),
  attempts: z.int().min(0),
  error_at: instant,
});

/** A way on which somebody couldn't be told, and why. */
export type FailedDelivery = z.infer<typeof failedDelivery>;
