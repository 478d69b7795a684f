import { z } from 'zod';
import { entryStatus } from '../activity/shapes.ts';
import { endpoint } from '../endpoint.ts';
import { page, pageQuery, several } from '../pagination.ts';
import { day, id, instant } from '../shapes.ts';
import { feedItem, feedKind } from './shapes.ts';

const PLACE = '/projects/:project_id/feed';
const FEED = '/projects/:project_id/activity';
const params = z.object({ project_id: id });
const yesOrNo = z.enum(['true', 'false']).transform((given) => given === 'true');

/**
 * What a feed is narrowed by. A day is the one that time counts for, and the one on which the rest happened; `unseen` = since
 * the last visit. Service type (`none` = without one), status and billable are said of time: with one of them, nothing else is shown.
 */
export const feedFilters = z.object({
  kind: several(feedKind),
  member_id: several(id),
  from: day.optional(),
  to: day.optional(),
  q: z.string().trim().max(100).optional(),
  unseen: yesOrNo.optional(),
  service_type_id: several(z.union([id, z.literal('none')])),
  status: several(entryStatus),
  billable: yesOrNo.optional(),
});
/** What a feed is narrowed by. */
export type FeedFilters = z.infer<typeof feedFilters>;

/**
 * Time, edits, comments and what happens to the roster of a project, newest first. Edits stand in it for whoever may read the
 * project's changes, what somebody did with a shift for whoever plans it, and incidents and handovers for whoever may read its ops-log. `since` is when the last visit ended, null on the
 * first one.
 */
export const listFeed = endpoint({
  method: 'GET',
  path: PLACE,
  summary: 'What happens on a project',
  access: { scope: 'project', object: FEED, action: 'read' },
  params,
  query: z.object({
    ...pageQuery.shape,
    per_page: pageQuery.shape.per_page.default(30),
    ...feedFilters.shape,
  }),
  response: z.object({ ...page(feedItem).shape, since: instant.nullable() }),
});

/** Remembers that the caller has seen the feed up to a moment, at most up to now. */
export const markVisit = endpoint({
  method: 'PUT',
  path: `${PLACE}/visit`,
  summary: 'Mark a visit of the feed',
  access: { scope: 'project', object: FEED, action: 'read' },
  params,
  body: z.object({ until: instant }),
});
