import type { ExchangeRateChanges } from '#contract/exchange-rates/shapes.ts';
import { plainDecimal } from '#contract/money/plain.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { lockExchangeRate } from '../queries/rates.ts';
import { checkRate } from '../rules/rate.ts';
import { refusingTaken } from '../writing/refusing-taken.ts';

/** Changes a rate or its day, which counts as entered from then on. Throws 404, 412, and 422 as the endpoint says. */
export const changeExchangeRate = async (
  context: Context,
  { id, ...fields }: ExchangeRateChanges & { id: string },
): Promise<void> => {
  const before = await lockExchangeRate(context, id);
  requireVersion(before, context.version, 'exchange rate');
  const changes = changesBetween(exact(before), exact(fields));
  if (Object.keys(changes).length === 0) return;
  await checkRate(context, fields);
  const change = context.db
    .updateTable('exchange_rates')
    .set({ ...fields, source: 'entered' })
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  await refusingTaken(change);
  const { currency, into_currency, day } = before;
  await context.record({
    type: 'exchange-rate.changed',
    subject: { type: 'exchange-rate', id },
    changes,
    data: { name: `${currency} → ${into_currency}`, day: fields.day ?? day },
  });
};

/** `0.84` and the stored `0.8400000000` are one value. */
const exact = <Row extends { rate?: string | undefined }>(row: Row): Row =>
  row.rate === undefined ? row : { ...row, rate: plainDecimal(row.rate, 0) };
