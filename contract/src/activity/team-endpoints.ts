import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { page, pageQuery } from '../pagination.ts';
import { day, id, reference, signedSeconds } from '../shapes.ts';
import { entryStatus, held, projectEntry } from './shapes.ts';

const place = '/daily-activity/team';
const access = { scope: 'organization', object: place, action: 'list' } as const;

const closing = held.pick({ by: true, at: true });

/** Somebody's week: days with time, and the working days before today that have none while they belong to the team and aren't on leave. */
export const teamWeekRow = z.object({
  member: reference,
  position: z.string().nullable(),
  days: z.array(z.object({ date: day, duration_s: signedSeconds, status: entryStatus })),
  total_s: signedSeconds,
  missing: z.array(day),
});

/** Somebody's week. */
export type TeamWeekRow = z.infer<typeof teamWeekRow>;

/**
 * Who of the team logged what in the week that a day lies in, by name; a day is as far as its least advanced entry. `missing`
 * asks for those alone who have a working day without time.
 */
export const readTeamWeek = endpoint({
  method: 'GET',
  path: place,
  summary: 'Who logged time, and who is missing',
  access,
  query: z.object({
    ...pageQuery.shape,
    date: day.optional(),
    q: z.string().trim().max(120).optional(),
    missing: z.stringbool().default(false),
  }),
  response: z.object({
    ...page(teamWeekRow).shape,
    from: day,
    to: day,
    today: day,
    /** `closed` is who closed the month of the day, and when. */
    days: z.array(z.object({ date: day, planned_minutes: z.int(), closed: closing.nullable() })).length(7),
  }),
});

/** A page of the team's week. */
export type TeamWeek = z.infer<(typeof readTeamWeek)['response']>;

/** Somebody's entries of some days, in the order of the days. 404 for somebody who isn't on the team. */
export const listTeamEntries = endpoint({
  method: 'GET',
  path: `${place}/:member_id/entries`,
  summary: 'Somebody’s time',
  access: { ...access, object: place },
  params: z.object({ member_id: id }),
  query: z.object({ ...pageQuery.shape, from: day, to: day }),
  response: page(projectEntry),
});
