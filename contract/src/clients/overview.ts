import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { health } from '../projects/shapes.ts';
import { projectStatus } from '../projects/states.ts';
import { currency, day, id, instant, signedSeconds } from '../shapes.ts';

/** Months of a client's work that are told, this one included. */
export const OVERVIEW_MONTHS = 12;
/** How many of those who work for a client are named; `count` has all. */
export const PEOPLE_SHOWN = 5;

/** Sums may be below nothing: a reversal takes back on its own day. Money is in the answer's currency. */
const sums = {
  seconds: signedSeconds,
  billable_seconds: signedSeconds,
  bill_minor: z.int(),
  /** Null for those who may not see costs. */
  cost_minor: z.int().nullable(),
};

/** What was exchanged: with rates of these days, the earliest and the latest. */
export const usedRate = z.object({ currency, from: day, to: day });
/** What was exchanged. */
export type UsedRate = z.infer<typeof usedRate>;

/** Money that no rate is known for; it is in no sum, its time in all. */
export const unconverted = z.object({ currency, bill_minor: z.int(), cost_minor: z.int().nullable() });
/** Money that no rate is known for. */
export type Unconverted = z.infer<typeof unconverted>;

/** What is asked about: the client alone, or with every one below it. */
export const scopeQuery = z.object({ below: z.stringbool().default(false) });

/**
 * What is done for a client and what it comes to, also of projects that are archived. Money of another currency is brought into
 * `currency`, the client's or else the organization's, each month's at the rate of its last day, this month's at today's.
 */
export const clientOverview = z.object({
  currency,
  today: day,
  as_of: instant,
  /** Clients below it that aren't archived; counted in only where that was asked for. */
  clients_below: z.int(),
  /** Without a gap, the last one is this month; `month` is its first day. */
  months: z.array(z.object({ month: day, ...sums })),
  /** The organization's quarter up to today, and the whole one before. */
  quarter: z.object({ from: day, to: day, ...sums }),
  previous_quarter: z.object({ from: day, to: day, ...sums }),
  /** Projects by state, those states that have any; sums of all the months. */
  statuses: z.array(z.object({ status: projectStatus, projects: z.int(), ...sums })),
  /** Of projects that are open, as the caller may know it; null = no health. */
  healths: z.array(z.object({ health: health.nullable(), projects: z.int() })),
  /** Who logged time this month or the last, the most first. */
  people: z.object({
    count: z.int(),
    first: z.array(z.object({ id, name: z.string(), seconds: signedSeconds })),
  }),
  rates: z.array(usedRate),
  unconverted: z.array(unconverted),
  /** The last day with time, and who changed the client's record last. */
  last_work_day: day.nullable(),
  last_change: z.object({ at: instant, by: z.string().nullable() }).nullable(),
  /** The organization's lowest margin in percent; null for those who may not see costs, and without one. */
  margin_floor_pct: z.number().nullable(),
});

/** What is done for a client and what it comes to. */
export type ClientOverview = z.infer<typeof clientOverview>;
/** Sums of some of a client's work. */
export type OverviewSums = Omit<ClientOverview['months'][number], 'month'>;

/** What is done for a client and what it comes to. */
export const readClientOverview = endpoint({
  method: 'GET',
  path: '/clients/:client_id/overview',
  summary: 'Read what is done for a client',
  access: { scope: 'organization', object: '/clients/:client_id', action: 'read' },
  params: z.object({ client_id: id }),
  query: scopeQuery,
  response: clientOverview,
});
