import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import { type HeldSeries, isToCome } from './series.ts';
import { findStanding } from './standing.ts';

const row = z.looseObject({ id: z.uuid(), version: z.int() });
const versions = z.record(z.uuid(), z.int());

const stored = z.object({
  series: row,
  shifts: z.array(row),
  bookings: z.array(row.extend({ shift_id: z.uuid() })),
});
/** What is in the way of some bookings: rules by their ids. */
const known = z.record(z.uuid(), z.array(z.string()));
const kept = stored.extend({ known });
/** A series and what is to come of it with its bookings, as the tables hold them, and what is in their way. */
export type KeptSeries = z.infer<typeof kept>;

/** What a change of a series needs to be taken back: how it was, what came of it, and the versions of what it left. */
export const seriesUndo = kept.extend({
  made: z.uuid().nullable(),
  added: z.array(z.uuid()),
  left: z.object({ series: versions, shifts: versions, bookings: versions }),
});
/** What a change of a series needs to be taken back. */
export type SeriesUndo = z.infer<typeof seriesUndo>;

/** Whoever takes it back stamps it; what somebody said of their booking stays with the booking. */
const PERSONAL = sql`array['created_by', 'updated_by', 'status_reason']`;

/** A series as it is before it is changed. */
export const keepSeries = async (
  context: Context,
  { id, project_id }: Pick<HeldSeries, 'id' | 'project_id'>,
): Promise<KeptSeries> => {
  const { db, organization } = context;
  const { rows } = await sql`
    with open as (
      select * from shifts s where s.org_id = ${organization} and s.series_id = ${id} and ${isToCome('s')})
    select (select jsonb_strip_nulls(to_jsonb(x) - ${PERSONAL}) from shift_series x where x.org_id = ${organization} and x.id = ${id}) as series,
      (select coalesce(jsonb_agg(jsonb_strip_nulls(to_jsonb(o) - ${PERSONAL})), '[]') from open o) as shifts,
      (select coalesce(jsonb_agg(jsonb_strip_nulls(to_jsonb(a) - ${PERSONAL})), '[]') from assignments a
        where a.org_id = ${organization} and a.shift_id in (select o.id from open o)) as bookings`.execute(
    db,
  );
  const before = stored.parse(rows[0]);
  const ids = before.shifts.map((shift) => shift.id);
  const inTheWay = (await findStanding(context, project_id, ids)).filter(
    ({ conflicts }) => conflicts.length > 0,
  );
  return {
    ...before,
    known: Object.fromEntries(
      inTheWay.map(({ booking, conflicts }) => [booking.id, conflicts.map(({ rule }) => rule)]),
    ),
  };
};

/** Which rows there are of some series and shifts, and of whose places on them, with their versions. */
export const readVersions = async (
  { db, organization }: Context,
  { series, shifts }: { readonly series: readonly string[]; readonly shifts: readonly string[] },
): Promise<SeriesUndo['left']> => {
  const { rows } = await sql`
    select (select coalesce(jsonb_object_agg(id, version), '{}') from shift_series
        where org_id = ${organization} and id = any(${series}::uuid[])) as series,
      (select coalesce(jsonb_object_agg(id, version), '{}') from shifts
        where org_id = ${organization} and id = any(${shifts}::uuid[])) as shifts,
      (select coalesce(jsonb_object_agg(id, version), '{}') from assignments
        where org_id = ${organization} and shift_id = any(${shifts}::uuid[])) as bookings`.execute(db);
  return seriesUndo.shape.left.parse(rows[0]);
};

/** What a change leaves behind, for its event; rows that it left alone aren't in it. Null for one that is only foreseen. */
export const undoOf = async (
  context: Context,
  before: KeptSeries | null,
  { series, added }: { readonly series: string; readonly added: readonly string[] },
): Promise<SeriesUndo | null> => {
  if (!before) return null;
  const known = before.shifts.map(({ id }) => id);
  const ids = { series: [before.series.id, series], shifts: [...known, ...added] };
  const now = await readVersions(context, ids);
  const shifts = before.shifts.filter(({ id, version }) => now.shifts[id] !== version);
  const changed = [...shifts.map(({ id }) => id), ...added];
  const concerned = new Set(changed);
  return {
    ...{
      series: before.series,
      known: before.known,
      shifts,
      made: series === before.series.id ? null : series,
    },
    bookings: before.bookings.filter(({ shift_id }) => concerned.has(shift_id)),
    added: [...added],
    left: await readVersions(context, { ...ids, shifts: changed }),
  };
};

/** The change of a series under the id by which it is taken back, and when it was made; undefined for anything else. */
export const findSeriesUndo = async (
  { db, organization }: Context,
  project: string,
  batch: string,
): Promise<{ id: string; undo: SeriesUndo; at: string } | undefined> => {
  const event = await db
    .selectFrom('events')
    .select(['subject_id', 'occurred_at'])
    .select(sql<unknown>`data -> 'undo'`.as('undo'))
    .where('org_id', '=', organization)
    .where('type', 'in', ['series.changed', 'series.cancelled'])
    .where('project_id', '=', project)
    .where(sql<boolean>`data ->> 'batch_id' = ${batch}`)
    .executeTakeFirst();
  if (!event?.undo) return undefined;
  return { id: event.subject_id, undo: seriesUndo.parse(event.undo), at: event.occurred_at };
};
