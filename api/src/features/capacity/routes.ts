import * as endpoints from '#contract/capacity/endpoints.ts';
import type { Api } from '../../platform/api.ts';
import { route } from '../../platform/route.ts';
import { readCapacityPage } from './queries/read-capacity.ts';
import { readWeek } from './queries/read-week.ts';

/** Planned and logged time against capacity, by people and weeks. */
export const registerCapacity = (api: Api): void => {
  route(api, endpoints.readCapacity, (context, { query }) => readCapacityPage(context, query));
  route(api, endpoints.readCapacityOfWeek, (context, { params, query }) =>
    readWeek(context, params.member_id, query.date),
  );
};
