import { makeShift } from '../factories/shift.ts';
import { makeFullTemplate, makeSeries } from './roster-rows.ts';
import type { World } from './world.ts';

/** A series nobody has touched. */
const beginSeries = async ({ muster, own }: World) => {
  const { project, service } = own.rows;
  return { series_id: await makeSeries(muster, own, { project, service, mark: 'Next' }) };
};

/** A template nobody has touched, in the place of any that a body would be called like. */
const beginTemplate = async ({ muster, own }: World) => {
  const { project, service, colleague } = own.rows;
  await muster.database.query(
    "update roster_templates set archived_at = now() where project_id = $1 and name in ('Fair', 'Storm', 'Next week')",
    [project],
  );
  const place = { project, service, mark: 'Next' };
  return { template_id: await makeFullTemplate(muster, own, place, colleague) };
};

/** What has to be there before a series or a template is written. */
export const ROSTER_READY = {
  'POST /projects/:project_id/roster/templates': beginTemplate,
  'PATCH /projects/:project_id/roster/templates/:template_id': beginTemplate,
  'POST /projects/:project_id/roster/templates/:template_id/applications': beginTemplate,
  'POST /projects/:project_id/shifts/:shift_id/series': async ({ muster, own }: World) => ({
    shift_id: await makeShift(muster.database, own, { project_id: own.rows.project, day: '2036-05-06' }),
  }),
  'PATCH /projects/:project_id/series/:series_id': beginSeries,
  'POST /projects/:project_id/series/:series_id/cancel': beginSeries,
};
