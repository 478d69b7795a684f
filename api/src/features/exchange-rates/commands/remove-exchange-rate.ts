import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { lockExchangeRate } from '../queries/rates.ts';
import { plainRate } from '../rules/plain-rate.ts';

/** Takes a rate away; its values stay in the trail. Throws 404 and 412. */
export const removeExchangeRate = async (context: Context, id: string): Promise<void> => {
  const rate = await lockExchangeRate(context, id);
  requireVersion(rate, context.version, 'exchange rate');
  await context.db
    .deleteFrom('exchange_rates')
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  const { currency, into_currency, day } = rate;
  await context.record({
    type: 'exchange-rate.removed',
    subject: { type: 'exchange-rate', id },
    changes: { currency: [currency, null], day: [day, null], rate: [plainRate(rate.rate), null] },
    data: { name: `${currency} → ${into_currency}`, day },
  });
};
