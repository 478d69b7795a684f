import { z } from 'zod';
import { currency, day, decimal, id, reference } from '../shapes.ts';
import { RATE_LOSSES } from './rates.ts';
import { label, type RateScope, rateScope, serviceUnit } from './shapes.ts';

/** What a rate of a scope names, beside a service type where it has one. */
export const NAMED_BY_SCOPE = {
  organization: [],
  service: [],
  member_level: ['level'],
  member: ['member_id'],
  client: ['client_id'],
  assignment: ['member_id', 'project_id'],
} as const satisfies Record<RateScope, readonly ('level' | 'member_id' | 'client_id' | 'project_id')[]>;

/** Scopes whose rate may be for all services. */
export const SCOPES_OF_ALL_SERVICES = ['organization', 'member', 'assignment'] as const satisfies RateScope[];

/** What a unit costs and sells for from a day on, in exact decimals of `currency`. */
const rateFields = z.object({
  scope: rateScope,
  client_id: id.nullable().optional(),
  member_id: id.nullable().optional(),
  project_id: id.nullable().optional(),
  level: label.nullable().optional(),
  cost_rate: decimal,
  bill_rate: decimal,
  currency,
  valid_from: day,
  valid_to: day.nullable().optional(),
});

/** A new rate. `end_current` ends the open one of the same scope the day before. */
export const newServiceRate = rateFields.extend({ end_current: z.boolean().optional() });

/** A new rate. */
export type NewServiceRate = z.infer<typeof newServiceRate>;

/** What may change of a rate: its last day. */
export const serviceRateChanges = z.object({ valid_to: day.nullable() });

/** A rate; without a service type it is for all of them, by the hour. Its cost is null for who may not know costs. */
export const serviceRate = z.object({
  id,
  version: z.int(),
  scope: rateScope,
  service_type: reference.nullable(),
  client: reference.nullable(),
  member: reference.nullable(),
  project: reference.nullable(),
  level: z.string().nullable(),
  cost_rate: z.string().nullable(),
  bill_rate: z.string(),
  currency,
  valid_from: day,
  valid_to: day.nullable(),
});

/** A rate. */
export type ServiceRate = z.infer<typeof serviceRate>;

/**
 * Which rate counts for some work, what it rests on, and the rates for the same work that lost. `withheld`: somebody's own rate counts,
 * which the asker may not read; then `chosen` is null, and of those that lost only the readable ones are told.
 */
export const rateAnswer = z.object({
  client: reference.nullable(),
  level: z.string().nullable(),
  unit: serviceUnit,
  min_margin_pct: z.string().nullable(),
  chosen: serviceRate.nullable(),
  withheld: z.boolean(),
  lost: z.array(z.object({ rate: serviceRate, why: z.enum(RATE_LOSSES) })),
});

/** Which rate counts for some work. */
export type RateAnswer = z.infer<typeof rateAnswer>;
