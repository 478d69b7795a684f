import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { page, pageQuery, several } from '../pagination.ts';
import { id, instant } from '../shapes.ts';
import { notificationTypes } from './catalogue.ts';
import { CHANNELS, INBOX_VIEWS, notification, notificationCounts } from './shapes.ts';

const access = { scope: 'person' } as const;
const place = '/users/me/notifications';

/** How many notifications a page of the inbox holds. */
export const INBOX_PAGE = 10;
/** The most notifications that one change names. */
export const MOST_NAMED = 200;

const ids = z
  .array(id)
  .min(1, 'Name at least one notification.')
  .max(MOST_NAMED, `Name at most ${MOST_NAMED} notifications.`);

/** `changed_at`: when the inbox last changed by then, to the microsecond. A poll that follows begins there. */
const answered = { ...notificationCounts.shape, changed_at: instant };

/** The person's inbox, newest first; both counts are those of the whole inbox. 422 for a cursor that isn't one. */
export const listNotifications = endpoint({
  method: 'GET',
  path: place,
  summary: 'My notifications',
  access,
  query: z.object({
    ...pageQuery.shape,
    per_page: pageQuery.shape.per_page.default(INBOX_PAGE),
    view: z.enum(INBOX_VIEWS).default('all'),
    organization: id.optional(),
    type: several(z.enum(notificationTypes)),
  }),
  response: z.object({ ...page(notification).shape, ...answered }),
});

/**
 * What has come to the front since `from`, newest first, at most 200. Nothing is missed or told twice where `from` is the
 * `changed_at` of the answer before; whoever has none takes any moment.
 */
export const pollNotifications = endpoint({
  method: 'GET',
  path: `${place}/poll`,
  summary: 'What is new in my inbox',
  access,
  query: z.object({ from: instant }),
  response: z.object({ data: z.array(notification), ...answered }),
});

/** One notification of the person's, wherever it stands. 404 for somebody else's. */
export const readNotification = endpoint({
  method: 'GET',
  path: `${place}/:notification_id`,
  summary: 'One of my notifications',
  access,
  params: z.object({ notification_id: id }),
  response: notification,
});

/**
 * Marks notifications as read or sent on these ways: those named, or without `ids` all of the inbox that came to the front up
 * to `until`, which is now where it isn't said. What was marked before keeps its moment, and a way on which the person isn't
 * told stays as it is. 404 where one of them isn't the person's; then none changes. 422 for an `until` more than a minute
 * ahead. `at` is the moment that those marked now bear.
 */
export const markNotifications = endpoint({
  method: 'PUT',
  path: place,
  summary: 'Mark my notifications as read or sent',
  access,
  body: z
    .strictObject({
      ids: ids.optional(),
      until: instant.optional(),
      channels: z.array(z.enum(CHANNELS)).min(1, 'Name at least one channel.').default(['app']),
      read: z.literal(true, 'Only true can be said here.').optional(),
      sent: z.literal(true, 'Only true can be said here.').optional(),
    })
    .refine(({ read, sent }) => Boolean(read) !== Boolean(sent), {
      path: ['read'],
      message: 'Say either read or sent.',
    })
    .refine(({ ids: named, until }) => named === undefined || until === undefined, {
      path: ['until'],
      message: 'Name notifications, or a moment up to which all are meant: not both.',
    }),
  response: z.object({ at: instant, ...notificationCounts.shape }),
});

/**
 * Read or unread again, done (archived) or back, snoozed until a moment within the next year; null takes a snooze back: those
 * named, or all that have been read since exactly `read_at`, which is the `at` of whoever marked them and takes that back.
 * What is done keeps its snooze, so that taking it back leaves it as it was. 404 as above, 422 for a moment of another time.
 */
export const changeNotifications = endpoint({
  method: 'PATCH',
  path: place,
  summary: 'Put my notifications away, or back',
  access,
  body: z
    .strictObject({
      ids: ids.optional(),
      read_at: instant.optional(),
      read: z.boolean().optional(),
      archived: z.boolean().optional(),
      snoozed_until: instant.nullable().optional(),
    })
    .refine(
      ({ read, archived, snoozed_until }) => [read, archived, snoozed_until].some((it) => it !== undefined),
      { path: ['read'], message: 'Say what changes: read, archived or snoozed_until.' },
    )
    .refine(({ ids: named, read_at }) => (named === undefined) !== (read_at === undefined), {
      path: ['ids'],
      message:
        'Name notifications, or the moment since which all that are meant have been read: one of both.',
    }),
  response: notificationCounts,
});
