import type { Series, SeriesOutcome } from '#contract/shifts/series-endpoints.ts';
import { cancelSeries, changeSeries, repeatShift } from '#contract/shifts/series-endpoints.ts';
import type { Shift, ShiftFields } from '#contract/shifts/shapes.ts';
import { call } from '../../../platform/call.ts';
import { t } from '../components/series/messages.ts';
import type { Repetition, SeriesTurn } from '../queries.ts';
import { useBatches } from './use-batches.ts';

/** From which shift on; null = all that are still to come. */
type From = { readonly from_shift: string | null };

type Change = SeriesTurn & { readonly fields: Partial<ShiftFields>; readonly leave_out: boolean };

const changed = (project_id: string, { id: series_id, version }: Series, body: Change) =>
  call(changeSeries, { params: { project_id, series_id }, version, body: { ...body, preview: false } });

/** Changes shifts that come again, and says how many, with Undo. Errors: like those of `call`. */
export function useSeriesChange(project_id: string) {
  const { tell } = useBatches(project_id);
  return {
    change: async (series: Series, body: From & Pick<Change, 'fields' | 'override_reason'>) => {
      const outcome = await changed(project_id, series, { ...body, leave_out: false });
      await tell(t('changed', { count: outcome.shifts }), outcome);
    },
  };
}

/** What planners do to shifts that come again; each says what it did, with Undo of all of it. Errors: like those of `call`. */
export function useSeriesWrites({ project, id }: Shift) {
  const { tell } = useBatches(project.id);
  const planned = (outcome: SeriesOutcome) => tell(t('planned', { count: outcome.shifts }), outcome);
  return {
    repeat: async (asked: Repetition, leave_out: boolean) => {
      const params = { project_id: project.id, shift_id: id };
      await planned(await call(repeatShift, { params, body: { ...asked, leave_out, preview: false } }));
    },
    further: async (series: Series, asked: SeriesTurn, leave_out: boolean) =>
      planned(await changed(project.id, series, { ...asked, fields: {}, leave_out })),
    turn: async (series: Series, asked: SeriesTurn, leave_out: boolean) =>
      tell(t('turned'), await changed(project.id, series, { ...asked, fields: {}, leave_out })),
    end: async (series: Series, from: From, reason: string) => {
      const params = { project_id: project.id, series_id: series.id };
      const body = { ...from, reason, version: series.version };
      const outcome = await call(cancelSeries, { params, body });
      await tell(t('ended', { count: outcome.deleted + outcome.cancelled }), outcome);
    },
  };
}
