import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { page, pageQuery, several, sortBy } from '../pagination.ts';
import { id } from '../shapes.ts';
import {
  ENVELOPE_TYPE,
  ERROR_STATUSES,
  ORIGINS,
  reportedError,
  reportedErrorDetail,
  SEVERITIES,
} from './shapes.ts';

const read = { scope: 'root', object: '/reports', action: 'read' } as const;
const write = { scope: 'root', object: '/reports', action: 'write' } as const;

/**
 * Takes what error reporting sends: an envelope of Sentry's protocol. It goes on to the configured service, or errors are
 * kept here. 400 says what can't be read, 413 and 429 when it is too much.
 */
export const sendReports = endpoint({
  method: 'POST',
  path: '/reports/envelope',
  summary: 'Report errors',
  access: { scope: 'anybody' },
  bytes: { type: ENVELOPE_TYPE, maxBytes: 1_048_576 },
  perMinute: { visit: 60, address: 1_200 },
});

/** Filters of the reported errors; `q` looks into kind, message and page. */
export const errorFilters = z.object({
  q: z.string().trim().max(120).optional(),
  status: several(z.enum(ERROR_STATUSES)),
  severity: several(z.enum(SEVERITIES)),
  origin: several(z.enum(ORIGINS)),
  release: z.string().max(100).optional(),
});

/** The errors that were reported, those seen last first. */
export const listReportedErrors = endpoint({
  method: 'GET',
  path: '/reports/errors',
  summary: 'List reported errors',
  access: read,
  query: z.object({
    ...pageQuery.shape,
    ...errorFilters.shape,
    sort: sortBy(['last_seen_at', 'first_seen_at', 'events']).default('-last_seen_at'),
  }),
  response: page(reportedError),
});

const params = z.object({ error_id: id });

/** An error with its newest reports. */
export const readReportedError = endpoint({
  method: 'GET',
  path: '/reports/errors/:error_id',
  summary: 'Read a reported error',
  access: read,
  params,
  response: reportedErrorDetail,
});

/** Resolves an error, or opens it again. 412 when somebody else, or another report of a resolved one, was faster. */
export const settleReportedError = endpoint({
  method: 'PATCH',
  path: '/reports/errors/:error_id',
  summary: 'Resolve or reopen a reported error',
  access: write,
  params,
  body: z.object({ status: z.enum(ERROR_STATUSES) }),
  response: reportedErrorDetail,
});
