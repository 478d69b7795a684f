import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../shapes.ts';
import { opsLogFilters } from './endpoints.ts';
import { opsLogStanding, opsLogStatistics } from './statistics.ts';

const LOG = '/projects/:project_id/ops-log';
const READ = { scope: 'project', object: LOG, action: 'read' } as const;
const params = z.object({ project_id: id });

/** Counts and times of what the list shows under the same filters, every entry once as it is now. */
export const readOpsLogStatistics = endpoint({
  method: 'GET',
  path: `${LOG}/statistics`,
  summary: 'Read the statistics of an ops-log',
  access: READ,
  circumstance: 'on-shift',
  params,
  query: opsLogFilters,
  response: opsLogStatistics,
});

/** What waits for somebody now: incidents that aren't closed, handovers that nobody has answered. */
export const readOpsLogStanding = endpoint({
  method: 'GET',
  path: `${LOG}/standing`,
  summary: 'Read what of an ops-log waits for somebody',
  access: READ,
  circumstance: 'on-shift',
  params,
  response: opsLogStanding,
});
