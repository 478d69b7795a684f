import { sql } from 'kysely';
import type { Unplanned } from '#contract/shifts/batch-endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import { holdSeriesShifts } from '../queries/hold.ts';
import type { requireSeenProject } from '../queries/seen-project.ts';
import { type HeldSeries, requireTurn } from '../queries/series.ts';
import { readCopied } from '../queries/week.ts';
import { changeSeriesShifts, FIRST } from './change-series-shifts.ts';
import type { ChangedFields } from './change-shift.ts';
import { extendSeries, findLast } from './extend-series.ts';
import { planAgain } from './plan-again.ts';
import { replanSeries } from './replan-series.ts';
import { splitSeries } from './split-series.ts';
import type { TakenOff } from './take-off.ts';

type Project = Awaited<ReturnType<typeof requireSeenProject>>;

/** What becomes of a series. */
export interface SeriesChange {
  readonly fields: Omit<ChangedFields, 'day'>;
  readonly rule?: string | undefined;
  readonly until?: string | undefined;
  readonly reason?: string | undefined;
  readonly override_reason?: string | undefined;
  readonly preview: boolean;
}

interface Turn extends SeriesChange {
  /** The day of the series from which on it is changed; null for all that is to come. */
  readonly from: string | null;
  readonly batch_id: string;
}

/**
 * Changes a series that is held from a day on: the days first, so that nobody is judged by what they are rid of, then its shifts, and
 * at last what is new. The series that was held is of a newer version afterwards, whatever changed.
 */
export const turnSeries = async (context: Context, project: Project, held: HeldSeries, asked: Turn) => {
  const { rule = held.rule, until = held.until, from } = asked;
  const series = await splitSeries(context, held, await turnOf(context, held, { rule, from }));
  await touch(context, held);
  if (rule === held.rule && until >= held.until) {
    const moved = await changeSeriesShifts(context, project, series.id, asked);
    const added =
      until === held.until ? NONE_ADDED : await extendSeries(context, project, series, { ...asked, until });
    return { series: series.id, moved, off: NONE_OFF, added };
  }
  const source = await readCopied(context, project.id, await findLast(context, series.id));
  const shifts = await holdSeriesShifts(context, { series: series.id, from: FIRST });
  const { days, ...off } = await replanSeries(context, series, shifts, { ...asked, rule, until });
  const moved = await changeSeriesShifts(context, project, series.id, asked);
  const { batch_id, override_reason, fields } = asked;
  const added = await planAgain(context, project, {
    ...{ series_id: series.id, batch_id, days, override_reason, with_people: true },
    source: { ...source, ...said(fields) },
  });
  return { series: series.id, moved, off, added };
};

/** The day from which on it is a series of its own: on other days only what is to come can be. */
const turnOf = async (
  context: Context,
  held: HeldSeries,
  { rule, from }: { readonly rule: string; readonly from: string | null },
): Promise<string | null> => {
  if (rule === held.rule) return from;
  const { day, earlier } = await requireTurn(context, held.id, from);
  return earlier ? day : null;
};

const NONE: readonly Unplanned[] = [];
const NONE_ADDED = { ids: [], places: 0, left: NONE };
const NONE_OFF: TakenOff = { deleted: [], cancelled: [] };

const said = (fields: SeriesChange['fields']) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Of two who change one series at once the second finds another version than they know. */
const touch = async ({ db, organization }: Context, { id }: HeldSeries): Promise<void> => {
  await sql`update shift_series set until = until where org_id = ${organization} and id = ${id}::uuid`.execute(
    db,
  );
};
