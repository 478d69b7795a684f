import { brokenRule, Failure } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { holdMembers, holdShifts } from '../queries/hold.ts';
import { holdSeries } from '../queries/series.ts';
import { readVersions, type SeriesUndo } from '../queries/series-undo.ts';
import { findStanding } from '../queries/standing.ts';
import { refusingOverlap } from './refusing-overlap.ts';
import { restoreSeries } from './restore-series.ts';

/**
 * Takes a change of a series back: all of it is as it was, or nothing is. Throws 422 `changed-since`, or of a conflict that somebody
 * would have by now, but for what was in their way before.
 */
export const takeBackSeries = async (context: Context, project: string, undo: SeriesUndo): Promise<void> => {
  await requireUntouched(context, project, undo);
  const people = undo.bookings.flatMap(({ member_id }) => (typeof member_id === 'string' ? [member_id] : []));
  await holdMembers(context, people);
  await refusingOverlap(restoreSeries(context, undo));
  await requireStillFree(context, project, undo);
};

const requireUntouched = async (context: Context, project: string, undo: SeriesUndo): Promise<void> => {
  const { series, shifts } = undo.left;
  for (const id of Object.keys(series).sort()) await holdSeries(context, project, id).catch(asTouched);
  await holdShifts(context, project, Object.keys(shifts));
  const now = await readVersions(context, { series: Object.keys(series), shifts: Object.keys(shifts) });
  if (!isSame(now.series, series) || !isSame(now.shifts, shifts) || !isSame(now.bookings, undo.left.bookings))
    throw touched();
};

const isSame = (one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([id, version]) => other[id] === version);

const touched = () =>
  brokenRule(
    'changed-since',
    '',
    'Shifts of this series were changed, published or answered since: nothing was taken back.',
  );

const asTouched = (error: unknown): never => {
  throw error instanceof Failure ? touched() : error;
};

/** What was in somebody's way before stands in it again; nothing else may. */
const requireStillFree = async (
  context: Context,
  project: string,
  { shifts, known }: SeriesUndo,
): Promise<void> => {
  const ids = shifts.map(({ id }) => id);
  const fields = (await findStanding(context, project, ids)).flatMap(({ booking, conflicts }) =>
    conflicts
      .filter(({ rule }) => !booking.overridden.includes(rule) && !known[booking.id]?.includes(rule))
      .map(({ rule, message }) => ({ rule, field: `days.${booking.day}`, message })),
  );
  const [first] = fields;
  if (!first) return;
  throw new Failure('rule_broken', `${first.message} Nothing was taken back.`, {
    rule: first.rule,
    fields: fields.map(({ field, message }) => ({ field, message })),
  });
};
