import { z } from 'zod';
import { id, instant } from '../shapes.ts';

/** Where an error happened: in a page or on the server. */
export const ORIGINS = ['page', 'server'] as const;

/** How much a report matters: a `warning` was expected and handled, an `error` is a defect. */
export const SEVERITIES = ['error', 'warning'] as const;

/** What is still to be looked at, and what is done; a resolved error that comes again is open again. */
export const ERROR_STATUSES = ['open', 'resolved'] as const;

/** Media type of what error reporting sends. */
export const ENVELOPE_TYPE = 'application/x-sentry-envelope';

/** Days after which reports are deleted. */
export const REPORT_DAYS = 90;

/** The same error, however often it came; message, page and release are those of the newest report. */
export const reportedError = z.object({
  id,
  version: z.int(),
  origin: z.enum(ORIGINS),
  severity: z.enum(SEVERITIES),
  status: z.enum(ERROR_STATUSES),
  /** Kind of the error, such as `TypeError`. */
  title: z.string(),
  message: z.string(),
  /** Path of the page, or method and route on the server. */
  page: z.string().nullable(),
  release: z.string().nullable(),
  /** Reports that came, and people who were signed in when they did. */
  events: z.int(),
  people: z.int(),
  first_seen_at: instant,
  last_seen_at: instant,
  resolved_at: instant.nullable(),
  /** Name of who resolved it; null where that isn't known any more. */
  resolved_by: z.string().nullable(),
});

/** The same error, however often it came. */
export type ReportedError = z.infer<typeof reportedError>;

/** One line of a stack, innermost first. */
export const stackFrame = z.object({
  function: z.string(),
  file: z.string(),
  line: z.int().nullable(),
  column: z.int().nullable(),
  /** Ours, not a library's. */
  own: z.boolean(),
});

/** What happened shortly before. */
export const crumb = z.object({
  at: instant.nullable(),
  category: z.string(),
  level: z.string(),
  message: z.string(),
});

/** What a report tells beside its group. */
export const reportFacts = z.object({
  message: z.string(),
  page: z.string().nullable(),
  release: z.string().nullable(),
  environment: z.string().nullable(),
  /** Such as `Chrome 142 · Windows`. */
  browser: z.string().nullable(),
  request_id: z.string().nullable(),
  frames: z.array(stackFrame),
  crumbs: z.array(crumb),
});

/** What a report tells beside its group. */
export type ReportFacts = z.infer<typeof reportFacts>;

/** One report. `person` is who was signed in, as the page says. */
export const errorReport = reportFacts.extend({
  id,
  occurred_at: instant,
  person: z.object({ sub: z.string(), name: z.string() }).nullable(),
});

/** One report. */
export type ErrorReport = z.infer<typeof errorReport>;

/** An error with its newest reports, ten at most. */
export const reportedErrorDetail = reportedError.extend({ reports: z.array(errorReport) });

/** An error with its newest reports. */
export type ReportedErrorDetail = z.infer<typeof reportedErrorDetail>;
