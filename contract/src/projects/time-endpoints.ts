import { z } from 'zod';
import { projectTimeFilters } from '../activity/endpoints.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../shapes.ts';
import { timeTotals } from './dashboard.ts';

/** What the time behind a figure comes to: the same filters as the list of entries, the same sums as the dashboard. */
export const sumProjectTime = endpoint({
  method: 'GET',
  path: '/projects/:project_id/activity/totals',
  summary: 'Totals of the time on a project',
  access: { scope: 'project', object: '/projects/:project_id/activity', action: 'read' },
  params: z.object({ project_id: id }),
  query: projectTimeFilters,
  response: timeTotals,
});
