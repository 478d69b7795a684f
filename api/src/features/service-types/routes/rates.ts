import * as endpoints from '#contract/service-types/rate-endpoints.ts';
import type { Api } from '../../../platform/api.ts';
import { route } from '../../../platform/route.ts';
import { addRate } from '../commands/add-rate.ts';
import { endRate } from '../commands/end-rate.ts';
import { removeRate } from '../commands/remove-rate.ts';
import { presentRate } from '../presenter.ts';
import { listServiceRates, requireRate } from '../queries/rates.ts';
import { requireServiceType } from '../queries/service-types.ts';

/** What a unit of a service costs and sells for, from day to day. */
export const registerRates = (api: Api): void => {
  route(api, endpoints.listServiceRates, async (context, { params, query }) => {
    await requireServiceType(context, params.service_id);
    const page = await listServiceRates(context, params.service_id, query);
    return { ...page, data: page.data.map(presentRate) };
  });
  route(api, endpoints.addServiceRate, async (context, { params, body }) => {
    const id = await addRate(context, params.service_id, body);
    return presentRate(await requireRate(context, params.service_id, id));
  });
  route(api, endpoints.endServiceRate, async (context, { params, body }) => {
    await endRate(context, params, body);
    return presentRate(await requireRate(context, params.service_id, params.rate_id));
  });
  route(api, endpoints.removeServiceRate, async (context, { params }) => {
    await removeRate(context, params);
    return undefined;
  });
};
