import { type RawBuilder, sql } from 'kysely';
import type { ExportAmount, ExportLine, ExportPart, ExportPurpose } from '#contract/time-exports/shapes.ts';
import type { Database } from '../../../platform/postgres/database.ts';

/** What is summed: `entries` is a statement that gives rows of activity_entries. */
export interface Summed {
  readonly purpose: ExportPurpose;
  readonly parts: readonly ExportPart[];
  readonly entries: RawBuilder<unknown>;
}

const coded = (table: string) => {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`case when ${column('id')} is not null then
    jsonb_build_object('id', ${column('id')}, 'code', ${column('code')}, 'name', ${column('name')}) end`;
};

const named = (table: string) => {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`case when ${column('id')} is not null then jsonb_build_object('id', ${column('id')}, 'name', ${column('name')}) end`;
};

/** What a line says of each part, in the order of its columns; the unit belongs to the rate. */
const SAYS = {
  member: [named('m'), 'jsonb'],
  client: [named('c'), 'jsonb'],
  project: [coded('p'), 'jsonb'],
  service: [coded('s'), 'jsonb'],
  category: [sql`e.category`, 'text'],
  day: [sql`e.work_date`, 'date'],
} as const satisfies Partial<Record<ExportPart, readonly [RawBuilder<unknown>, string]>>;

const said = ([part, [value, type]]: [string, (typeof SAYS)[keyof typeof SAYS]], parts: readonly string[]) =>
  sql`${parts.includes(part) ? value : sql`null`}::${sql.raw(type)} as ${sql.ref(part)}`;

/** Lines as a statement: entries that agree in every part and in their currency, summed. Never ordered. */
const lines = ({ purpose, parts, entries }: Summed) => {
  const [rate, amount] =
    purpose === 'payroll' ? [sql`e.cost_rate`, sql`e.cost_minor`] : [sql`e.bill_rate`, sql`e.bill_minor`];
  const byRate = parts.includes('rate');
  const columns = Object.entries(SAYS).map((one) => said(one, parts));
  return sql`
    select ${sql.join(columns)}, trim_scale(${byRate ? rate : sql`null::numeric`})::text as rate,
      ${byRate ? sql`case when ${rate} is not null then s.unit end` : sql`null`}::text as unit, e.currency,
      sum(e.duration_s)::int as seconds, count(*)::int as entries, coalesce(sum(${amount}), 0)::float8 as amount_minor
    from (${entries}) e
    join members m on m.org_id = e.org_id and m.id = e.member_id
    left join projects p on p.org_id = e.org_id and p.id = e.project_id
    left join clients c on c.org_id = p.org_id and c.id = p.client_id
    left join service_types s on s.org_id = e.org_id and s.id = e.service_type_id
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9`;
};

const IN_ORDER = sql.raw(
  [
    ...['client', 'project', 'member', 'service'].map(
      (part) => `lower(${part} ->> 'name') nulls last, ${part}`,
    ),
    ...['category', 'day', 'rate::numeric', 'currency'].map((column) => `${column} nulls last`),
  ].join(', '),
);

/** The lines of a file, in order, at most `most`. */
export const listLines = async (db: Database, summed: Summed, most: number): Promise<ExportLine[]> => {
  const { rows } = await sql<ExportLine>`
    select * from (${lines(summed)}) l order by ${IN_ORDER} limit ${sql.lit(most)}`.execute(db);
  return rows;
};

/** Sums of all lines. */
export interface LineSums {
  readonly line_count: number;
  readonly entries: number;
  readonly seconds: number;
  readonly amounts: ExportAmount[];
}

/** Sums of all lines, money by currency; none where it is nothing. */
export const sumLines = async (db: Database, summed: Summed): Promise<LineSums> => {
  const { rows } = await sql<LineSums>`
    with l as materialized (${lines(summed)})
    select count(*)::int as line_count, coalesce(sum(entries), 0)::int as entries, coalesce(sum(seconds), 0)::float8 as seconds,
      coalesce((select jsonb_agg(a order by a.currency) from (
        select currency, sum(amount_minor) as amount_minor from l
        where currency is not null group by currency having sum(amount_minor) <> 0) a), '[]') as amounts
    from l`.execute(db);
  return rows[0] ?? { line_count: 0, entries: 0, seconds: 0, amounts: [] };
};
