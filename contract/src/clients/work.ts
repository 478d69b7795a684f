import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { projectStatus } from '../projects/states.ts';
import { currency, id, month, signedSeconds } from '../shapes.ts';
import { scopeQuery, unconverted, usedRate } from './overview.ts';

/** How many projects behind a figure are named; `count` has all. */
export const WORK_SHOWN = 200;

/** Work of a project; its sums are told as `clientOverview` tells them. */
const worked = z.object({
  project: z.object({ id, code: z.string(), name: z.string(), status: projectStatus }),
  ...{ seconds: signedSeconds, billable_seconds: signedSeconds, bill_minor: z.int() },
  cost_minor: z.int().nullable(),
});

/** The projects behind a client's figures of some months, those that sold most first; projects without time then are left out. */
export const clientWork = z.object({
  currency,
  count: z.int(),
  projects: z.array(worked),
  rates: z.array(usedRate),
  unconverted: z.array(unconverted),
});

/** The projects behind a client's figures of some months. */
export type ClientWork = z.infer<typeof clientWork>;

/** The projects behind a client's figures of some months, first and last included. */
export const readClientWork = endpoint({
  method: 'GET',
  path: '/clients/:client_id/work',
  summary: 'Read the projects behind a client’s figures',
  access: { scope: 'organization', object: '/clients/:client_id', action: 'read' },
  params: z.object({ client_id: id }),
  query: z.object({ ...scopeQuery.shape, from: month, to: month }).refine(({ from, to }) => from <= to, {
    path: ['to'],
    message: 'Choose a last month that isn’t before the first.',
  }),
  response: clientWork,
});
