import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

/** Remembers days of a series that have no shift, so that planning it further doesn't bring them back. */
export const skipDays = async (
  { db, organization }: Context,
  series: string,
  days: readonly string[],
): Promise<void> => {
  if (days.length === 0) return;
  await sql`update shift_series set skipped = skipped || ${days}::date[]
    where org_id = ${organization} and id = ${series}::uuid`.execute(db);
};

interface Removed {
  readonly series_id: string | null;
  readonly series_day: string | null;
}

/** After shifts that repeat another were taken back: their series ends with its last shift, and with one shift alone it is none. */
export const forgetRepeated = async (
  { db, organization }: Context,
  removed: readonly Removed[],
): Promise<void> => {
  const series = [...new Set(removed.flatMap(({ series_id }) => series_id ?? []))];
  if (series.length === 0) return;
  const isOne = sql`org_id = ${organization} and id = any(${series}::uuid[])`;
  await sql`update shifts set series_id = null, series_day = null, series_changed = false
    where org_id = ${organization} and series_id in (select series_id from shifts
      where org_id = ${organization} and series_id = any(${series}::uuid[]) group by series_id having count(*) = 1)`.execute(
    db,
  );
  await sql`delete from shift_series s where ${isOne}
    and not exists (select from shifts t where t.org_id = s.org_id and t.series_id = s.id)`.execute(db);
  await sql`update shift_series s set until = (select greatest(s.first_day, max(t.series_day)) from shifts t
    where t.org_id = s.org_id and t.series_id = s.id) where ${isOne}`.execute(db);
};
