import { undoBatch } from '#contract/shifts/batch-endpoints.ts';
import { cancelSeries, changeSeries, readSeries, repeatShift } from '#contract/shifts/series-endpoints.ts';
import type { Shift } from '#contract/shifts/shapes.ts';
import { openPlanningDesk, type PlanningDesk } from './planning-desk.ts';
import type { Answer } from './server.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A desk at which shifts come again. */
export interface SeriesDesk extends PlanningDesk {
  /** Repeats a shift as the project's manager. */
  repeat(shift: string, rule: string, until: string, fields?: Fields): Promise<Answer>;
  read(series: string): Promise<Answer['body']>;
  /** Changes a series as it stands. */
  change(series: string, fields: Fields): Promise<Answer>;
  cancel(series: string, from_shift?: string | null): Promise<Answer>;
  /** Takes back what was done at once. */
  undo(batch: string): Promise<Answer>;
  /** Days, start and people of the project's shifts, as its manager sees them. */
  planned(from: string, to: string): Promise<(readonly [string, string, readonly string[]])[]>;
  shifts(from: string, to: string): Promise<Shift[]>;
}

/** Opens a desk for series. */
export const openSeriesDesk = async (): Promise<SeriesDesk> => {
  const desk = await openPlanningDesk();
  const { muster, project: project_id } = desk;
  const { manager } = muster.organization.people;
  const as = muster.as(manager);
  const read = async (series_id: string) =>
    (await as(readSeries, { params: { project_id, series_id } })).body;
  const shifts = async (from: string, to: string) => (await desk.see(manager, from, to)).shifts;
  return {
    ...desk,
    read,
    shifts,
    repeat: (shift_id, rule, until, fields = {}) =>
      as(repeatShift, { params: { project_id, shift_id }, body: { rule, until, ...fields } }),
    change: async (series_id, body) => {
      const { version } = await read(series_id);
      return as(changeSeries, { params: { project_id, series_id }, body, version });
    },
    cancel: async (series_id, from_shift = null) => {
      const { version } = await read(series_id);
      const body = { from_shift, reason: 'The gate closes.', version };
      return as(cancelSeries, { params: { project_id, series_id }, body });
    },
    undo: (batch_id) => as(undoBatch, { params: { project_id, batch_id } }),
    planned: async (from, to) =>
      (await shifts(from, to)).map(({ day, start, people }: Shift) => [
        day,
        start,
        people.map(({ member }) => member.id),
      ]),
  };
};
