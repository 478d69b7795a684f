import { sql } from 'kysely';
import type { Place, TimeRow } from '#contract/insights/detecting.ts';
import type { Context } from '../../../platform/context.ts';

/** So many entries are read at a time: a page of memory, and a few milliseconds of work. */
const AT_A_TIME = 2_000;

/** An entry with whose it is. */
export type EntryRow = TimeRow & { readonly member_id: string };

const epoch = (column: string) => sql`extract(epoch from ${sql.ref(column)})::bigint`;

/** Makes equal texts of entries one and the same: a day, a project or a state is held once for all entries that name it. */
const sharing = () => {
  const known = new Map<string, string>();
  const one = (text: string): string => {
    const same = known.get(text);
    if (same !== undefined) return same;
    known.set(text, text);
    return text;
  };
  return (row: EntryRow): EntryRow => ({
    ...row,
    ...{ member_id: one(row.member_id), day: one(row.day), category: one(row.category), source: one(row.source) },
    status: one(row.status),
    project_id: row.project_id === null ? null : one(row.project_id),
    service_id: row.service_id === null ? null : one(row.service_id),
  });
};

/** The entries of some days that nobody took back, without what took them back: person after person in the order of `listPeople`, each day by start. Read by a cursor, in a transaction. */
export async function* readEntries(
  { db, organization }: Pick<Context, 'db' | 'organization'>,
  { from, to }: Place,
): AsyncGenerator<readonly EntryRow[]> {
  // In the order of an index, so that the first entries come at once and nothing is sorted as a whole.
  await sql`set local cursor_tuple_fraction = 0.01`.execute(db);
  await sql`declare entries_read no scroll cursor for
    select e.member_id, e.id, e.work_date::text as day, ${epoch('e.started_at')} as started_s, ${epoch('e.ended_at')} as ended_s,
      extract(hour from w.wall)::int * 60 + extract(minute from w.wall)::int as start_min, e.duration_s as seconds,
      e.project_id, e.service_type_id as service_id, e.category, e.note, e.billable, e.source, e.status,
      e.currency is not null and (e.bill_rate is not null or not e.billable) as priced, e.reverses, e.shift_id, ${epoch('e.created_at')} as written_s
    from activity_entries e
    join organizations o on o.org_id = e.org_id
    left join projects p on p.org_id = e.org_id and p.id = e.project_id
    cross join lateral (select e.started_at at time zone coalesce(e.own_timezone, p.site_timezone, o.timezone) as wall) w
    where e.org_id = ${organization} and e.archived_at is null and e.work_date between ${sql.lit(from)}::date and ${sql.lit(to)}::date
      and e.reverses is null and not exists (select from activity_entries r where r.org_id = e.org_id and r.reverses = e.id)
    order by e.member_id desc, e.work_date, e.started_at nulls last, e.id`.execute(db);
  const fetch = () => {
    const asked = sql<EntryRow>`fetch ${sql.lit(AT_A_TIME)} from entries_read`.execute(db);
    // Who stops reading hears of no failure of what was asked ahead.
    asked.catch(() => undefined);
    return asked;
  };
  const share = sharing();
  // The database reads on while what it read is looked at.
  for (let next = fetch(); ; ) {
    const { rows } = await next;
    if (rows.length === 0) break;
    next = fetch();
    yield rows.map(share);
  }
  await sql`close entries_read`.execute(db);
}
