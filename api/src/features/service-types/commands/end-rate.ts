import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { lockRate, type RatePlace } from '../queries/rates.ts';
import { checkPeriod } from '../rules/rate.ts';
import { refusingOverlap } from '../writing/refusing-overlap.ts';
import { rateEvent } from '../writing/subject.ts';

/** Sets or clears a rate's last day. Throws 404, 412, and 422 when it would end before it starts or meet another. */
export const endRate = async (
  context: Context,
  place: RatePlace,
  rate_id: string,
  { valid_to }: { valid_to: string | null },
): Promise<void> => {
  const rate = await lockRate(context, place, rate_id);
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
    ...rateEvent(context, rate, valid_to ? 'ended' : 'reopened'),
    changes: { valid_to: [rate.valid_to, valid_to] },
    data: { rate_id },
  });
};
