import { makeShift } from '../factories/shift.ts';
import { makeSeries } from './roster-rows.ts';
import type { World } from './world.ts';

/** A series nobody has touched. */
const beginSeries = async ({ muster, own }: World) => {
  const { project, service } = own.rows;
  return { series_id: await makeSeries(muster, own, { project, service, mark: 'Next' }) };
};

/** What has to be there before a series is written. */
export const SERIES_READY = {
  'POST /projects/:project_id/shifts/:shift_id/series': async ({ muster, own }: World) => ({
    shift_id: await makeShift(muster.database, own, { project_id: own.rows.project, day: '2036-05-06' }),
  }),
  'PATCH /projects/:project_id/series/:series_id': beginSeries,
  'POST /projects/:project_id/series/:series_id/cancel': beginSeries,
};
