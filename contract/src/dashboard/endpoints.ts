import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { arrangement, dashboard } from './shapes.ts';

const access = { scope: 'organization', object: '/dashboard', action: 'read' } as const;

/** The caller's own page in the organization, with everything on it. A widget that can't be counted leaves the others alone. */
export const readDashboard = endpoint({
  method: 'GET',
  path: '/dashboard',
  summary: "Read one's dashboard",
  access,
  apart: true,
  response: dashboard,
});

/**
 * Arranges the caller's page in the organization. Widgets that they may not see now keep their place. Rules: `not-on-the-team` for an
 * administrator from outside, who keeps none, and `widget-unknown` for one that they may not have.
 */
export const arrangeDashboard = endpoint({
  method: 'PATCH',
  path: '/dashboard',
  summary: "Arrange one's dashboard",
  access,
  body: arrangement,
  response: z.object({ version: z.int(), arranged: z.boolean() }),
});
