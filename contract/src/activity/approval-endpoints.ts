import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { page, pageQuery } from '../pagination.ts';
import { day, id } from '../shapes.ts';
import { decided, rejection, seenEntries, waitingEntry, waitingWeek } from './approval-shapes.ts';

const place = '/daily-activity/approvals';
const access = { scope: 'organization', object: '/daily-activity', action: 'approve' } as const;

/**
 * Submitted time that waits for the caller's word, by person and week, oldest week first: of those who report to them, and on
 * projects that they own, as the organization says; whoever has the rank of an owner decides for everybody. Nobody decides
 * on their own time.
 */
export const listWaitingWeeks = endpoint({
  method: 'GET',
  path: place,
  summary: 'Time that waits for my approval',
  access,
  query: z.object({
    ...pageQuery.shape,
    member_id: id.optional(),
    project_id: id.optional(),
    /** Part of somebody's name. */
    q: z.string().trim().max(120).optional(),
    /** Only what waits for the caller's own word, not what they could decide on because of their rank. */
    mine: z.stringbool().default(false),
  }),
  response: page(waitingWeek),
});

/** The entries of some days of it, in the order of the days. */
export const listWaitingEntries = endpoint({
  method: 'GET',
  path: `${place}/entries`,
  summary: 'Entries that wait for my approval',
  access,
  query: z.object({
    ...pageQuery.shape,
    member_id: id.optional(),
    from: day,
    to: day,
    project_id: id.optional(),
    mine: z.stringbool().default(false),
  }),
  response: page(waitingEntry),
});

/**
 * Gives the caller's word on entries; those that wait for nobody else's are approved. 404 where one isn't theirs to decide on:
 * then nothing changes. What has changed since it was seen is left, and said.
 */
export const approveEntries = endpoint({
  method: 'POST',
  path: `${place}/approve`,
  summary: 'Approve time',
  access,
  body: z.object({ entries: seenEntries }),
  response: decided,
});

/** Gives entries back to whoever logged them, to be mended; one word is enough. 404 and left as above. */
export const rejectEntries = endpoint({
  method: 'POST',
  path: `${place}/reject`,
  summary: 'Reject time',
  access,
  body: z.object({ entries: seenEntries, reason: rejection }),
  response: decided,
});

/** Takes the caller's word on entries back: they wait again. Of what is locked by now nothing is taken back. */
export const reopenEntries = endpoint({
  method: 'POST',
  path: `${place}/reopen`,
  summary: 'Take my approval back',
  access,
  body: z.object({ entries: seenEntries }),
  response: decided,
});
