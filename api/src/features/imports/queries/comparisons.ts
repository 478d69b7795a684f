import { sql } from 'kysely';
import { MOST_PROBLEMS } from '#contract/imports/preview.ts';
import type { Context } from '../../../platform/context.ts';

/** Those of these fingerprints that time of ours carries already, deleted time included. */
export const listKnownFingerprints = async (
  { db, organization }: Context,
  fingerprints: readonly string[],
): Promise<Set<string>> => {
  const { rows } = await sql<{ fingerprint: string }>`
    select e.fingerprint from unnest(${fingerprints}::text[]) as asked (fingerprint)
    join activity_entries e on e.org_id = ${organization} and e.fingerprint = asked.fingerprint`.execute(db);
  return new Set(rows.map(({ fingerprint }) => fingerprint));
};

/** A row of a file as a stretch of one of our people's time; `start` on the wall clock, `YYYY-MM-DDTHH:mm:ss`. */
export interface Stretch {
  readonly row: number;
  readonly member_id: string;
  readonly project_id: string | null;
  readonly day: string;
  readonly start: string;
  readonly seconds: number;
}

/** A row that shares time with time of ours. */
export interface Overlap {
  readonly row: number;
  readonly start: string;
  /** Wall clock of the time that is here, `HH:MM`. */
  readonly from: string;
  readonly to: string;
}

/** The first 1000 rows that share time with what their people have logged here; clocks are the project site's, else ours. */
export const listOverlaps = async (
  { db, organization }: Context,
  timezone: string,
  stretches: readonly Stretch[],
): Promise<Overlap[]> => {
  if (stretches.length === 0) return [];
  const { rows } = await sql<Overlap>`
    with placed as materialized (
      select x.row, x.member_id, x.day, x.start, z.zone, x.start::timestamp at time zone z.zone as started_at,
        x.start::timestamp at time zone z.zone + make_interval(secs => x.seconds) as ended_at
      from jsonb_to_recordset(${JSON.stringify(stretches)}::jsonb)
        as x (row int, member_id uuid, project_id uuid, day date, start text, seconds int)
      left join projects p on p.org_id = ${organization} and p.id = x.project_id
      cross join lateral (select coalesce(p.site_timezone, ${timezone}) as zone) z)
    select distinct on (x.row) x.row, x.start, to_char(e.started_at at time zone x.zone, 'HH24:MI') as from,
      to_char(e.ended_at at time zone x.zone, 'HH24:MI') as to
    from placed x join activity_entries e on e.org_id = ${organization} and e.member_id = x.member_id
      and e.archived_at is null and e.work_date between x.day - 1 and x.day + 1
      and e.started_at < x.ended_at and e.ended_at > x.started_at
    order by x.row limit ${MOST_PROBLEMS}`.execute(db);
  return rows;
};

/** Our projects of these ids with what decides whether time may be logged on a day. */
export const listProjectPeriods = ({ db, organization }: Context, ids: readonly string[]) =>
  db
    .selectFrom('projects')
    .select(['id', 'name', 'status', 'start_date', 'end_date', 'client_id'])
    .where('org_id', '=', organization)
    .where('id', '=', (is) => is.fn.any(is.val([...ids])))
    .execute();
