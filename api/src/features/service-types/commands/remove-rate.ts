import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { lockRate, type RatePlace } from '../queries/rates.ts';
import { rateEvent } from '../writing/subject.ts';

const FIELDS = [
  'scope',
  'client_id',
  'member_id',
  'project_id',
  'level',
  'cost_rate',
  'bill_rate',
  'currency',
  'valid_from',
  'valid_to',
] as const;

/** Takes away a rate that was a mistake. Time keeps the value that it was logged with. Throws 404 and 412. */
export const removeRate = async (context: Context, place: RatePlace, rate_id: string): Promise<void> => {
  const rate = await lockRate(context, place, rate_id);
  requireVersion(rate, context.version, 'rate');
  await context.db
    .deleteFrom('service_rates')
    .where('org_id', '=', context.organization)
    .where('id', '=', rate_id)
    .execute();
  await context.record({
    ...rateEvent(context, rate, 'removed'),
    changes: Object.fromEntries(FIELDS.map((field) => [field, [rate[field], null] as const])),
    data: { rate_id },
  });
};
