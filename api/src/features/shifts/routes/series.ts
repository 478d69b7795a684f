import * as endpoints from '#contract/shifts/series-endpoints.ts';
import type { Api } from '../../../platform/api.ts';
import { route } from '../../../platform/route.ts';
import { cancelSeries } from '../commands/cancel-series.ts';
import { changeSeries } from '../commands/change-series.ts';
import { repeatShift } from '../commands/repeat-shift.ts';
import { readSeries } from '../queries/series.ts';

/** Shifts that come again. */
export const registerSeries = (api: Api): void => {
  route(api, endpoints.repeatShift, (context, { params, body }) =>
    repeatShift(context, { project: params.project_id, shift: params.shift_id, ...body }),
  );
  route(api, endpoints.readSeries, (context, { params }) =>
    readSeries(context, params.project_id, params.series_id),
  );
  route(api, endpoints.changeSeries, (context, { params, body }) =>
    changeSeries(context, { project: params.project_id, id: params.series_id, ...body }),
  );
  route(api, endpoints.cancelSeries, (context, { params, body }) =>
    cancelSeries(context, { project: params.project_id, id: params.series_id, ...body }),
  );
};
