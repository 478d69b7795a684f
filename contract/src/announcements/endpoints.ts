import { z } from 'zod';
import { role } from '../access/roles.ts';
import { endpoint } from '../endpoint.ts';
import { page, pageQuery, several, sortBy } from '../pagination.ts';
import { id, instant } from '../shapes.ts';
import {
  announcement,
  announcementChanges,
  announcementDetail,
  audiencePreview,
  MOST_NAMED,
  MOST_PLACES,
  newAnnouncement,
} from './shapes.ts';
import { announcementStatus } from './states.ts';

const params = z.object({ announcement_id: id });
const place = '/announcements/:announcement_id';
const object = '/announcements';

/** One or several in an address, as many as an audience may name. */
const few = (value: typeof id, message: string) =>
  several(value).refine((given) => (given?.length ?? 0) <= MOST_PLACES, message);

/** Keys that the list of announcements is sorted by. */
export const ANNOUNCEMENT_SORTS = ['created_at', 'title', 'send_at', 'sent_at'] as const;

/** The organization's announcements and templates. `q` looks into title and message. */
export const listAnnouncements = endpoint({
  method: 'GET',
  path: object,
  summary: 'List announcements',
  access: { scope: 'organization', object, action: 'list' },
  query: z.object({
    ...pageQuery.shape,
    q: z.string().trim().max(120).optional(),
    status: several(announcementStatus),
    sort: sortBy(ANNOUNCEMENT_SORTS),
  }),
  response: page(announcement),
});

/**
 * Who would be told now. 404 for a project that isn't in one of the organizations, 403 for an organization in which the person
 * may not announce.
 */
export const previewAudience = endpoint({
  method: 'GET',
  path: '/announcement-audience',
  summary: 'Who an announcement would reach',
  access: { scope: 'organization', object, action: 'create' },
  query: z.object({
    organization: few(id, `Choose at most ${MOST_PLACES} organizations.`),
    role: several(role),
    project: few(id, `Choose at most ${MOST_PLACES} projects.`),
    person: several(id).refine(
      (given) => (given?.length ?? 0) <= MOST_NAMED,
      `Name at most ${MOST_NAMED} people.`,
    ),
  }),
  response: audiencePreview,
});

/** Makes a draft or a template. 403 and 404 as in the preview. */
export const createAnnouncement = endpoint({
  method: 'POST',
  path: object,
  summary: 'Write an announcement',
  access: { scope: 'organization', object, action: 'create' },
  body: newAnnouncement,
  response: announcementDetail,
  status: 201,
});

/** One announcement with the report of its delivery. */
export const readAnnouncement = endpoint({
  method: 'GET',
  path: place,
  summary: 'One announcement',
  access: { scope: 'organization', object: place, action: 'read' },
  params,
  response: announcementDetail,
});

/** Changes what isn't on its way yet; what is scheduled stays so. Rule `announcement-sent` afterwards. */
export const updateAnnouncement = endpoint({
  method: 'PATCH',
  path: place,
  summary: 'Change an announcement',
  access: { scope: 'organization', object: place, action: 'update' },
  params,
  body: announcementChanges,
  response: announcementDetail,
});

/** Throws away a template, a draft or what is scheduled. Rule `announcement-sent` afterwards. */
export const deleteAnnouncement = endpoint({
  method: 'DELETE',
  path: place,
  summary: 'Throw an announcement away',
  access: { scope: 'organization', object: place, action: 'delete' },
  params,
});

/**
 * Sends a draft, now or at a moment within the next year; of what is scheduled already it changes the moment. Whoever ordered
 * it, or changed it since, must still be allowed to announce in every organization when it is due. Rules: `announcement-sent`,
 * `announcement-is-template`, `nobody-to-tell`, `too-far-ahead`.
 */
export const sendAnnouncement = endpoint({
  method: 'POST',
  path: `${place}/send`,
  summary: 'Send or schedule an announcement',
  access: { scope: 'organization', object: place, action: 'send' },
  params,
  body: z.object({ send_at: instant.nullable() }),
  response: announcementDetail,
});

/** Makes what is scheduled a draft again. Rule `announcement-not-scheduled`. */
export const withdrawAnnouncement = endpoint({
  method: 'POST',
  path: `${place}/withdraw`,
  summary: 'Take a scheduled announcement back',
  access: { scope: 'organization', object: place, action: 'send' },
  params,
  response: announcementDetail,
});

/** Sends it to oneself alone, on all one's ways, as often as one likes (twenty an hour). Rule `announcement-sent` afterwards. */
export const tryAnnouncement = endpoint({
  method: 'POST',
  path: `${place}/try`,
  summary: 'Send an announcement to myself',
  access: { scope: 'organization', object: place, action: 'send' },
  params,
});
