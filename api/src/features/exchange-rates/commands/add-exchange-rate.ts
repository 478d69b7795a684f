import type { NewExchangeRate } from '#contract/exchange-rates/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { checkRate } from '../rules/rate.ts';
import { refusingTaken } from '../writing/refusing-taken.ts';

/** Enters a rate into the organization's currency and returns its id. Throws 422 as the endpoint says. */
export const addExchangeRate = async (context: Context, fields: NewExchangeRate): Promise<string> => {
  const { into } = await checkRate(context, fields);
  const insertion = context.db
    .insertInto('exchange_rates')
    .values({ org_id: context.organization, into_currency: into, ...fields })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await refusingTaken(insertion);
  await context.record({
    type: 'exchange-rate.added',
    subject: { type: 'exchange-rate', id },
    changes: changesBetween({}, fields),
    data: { name: `${fields.currency} → ${into}`, day: fields.day },
  });
  return id;
};
