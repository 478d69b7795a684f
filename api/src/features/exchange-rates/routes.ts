import * as endpoints from '#contract/exchange-rates/endpoints.ts';
import type { Api } from '../../platform/api.ts';
import { route } from '../../platform/route.ts';
import { addExchangeRate } from './commands/add-exchange-rate.ts';
import { changeExchangeRate } from './commands/change-exchange-rate.ts';
import { importExchangeRates } from './commands/import-exchange-rates.ts';
import { removeExchangeRate } from './commands/remove-exchange-rate.ts';
import { presentExchangeRate } from './presenter.ts';
import { previewRates } from './queries/check-rates.ts';
import { listRateCurrencies } from './queries/currencies.ts';
import { listExchangeRates, requireExchangeRate } from './queries/rates.ts';
import { findRateOfDay } from './queries.ts';

/** What currencies are worth in the organization's, by day. */
export const registerExchangeRates = (api: Api): void => {
  route(api, endpoints.listExchangeRates, async (context, { query }) => {
    const page = await listExchangeRates(context, query);
    return { ...page, data: page.data.map(presentExchangeRate) };
  });
  route(api, endpoints.listRateCurrencies, async (context) => ({ data: await listRateCurrencies(context) }));
  route(api, endpoints.readRateOfDay, (context, { query }) => findRateOfDay(context, query));
  route(api, endpoints.addExchangeRate, async (context, { body }) => {
    const id = await addExchangeRate(context, body);
    return presentExchangeRate(await requireExchangeRate(context, id));
  });
  route(api, endpoints.changeExchangeRate, async (context, { params, body }) => {
    await changeExchangeRate(context, { id: params.exchange_rate_id, ...body });
    return presentExchangeRate(await requireExchangeRate(context, params.exchange_rate_id));
  });
  route(api, endpoints.removeExchangeRate, async (context, { params }) => {
    await removeExchangeRate(context, params.exchange_rate_id);
    return undefined;
  });
  route(api, endpoints.checkExchangeRates, (context, { body }) => previewRates(context, body));
  route(api, endpoints.importExchangeRates, (context, { body }) => importExchangeRates(context, body));
};
