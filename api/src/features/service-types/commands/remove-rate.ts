import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { lockRate } from '../queries/rates.ts';
import { subjectOf } from '../writing/subject.ts';

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
export const removeRate = async (
  context: Context,
  { service_id, rate_id }: { service_id: string | null; rate_id: string },
): Promise<void> => {
  const rate = await lockRate(context, service_id, rate_id);
  requireVersion(rate, context.version, 'rate');
  await context.db
    .deleteFrom('service_rates')
    .where('org_id', '=', context.organization)
    .where('id', '=', rate_id)
    .execute();
  await context.record({
    type: 'service-type.rate_removed',
    subject: subjectOf(context, service_id),
    changes: Object.fromEntries(FIELDS.map((field) => [field, [rate[field], null] as const])),
    data: { rate_id },
  });
};
