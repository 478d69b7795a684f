import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { incidentState, severity } from '../ops-log/states.ts';
import { currency, day, id, instant, signedSeconds } from '../shapes.ts';
import { scopeQuery, unconverted, usedRate } from './overview.ts';

/** How many incidents and milestones are named; the counts have all. */
export const ATTENTION_SHOWN = 5;

const ofProject = z.object({ id, code: z.string(), name: z.string() });

/** What of a client's projects waits for somebody now. */
export const clientAttention = z.object({
  today: day,
  /** Incidents that aren't closed, as their entries say now, of the ops-logs that the caller may read. */
  incidents: z.object({
    /** Projects whose ops-log isn't the caller's to read. */
    hidden_projects: z.int(),
    /** The gravest first; those severities that have any. */
    severities: z.array(z.object({ severity, entries: z.int(), unacknowledged: z.int() })),
    newest: z.array(
      z.object({
        ...{ id, sequence: z.int(), title: z.string(), severity, state: incidentState },
        ...{ occurred_at: instant, project: ofProject },
      }),
    ),
  }),
  /** Time that is charged for, approved, and hasn't gone out for invoicing; money at the rates of today. */
  unbilled: z.object({
    entries: z.int(),
    seconds: signedSeconds,
    currency,
    bill_minor: z.int(),
    from: day.nullable(),
    to: day.nullable(),
    rates: z.array(usedRate),
    unconverted: z.array(unconverted.omit({ cost_minor: true })),
  }),
  /** Promises of projects that are open and not done yet, the earliest first. */
  milestones: z.object({
    open: z.int(),
    late: z.int(),
    next: z.array(z.object({ id, name: z.string(), due_date: day, project: ofProject })),
  }),
});

/** What of a client's projects waits for somebody now. */
export type ClientAttention = z.infer<typeof clientAttention>;

/** What of a client's projects waits for somebody now. */
export const readClientAttention = endpoint({
  method: 'GET',
  path: '/clients/:client_id/attention',
  summary: 'Read what waits of a client’s projects',
  access: { scope: 'organization', object: '/clients/:client_id', action: 'read' },
  params: z.object({ client_id: id }),
  query: scopeQuery,
  response: clientAttention,
});
