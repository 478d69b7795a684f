import { type RawBuilder, sql } from 'kysely';
import type { Place, TimeRow } from '#contract/insights/detecting.ts';
import type { Context } from '../../../platform/context.ts';

/** So many entries are read at a time: few enough that they are gone before memory has to grow for them. */
const AT_A_TIME = 500;

/** An entry with whose it is. */
export type EntryRow = TimeRow & { readonly member_id: string };

type Inside = Pick<Context, 'db' | 'organization'>;

const epoch = (column: string) => sql`date_part('epoch', ${sql.ref(column)})::bigint`;

/** Ids of entries that were taken back: few of many, and looked up here sooner than in the database for every entry. */
const readTakenBack = async ({ db, organization }: Inside): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ id: string }>`select r.reverses as id from activity_entries r
    where r.org_id = ${organization} and r.reverses is not null`.execute(db);
  return new Set(rows.map(({ id }) => id));
};

/** The zone that an entry is of, as its person meant it; sites that have one are read once, not for every entry. */
const readZone = async ({ db, organization }: Inside, { timezone }: Place): Promise<RawBuilder<string>> => {
  const { rows } = await sql<{ zones: object | null }>`
    select jsonb_object_agg(p.id, p.site_timezone) as zones from projects p
    where p.org_id = ${organization} and p.site_timezone is not null`.execute(db);
  const zones = rows[0]?.zones;
  const site = zones ? sql`${JSON.stringify(zones)}::jsonb ->> e.project_id::text` : sql`null`;
  return sql`coalesce(e.own_timezone, ${site}, ${timezone})`;
};

/** Declares the cursor, in the order of an index, so that the first entries come at once and nothing is sorted or joined as a whole. */
const declare = async (inside: Inside, place: Place): Promise<void> => {
  const { db, organization } = inside;
  const { from, to } = place;
  const zone = await readZone(inside, place);
  await sql`set local cursor_tuple_fraction = 0.01`.execute(db);
  await sql`declare entries_read no scroll cursor for
    select e.member_id, e.id, e.work_date::text as day, ${epoch('e.started_at')} as started_s, ${epoch('e.ended_at')} as ended_s,
      (date_part('hour', w.wall) * 60 + date_part('minute', w.wall))::int as start_min, e.duration_s as seconds,
      e.project_id, e.service_type_id as service_id, e.category, e.note, e.billable, e.source, e.status,
      e.currency is not null and (e.bill_rate is not null or not e.billable) as priced, e.reverses, e.shift_id, ${epoch('e.created_at')} as written_s
    from activity_entries e cross join lateral (select e.started_at at time zone ${zone} as wall) w
    where e.org_id = ${organization} and e.archived_at is null and e.work_date between ${sql.lit(from)}::date and ${sql.lit(to)}::date
      and e.reverses is null
    order by e.member_id desc, e.work_date, e.started_at nulls last, e.id`.execute(db);
};

/** The entries of some days that nobody took back, without what took them back: person after person in the order of `listPeople`, each day by start. Read by a cursor, in a transaction. */
export async function* readEntries(inside: Inside, place: Place): AsyncGenerator<readonly EntryRow[]> {
  const { db } = inside;
  const takenBack = await readTakenBack(inside);
  await declare(inside, place);
  const fetch = () => {
    const asked = sql<EntryRow>`fetch ${sql.lit(AT_A_TIME)} from entries_read`.execute(db);
    // Who stops reading hears of no failure of what was asked ahead.
    asked.catch(() => undefined);
    return asked;
  };
  // The database reads on while what it read is looked at.
  for (let next = fetch(); ; ) {
    const { rows } = await next;
    if (rows.length === 0) break;
    next = fetch();
    yield takenBack.size === 0 ? rows : rows.filter(({ id }) => !takenBack.has(id));
  }
  await sql`close entries_read`.execute(db);
}
