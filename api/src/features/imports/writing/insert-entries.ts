import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { TimeEntry } from '../reading/read-time-file.ts';
import type { Price } from './price-entries.ts';

/** An entry with ours of everything that it names, and its worth. */
export interface PlacedEntry extends Price {
  readonly entry: TimeEntry;
  readonly memberId: string;
  readonly projectId: string | null;
  readonly serviceId: string | null;
  readonly billable: boolean;
}

/** What was written for a project: entries and their seconds. Null = without a project. */
export interface Written {
  readonly project_id: string | null;
  readonly entries: number;
  readonly seconds: number;
}

const BATCH = 5_000;

/**
 * Writes the entries as drafts and sums by project what is new; an entry whose fingerprint is here already is passed over.
 * Wall clocks become instants in the project site's zone, else in `timezone`. An end before its start, as where a clock was
 * set back, gives way to start and duration.
 */
export const insertEntries = async (
  context: Context,
  importId: string,
  timezone: string,
  entries: readonly PlacedEntry[],
): Promise<Written[]> => {
  const written: Written[] = [];
  for (let from = 0; from < entries.length; from += BATCH) {
    const rows = entries.slice(from, from + BATCH).map(columnsOf);
    written.push(...(await insertBatch(context, importId, timezone, rows)));
  }
  return [...Map.groupBy(written, ({ project_id }) => project_id)].map(([project_id, parts]) => ({
    project_id,
    entries: parts.reduce((sum, part) => sum + part.entries, 0),
    seconds: parts.reduce((sum, part) => sum + part.seconds, 0),
  }));
};

const columnsOf = ({ entry, memberId, projectId, serviceId, billable, ...price }: PlacedEntry) => ({
  ...price,
  member_id: memberId,
  project_id: projectId,
  service_type_id: serviceId,
  billable,
  work_date: entry.span.workDate,
  start: entry.span.start,
  finish: entry.span.end,
  duration_s: entry.span.durationSeconds,
  note: entry.note,
  tags: entry.tags,
  fingerprint: entry.fingerprint,
});

const insertBatch = async (
  { db, organization }: Context,
  importId: string,
  timezone: string,
  rows: readonly object[],
): Promise<Written[]> => {
  const answer = await sql<Written>`
    with written as (
      insert into activity_entries (org_id, member_id, work_date, started_at, ended_at, duration_s, project_id,
        service_type_id, note, billable, source, tags, bill_rate, cost_rate, currency, bill_minor, cost_minor,
        import_id, fingerprint)
      select ${organization}::uuid, x.member_id, x.work_date, t.started_at,
        case when t.ended_at >= t.started_at then t.ended_at
          else t.started_at + make_interval(secs => x.duration_s) end,
        x.duration_s, x.project_id, x.service_type_id, x.note, x.billable, 'import', x.tags, x.bill_rate, x.cost_rate,
        x.currency, x.bill_minor, x.cost_minor, ${importId}::uuid, x.fingerprint
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x (member_id uuid, project_id uuid,
        service_type_id uuid, work_date date, start text, finish text, duration_s int, note text, billable boolean,
        tags text[], bill_rate numeric, cost_rate numeric, currency text, bill_minor bigint, cost_minor bigint,
        fingerprint text)
      left join projects p on p.org_id = ${organization} and p.id = x.project_id
      cross join lateral (select coalesce(p.site_timezone, ${timezone}) as zone) z
      cross join lateral (select x.start::timestamp at time zone z.zone as started_at,
        x.finish::timestamp at time zone z.zone as ended_at) t
      on conflict (org_id, fingerprint) do nothing
      returning project_id, duration_s)
    select project_id, count(*)::int as entries, sum(duration_s)::bigint as seconds from written
    group by project_id`.execute(db);
  return answer.rows;
};
