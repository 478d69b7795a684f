import * as endpoints from '#contract/service-types/rate-endpoints.ts';
import type { Api } from '../../../platform/api.ts';
import type { Context } from '../../../platform/context.ts';
import { route } from '../../../platform/route.ts';
import { seesCosts } from '../../projects/queries.ts';
import { addRate } from '../commands/add-rate.ts';
import { endRate } from '../commands/end-rate.ts';
import { removeRate } from '../commands/remove-rate.ts';
import { presentAnswer, presentPreview, presentRate } from '../presenter.ts';
import { previewEnd } from '../queries/end-preview.ts';
import { answerRate } from '../queries/rate-answer.ts';
import { previewRate } from '../queries/rate-preview.ts';
import { listRatePage, type RatePlace, requireRate } from '../queries/rates.ts';
import { requireServiceType } from '../queries/service-types.ts';

/** What a unit of work costs and sells for, from day to day: of a service, and of all services. */
export const registerRates = (api: Api): void => {
  registerRatesOfServices(api);
  route(api, endpoints.listRates, async (context, { query }) => {
    const page = await listRatePage(context, null, query);
    return { ...page, data: page.data.map((rate) => presentRate(rate, seesCosts(context))) };
  });
  route(api, endpoints.explainRate, async (context, { query }) =>
    presentAnswer(await answerRate(context, query)),
  );
  route(api, endpoints.previewRate, async (context, { body }) =>
    presentPreview(await previewRate(context, body), body.currency),
  );
  route(api, endpoints.previewRateEnd, async (context, { params }) => {
    const { rows, currency } = await previewEnd(context, params.rate_id);
    return presentPreview(rows, currency);
  });
  route(api, endpoints.addRate, async (context, { body }) =>
    present(context, OF_ALL, await addRate(context, null, body)),
  );
  route(api, endpoints.endRate, async (context, { params: { rate_id }, body }) => {
    await endRate(context, OF_ALL, rate_id, body);
    return present(context, OF_ALL, rate_id);
  });
  route(api, endpoints.removeRate, async (context, { params: { rate_id } }) => {
    await removeRate(context, OF_ALL, rate_id);
    return undefined;
  });
};

const registerRatesOfServices = (api: Api): void => {
  route(api, endpoints.listServiceRates, async (context, { params, query }) => {
    await requireServiceType(context, params.service_id);
    const page = await listRatePage(context, params.service_id, query);
    return { ...page, data: page.data.map((rate) => presentRate(rate, seesCosts(context))) };
  });
  route(api, endpoints.addServiceRate, async (context, { params: { service_id }, body }) =>
    present(context, { service_type_id: service_id }, await addRate(context, service_id, body)),
  );
  route(api, endpoints.endServiceRate, async (context, { params: { service_id, rate_id }, body }) => {
    const place = { service_type_id: service_id };
    await endRate(context, place, rate_id, body);
    return present(context, place, rate_id);
  });
  route(api, endpoints.removeServiceRate, async (context, { params: { service_id, rate_id } }) => {
    await removeRate(context, { service_type_id: service_id }, rate_id);
    return undefined;
  });
};

const OF_ALL = { service_type_id: null };

const present = async (context: Context, place: RatePlace, id: string) =>
  presentRate(await requireRate(context, place, id), seesCosts(context));
