import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { lockRate } from '../queries/rates.ts';
import { checkPeriod } from '../rules/rate.ts';
import { refusingOverlap } from '../writing/refusing-overlap.ts';
import { subjectOf } from '../writing/subject.ts';

/** Sets or clears a rate's last day. Throws 404, 412, and 422 when it would end before it starts or meet another. */
export const endRate = async (
  context: Context,
  { service_id, rate_id }: { service_id: string | null; rate_id: string },
  { valid_to }: { valid_to: string | null },
): Promise<void> => {
  const rate = await lockRate(context, service_id, rate_id);
  requireVersion(rate, context.version, 'rate');
  if (rate.valid_to === valid_to) return;
  checkPeriod({ valid_from: rate.valid_from, valid_to });
  const change = context.db
    .updateTable('service_rates')
    .set({ valid_to })
    .where('org_id', '=', context.organization)
    .where('id', '=', rate_id)
    .execute();
  await refusingOverlap(change, 'valid_to');
  await context.record({
    type: valid_to ? 'service-type.rate_ended' : 'service-type.rate_reopened',
    subject: subjectOf(context, service_id),
    changes: { valid_to: [rate.valid_to, valid_to] },
    data: { rate_id },
  });
};
