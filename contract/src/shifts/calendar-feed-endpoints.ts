import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant } from '../shapes.ts';

const OWN = '/daily-activity';
const FEED = `${OWN}/calendar-feed` as const;

/** How far back and ahead a calendar elsewhere is told of one's shifts, in days. */
export const FEED_DAYS = { back: 30, ahead: 370 } as const;

/** An address under which calendars elsewhere read one's own roster; who knows it reads it, and nobody is told of it again. */
export const calendarFeed = z.object({
  id,
  version: z.int(),
  created_at: instant,
  /** When a calendar read it last. */
  last_read_at: instant.nullable(),
});
/** An address under which calendars elsewhere read one's own roster. */
export type CalendarFeed = z.infer<typeof calendarFeed>;

/** Whether one's roster can be read in a calendar elsewhere; 404 for somebody from outside the team. */
export const readCalendarFeed = endpoint({
  method: 'GET',
  path: FEED,
  summary: 'Read whether my roster has a calendar address',
  access: { scope: 'organization', object: OWN, action: 'list' },
  response: z.object({ feed: calendarFeed.nullable() }),
});

/**
 * Makes a secret address for one's roster, and answers it this once: to whoever repeats the request it is null. It revokes the one
 * that the caller knows of, `replaces`. 412 where there is another one by now.
 */
export const makeCalendarFeed = endpoint({
  method: 'POST',
  path: FEED,
  summary: 'Make a calendar address for my roster',
  access: { scope: 'organization', object: OWN, action: 'create' },
  body: z.object({ replaces: id.nullable() }),
  response: z.object({ feed: calendarFeed, address: z.url().nullable() }),
  toldOnce: 'address',
  status: 201,
});

/** Revokes it: from now on its address leads nowhere. */
export const revokeCalendarFeed = endpoint({
  method: 'DELETE',
  path: `${FEED}/:feed_id`,
  summary: 'Revoke the calendar address of my roster',
  access: { scope: 'organization', object: OWN, action: 'create' },
  params: z.object({ feed_id: id }),
});
