import type { Series, SeriesOutcome } from '#contract/shifts/series-endpoints.ts';
import { cancelSeries, changeSeries, repeatShift } from '#contract/shifts/series-endpoints.ts';
import type { Shift, ShiftFields } from '#contract/shifts/shapes.ts';
import { call } from '../../../platform/call.ts';
import { t } from '../components/series/messages.ts';
import type { Repetition } from '../queries.ts';
import { useBatches } from './use-batches.ts';
import { useSaid } from './use-said.ts';

/** From which shift on; null = all that are still to come. */
type From = { readonly from_shift: string | null };

type Change = From & {
  readonly fields: Partial<ShiftFields>;
  readonly until?: string;
  readonly leave_out: boolean;
};

const changed = (project_id: string, { id: series_id, version }: Series, body: Change) =>
  call(changeSeries, { params: { project_id, series_id }, version, body: { ...body, preview: false } });

/** Changes shifts that come again, and says how many. Errors: like those of `call`. */
export function useSeriesChange() {
  const { say } = useSaid();
  return {
    change: async (project_id: string, series: Series, body: Omit<Change, 'leave_out' | 'until'>) => {
      const { shifts } = await changed(project_id, series, { ...body, leave_out: false });
      await say(t('changed', { count: shifts }));
    },
  };
}

/** What planners do to shifts that come again; each says what it did, with Undo of what was planned. Errors: like those of `call`. */
export function useSeriesWrites({ project, id }: Shift) {
  const { say } = useSaid();
  const { tell } = useBatches(project.id);
  const planned = (outcome: SeriesOutcome) => tell(t('planned', { count: outcome.shifts }), outcome);
  return {
    repeat: async (asked: Repetition, leave_out: boolean) => {
      const params = { project_id: project.id, shift_id: id };
      await planned(await call(repeatShift, { params, body: { ...asked, leave_out, preview: false } }));
    },
    further: async (series: Series, until: string, leave_out: boolean) => {
      const body = { from_shift: null, fields: {}, until, leave_out };
      await planned(await changed(project.id, series, body));
    },
    end: async (series: Series, from: From, reason: string) => {
      const params = { project_id: project.id, series_id: series.id };
      const body = { ...from, reason, version: series.version };
      const { deleted, cancelled } = await call(cancelSeries, { params, body });
      await say(t('ended', { count: deleted + cancelled }));
    },
  };
}
