import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { pageQuery, sortBy } from '../pagination.ts';
import { day, id } from '../shapes.ts';
import { capacity, capacityOfWeek, MOST_WEEKS, TEAMS, WEEKS_SHOWN } from './shapes.ts';

const within = day.refine(
  (given) => given >= '2000-01-01' && given <= '2100-12-31',
  'Choose a day from 2000 to 2100.',
);
const access = { scope: 'organization', object: '/roster', action: 'read' } as const;

/** Keys that people are sorted by; `free` by what isn't planned yet of this week and those ahead. */
export const CAPACITY_SORTS = ['name', 'free'] as const;

/**
 * People by weeks: whoever plans in the organization reads everybody, who plans projects the people of these, everybody else
 * themselves. `from` is any day of the first week, four weeks ago unless told. A project leaves those with a role on it, its owner and sponsor,
 * and whoever is booked on it or logged on it in these weeks; their figures stay those of all projects.
 */
export const readCapacity = endpoint({
  method: 'GET',
  path: '/roster/capacity',
  summary: 'Read planned and logged time against capacity',
  access,
  query: z.object({
    ...pageQuery.shape,
    sort: sortBy(CAPACITY_SORTS),
    from: within.optional(),
    weeks: z.coerce.number().int().min(1).max(MOST_WEEKS).default(WEEKS_SHOWN),
    by: z.enum(TEAMS).default('department'),
    q: z.string().trim().max(120).optional(),
    /** Empty for people without one. */
    department: z.string().max(120).optional(),
    /** Whom people report to; `none` for those who report to nobody. */
    manager_id: z.union([id, z.literal('none')]).optional(),
    project_id: id.optional(),
  }),
  response: capacity,
});

/** The week of somebody that a day lies in. 404 for somebody whom the caller may not read. */
export const readCapacityOfWeek = endpoint({
  method: 'GET',
  path: '/roster/capacity/:member_id',
  summary: 'Read somebody’s week against their capacity',
  access,
  params: z.object({ member_id: id }),
  query: z.object({ date: within }),
  response: capacityOfWeek,
});
