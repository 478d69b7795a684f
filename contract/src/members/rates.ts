import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { page, pageQuery, sortBy } from '../pagination.ts';
import { newServiceRate, serviceRate, serviceRateChanges } from '../service-types/rate-shapes.ts';
import { RATE_STANDINGS } from '../service-types/rates.ts';
import { id } from '../shapes.ts';

const params = z.object({ member_id: id });
const rateParams = z.object({ member_id: id, rate_id: id });
const place = '/members/:member_id/rates';
const object = '/members';

/**
 * A rate of somebody: of a service or, by the hour, of all of them; `scope` is `assignment` for one on a project. Cost and price are
 * exact decimals of `currency`, both from one row. `standing` is that of the organization's today, `margin_pct` the share of the
 * price that cost leaves, in percent with one place; null where it sells for nothing.
 */
export const memberRate = serviceRate.extend({
  cost_rate: z.string(),
  standing: z.enum(RATE_STANDINGS),
  margin_pct: z.string().nullable(),
});
/** A rate of somebody. */
export type MemberRate = z.infer<typeof memberRate>;

/**
 * A new rate of somebody, on a project where one is named; without a service type it is for all of them. `end_current` ends the open one
 * of the same place the day before: this is how a rate is changed, since its amounts never do.
 */
export const newMemberRate = newServiceRate
  .omit({ scope: true, client_id: true, member_id: true, level: true })
  .extend({ service_type_id: id.nullable().optional() });
/** A new rate of somebody. */
export type NewMemberRate = z.infer<typeof newMemberRate>;

/** What somebody costs and sells for, newest first unless sorted otherwise: what was, counts and will. Those who have left, too. */
export const listMemberRates = endpoint({
  method: 'GET',
  path: place,
  summary: 'List the rates of a person',
  access: { scope: 'organization', object, action: 'read-rates' },
  params,
  query: pageQuery.extend({ sort: sortBy(['-valid_from', 'valid_from']) }),
  response: page(memberRate),
});

/**
 * Adds a rate of somebody who hasn't left. Rules: `overlapping-rate` (two of one place count on no day together), `rate-period`,
 * `service-known`, `project-known`.
 */
export const addMemberRate = endpoint({
  method: 'POST',
  path: place,
  summary: 'Add a rate of a person',
  access: { scope: 'organization', object, action: 'write' },
  params,
  body: newMemberRate,
  response: memberRate,
  status: 201,
});

/** Ends a rate on a day, or opens its end again with null. Rules: `overlapping-rate`, `rate-period`. */
export const endMemberRate = endpoint({
  method: 'PATCH',
  path: `${place}/:rate_id`,
  summary: 'End a rate of a person',
  access: { scope: 'organization', object, action: 'write' },
  params: rateParams,
  body: serviceRateChanges,
  response: memberRate,
});

/** Takes away a rate that was a mistake; time logged with it keeps its value. */
export const removeMemberRate = endpoint({
  method: 'DELETE',
  path: `${place}/:rate_id`,
  summary: 'Remove a rate of a person',
  access: { scope: 'organization', object, action: 'write' },
  params: rateParams,
});
