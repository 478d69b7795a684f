import * as endpoints from '#contract/service-types/endpoints.ts';
import type { Api } from '../../platform/api.ts';
import type { Context } from '../../platform/context.ts';
import { route } from '../../platform/route.ts';
import { listChanges } from '../clients/queries.ts';
import { seesCosts } from '../projects/queries.ts';
import { archiveServiceType } from './commands/archive-service-type.ts';
import { createServiceType } from './commands/create-service-type.ts';
import { restoreServiceType } from './commands/restore-service-type.ts';
import { updateServiceType } from './commands/update-service-type.ts';
import { presentServiceType } from './presenter.ts';
import {
  changesInSight,
  listServiceTypes,
  RATE_EVENTS,
  requireServiceType,
  type ServiceTypeRow,
} from './queries/service-types.ts';
import { registerMemberRates } from './routes/member-rates.ts';
import { registerRates } from './routes/rates.ts';

/** Kinds of work, and what they cost and sell for. */
export const registerServiceTypes = (api: Api): void => {
  route(api, endpoints.listServiceTypes, async (context, { query }) => {
    const page = await listServiceTypes(context, query);
    return { ...page, data: page.data.map(presenting(context)) };
  });
  route(api, endpoints.createServiceType, async (context, { body }) => {
    const id = await createServiceType(context, body);
    return present(context, id);
  });
  route(api, endpoints.readServiceType, async (context, { params }) => present(context, params.service_id));
  route(api, endpoints.updateServiceType, async (context, { params, body }) => {
    await updateServiceType(context, { id: params.service_id, ...body });
    return present(context, params.service_id);
  });
  route(api, endpoints.archiveServiceType, async (context, { params }) => {
    await archiveServiceType(context, params.service_id);
    return undefined;
  });
  route(api, endpoints.restoreServiceType, async (context, { params }) => {
    await restoreServiceType(context, params.service_id);
    return present(context, params.service_id);
  });
  route(api, endpoints.listServiceTypeChanges, async (context, { params, query }) => {
    await requireServiceType(context, params.service_id);
    const hidden = seesCosts(context) ? [] : RATE_EVENTS;
    return listChanges(context, params.service_id, query, hidden, changesInSight(context));
  });
  registerRates(api);
  registerMemberRates(api);
};

const presenting = (context: Context) => {
  const costs = seesCosts(context);
  return (row: ServiceTypeRow) => presentServiceType(row, costs);
};

const present = async (context: Context, id: string) =>
  presenting(context)(await requireServiceType(context, id));
