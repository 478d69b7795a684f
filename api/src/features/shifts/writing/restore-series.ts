import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { SeriesUndo } from '../queries/series-undo.ts';

/** Brings a series, its shifts and who was on them back to how they were; what was planned anew is deleted. */
export const restoreSeries = async (context: Context, undo: SeriesUndo): Promise<void> => {
  const { db } = context;
  // Shifts move one after the other: whether people's bookings exclude each other is judged when all are where they were.
  await sql`set constraints no_overlapping_bookings deferred`.execute(db);
  await deleteAdded(context, undo);
  await joinSeries(context, undo);
  await putShifts(context, undo);
  await putBookings(context, undo);
  await sql`set constraints no_overlapping_bookings immediate`.execute(db);
};

const deleteAdded = async ({ db, organization }: Context, { added }: SeriesUndo): Promise<void> => {
  await sql`delete from shifts where org_id = ${organization} and id = any(${added}::uuid[])`.execute(db);
};

/** What had become a series of its own is part of the first one again. */
const joinSeries = async ({ db, organization }: Context, { series, made }: SeriesUndo): Promise<void> => {
  if (made) {
    await sql`update shifts set series_id = ${series.id}::uuid
      where org_id = ${organization} and series_id = ${made}::uuid`.execute(db);
    await sql`delete from shift_series where org_id = ${organization} and id = ${made}::uuid`.execute(db);
  }
  await sql`update shift_series s set rule = b.rule, first_day = b.first_day, until = b.until, skipped = b.skipped
    from jsonb_populate_record(null::shift_series, ${JSON.stringify(series)}::jsonb) b
    where s.org_id = ${organization} and s.id = b.id`.execute(db);
};

const putShifts = async ({ db, organization }: Context, { shifts }: SeriesUndo): Promise<void> => {
  await sql`insert into shifts
    select b.* from jsonb_populate_recordset(null::shifts, ${JSON.stringify(shifts)}::jsonb) b where b.org_id = ${organization}
    on conflict (org_id, id) do update set
      (service_type_id, role, site, day, starts_at, ends_at, break_min, headcount, skills, note, status, status_reason, series_changed)
      = (excluded.service_type_id, excluded.role, excluded.site, excluded.day, excluded.starts_at, excluded.ends_at,
        excluded.break_min, excluded.headcount, excluded.skills, excluded.note, excluded.status, null, excluded.series_changed)`.execute(
    db,
  );
};

const putBookings = async ({ db, organization }: Context, { bookings }: SeriesUndo): Promise<void> => {
  await sql`insert into assignments
    select b.* from jsonb_populate_recordset(null::assignments, ${JSON.stringify(bookings)}::jsonb) b
    where b.org_id = ${organization}
    on conflict (org_id, id) do update set
      (day, starts_at, ends_at, break_min, overridden, override_reason, archived_at, withdrawn_at)
      = (excluded.day, excluded.starts_at, excluded.ends_at, excluded.break_min, excluded.overridden, excluded.override_reason,
        excluded.archived_at, excluded.withdrawn_at)`.execute(db);
};
