import * as endpoints from '#contract/announcements/delivery-endpoints.ts';
import type { Api } from '../../../platform/api.ts';
import { route } from '../../../platform/route.ts';
import { resendDeliveries } from '../commands/resend-deliveries.ts';
import { presentFailure } from '../presenters/failed-delivery.ts';
import { listFailures } from '../queries/deliveries.ts';

/** What couldn't be delivered to an organization's people. */
export const registerDeliveries = (api: Api): void => {
  route(api, endpoints.listFailedDeliveries, async (context, { query }) => {
    const page = await listFailures(context, query);
    return { ...page, data: page.data.flatMap(presentFailure) };
  });
  route(api, endpoints.resendDeliveries, (context, { body }) => resendDeliveries(context, body));
};
