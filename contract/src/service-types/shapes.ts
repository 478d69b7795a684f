import Big from 'big.js';
import { z } from 'zod';
import { entity, name } from '../shapes.ts';
import { serviceTypeStatus } from './states.ts';

/** What a rate is for one of. */
export const SERVICE_UNITS = ['hour', 'day', 'piece', 'month'] as const;

/** For whom a rate counts, most general first. */
export const RATE_SCOPES = [
  'organization',
  'service',
  'member_level',
  'member',
  'client',
  'assignment',
] as const;

/** What a rate is for one of. */
export const serviceUnit = z.enum(SERVICE_UNITS);

/** For whom a rate counts. */
export const rateScope = z.enum(RATE_SCOPES);

/** For whom a rate counts. */
export type RateScope = z.infer<typeof rateScope>;

/** Short and unique in the organization: 2 to 12 capitals, digits and hyphens. */
export const serviceTypeCode = z
  .string()
  .trim()
  .regex(/^[A-Z0-9-]{2,12}$/, 'Use 2 to 12 capital letters, digits and hyphens, such as ENG.');

const percentage = z
  .string()
  .regex(/^\d{1,3}(\.\d{1,2})?$/, 'Enter a percentage such as 25 or 17.5.')
  .refine((value) => !/^[\d.]+$/.test(value) || new Big(value).lte(100), 'Use 0 to 100.');

/** A word or a few: at most 60 characters. */
export const label = z
  .string()
  .trim()
  .min(1, 'Enter something, or leave it out.')
  .max(60, 'Use at most 60 characters.');

/** What somebody may write of a service type. `min_margin_pct` is an exact decimal, 0 to 100. */
export const serviceTypeFields = z.object({
  code: serviceTypeCode,
  name,
  category: label.nullable(),
  unit: serviceUnit,
  skills: z.array(label).max(20, 'Use at most 20 skills.'),
  min_margin_pct: percentage.nullable(),
  billable: z.boolean(),
});

/** A new service type: the rest has defaults (by the hour, billable, draft). */
export const newServiceType = serviceTypeFields
  .partial()
  .required({ code: true, name: true })
  .extend({ status: serviceTypeStatus.extract(['draft', 'active']).optional() });

/** A new service type. */
export type NewServiceType = z.infer<typeof newServiceType>;

/** The fields of a service type that change; `status` only along its life. */
export const serviceTypeChanges = serviceTypeFields
  .partial()
  .extend({ status: serviceTypeStatus.optional() });

/** The fields of a service type that change. */
export type ServiceTypeChanges = z.infer<typeof serviceTypeChanges>;

/**
 * What a unit of the service sells for and costs today, in exact decimals; null where no rate of it counts. Its cost is null
 * for who may not know costs.
 */
const currentRate = z
  .object({ bill_rate: z.string(), cost_rate: z.string().nullable(), currency: z.string() })
  .nullable();

/** A kind of work that is rostered, logged and priced; `low_rates` counts those of today and later below its lowest margin. */
export const serviceType = z.object({
  ...entity.shape,
  ...serviceTypeFields.shape,
  status: serviceTypeStatus,
  current_rate: currentRate,
  low_rates: z.int().nullable(),
});

/** A kind of work that is rostered, logged and priced. */
export type ServiceType = z.infer<typeof serviceType>;
