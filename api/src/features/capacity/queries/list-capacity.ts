import { type RawBuilder, sql } from 'kysely';
import type { readCapacity } from '#contract/capacity/endpoints.ts';
import type { CapacityWeek } from '#contract/capacity/shapes.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import type { Context } from '../../../platform/context.ts';
import { cursorOf } from '../../../platform/postgres/keyset.ts';
import { visibleProjects } from '../../projects/queries.ts';
import { bookingsOf, entriesOf, leaveOf } from './figures.ts';
import { peopleOf, type Somebody } from './people.ts';
import { isOfProjects, type Sight } from './sight.ts';
import { calendarOf } from './span.ts';

/** What is asked for; `member_id` leaves one person. */
type Asked = QueryOf<typeof readCapacity> & { readonly member_id?: string };

/** A week's figures: capacity, told, planned only, leave in minutes, and logged seconds. */
export type Figures = readonly [capacity: number, told: number, draft: number, leave: number, logged: number];

/** Somebody with their weeks, and where they stand in the list. */
export interface PersonRow extends Somebody {
  readonly free_min: number;
  readonly weeks: readonly Figures[];
  readonly cursor_key: string;
  readonly cursor_id: string;
}

/** Sums of a team, or of all. */
export interface TeamRow {
  readonly id: string | null;
  readonly name: string | null;
  readonly people: number;
  readonly free_min: number;
  readonly weeks: readonly Figures[];
}

/** All that one page shows. */
export interface CapacityRows {
  readonly today: string;
  readonly weeks: readonly CapacityWeek[];
  readonly people: readonly PersonRow[];
  readonly teams: readonly TeamRow[];
  readonly total: Omit<TeamRow, 'id' | 'name'>;
}

/** People by weeks, one more than a page holds, with the sums of all that the filters leave: one statement. */
export const listCapacity = async (context: Context, sight: Sight, asked: Asked): Promise<CapacityRows> => {
  const { rows } = await sql<CapacityRows>`
    with ${calendarOf(context, asked)},
    people as materialized (${peopleOf(context, sight, filtersOf(context, asked))}),
    cells as materialized (${cellsOf(context, sight)}),
    weeks as (select c.id, ${free} as free_min, jsonb_agg(${cell} order by c.week) as weeks from cells c group by c.id),
    rows as (${pageOf(asked)}),
    ${teamsOf(context, asked)}
    select s.today, (select jsonb_agg(jsonb_build_object('from', w.first, 'to', w.last, 'past', w.past, 'holidays', w.holidays)
        order by w.week) from spans w) as weeks,
      (select coalesce(jsonb_agg(to_jsonb(r) - 'at' order by r.at), '[]') from rows r) as people,
      (select coalesce(jsonb_agg(to_jsonb(t) order by t.name, t.id), '[]') from teams t) as teams,
      (select jsonb_build_object('people', (select count(*) from people), 'free_min', coalesce(sum(a.free), 0),
        'weeks', coalesce(jsonb_agg(a.figures order by a.week), '[]')) from overall a) as total
    from span s`.execute(context.db);
  const [found] = rows;
  if (!found) throw new Error('Capacity was read in no organization.');
  return found;
};

const cell = sql`jsonb_build_array(c.capacity, c.told, c.draft, c.leave, c.logged)`;
const free = sql`coalesce(sum(c.capacity - c.told - c.draft) filter (where not c.past), 0)::int`;
const sums = sql`jsonb_build_array(sum(c.capacity), sum(c.told), sum(c.draft), sum(c.leave), sum(c.logged))`;
const sumFree = sql`case when c.past then 0 else sum(c.capacity - c.told - c.draft) end`;

const filtersOf = (
  context: Context,
  { q, department, manager_id, project_id, member_id }: Asked,
): RawBuilder<unknown> => {
  const like = `%${(q ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const visible = visibleProjects(context)
    .select('projects.id')
    .where('projects.id', '=', project_id ?? null);
  return sql.join(
    [
      sql`true`,
      ...(q ? [sql`(m.name ilike ${like} or m.position ilike ${like})`] : []),
      ...(department === undefined ? [] : [sql`coalesce(m.department, '') = ${department}`]),
      ...(manager_id === 'none' ? [sql`m.manager_id is null`] : []),
      ...(manager_id && manager_id !== 'none' ? [sql`m.manager_id = ${manager_id}::uuid`] : []),
      ...(member_id ? [sql`m.id = ${member_id}::uuid`] : []),
      ...(project_id ? [isOfProjects(context.organization, sql`${visible}`)] : []),
    ],
    sql` and `,
  );
};

/** Every week of everybody: `lost` = minutes of the working calendar that they aren't there for. */
const cellsOf = (context: Context, { planning }: Sight) => sql`
  select p.id, w.week, w.past, coalesce(b.told, 0) as told, coalesce(b.draft, 0) as draft, coalesce(e.logged, 0) as logged,
    p.weekly_min - round(p.weekly_min * lost.minutes / w.minutes::numeric)::int as capacity,
    (round(p.weekly_min * lost.minutes / w.minutes::numeric)
      - round(p.weekly_min * (lost.minutes - coalesce(l.minutes, 0)) / w.minutes::numeric))::int as leave
  from people p cross join spans w
  left join (select p.id, (b.day - s.first) / 7 as week, coalesce(sum(b.minutes) filter (where b.told), 0)::int as told,
      coalesce(sum(b.minutes) filter (where not b.told), 0)::int as draft
    from people p cross join span s cross join lateral ${bookingsOf(context, planning)} b group by 1, 2) b
    on b.id = p.id and b.week = w.week
  left join (select p.id, (e.day - s.first) / 7 as week, sum(e.seconds)::int as logged
    from people p cross join span s cross join lateral ${entriesOf(context)} e group by 1, 2) e
    on e.id = p.id and e.week = w.week
  left join (select p.id, c.week, sum(least(l.minutes, c.work))::int as minutes
    from people p cross join span s cross join lateral ${leaveOf(context)} l
    join calendar c on c.day = l.day and c.day between p.since and p.until group by 1, 2) l
    on l.id = p.id and l.week = w.week
  cross join lateral (select w.minutes - w.work + coalesce(l.minutes, 0) + case when p.since > w.first or p.until < w.last
    then (select coalesce(sum(c.work), 0) from calendar c where c.week = w.week and c.day not between p.since and p.until)::int
    else 0 end as minutes) lost`;

const pageOf = ({ sort, per_page, ...page }: Asked) => {
  const isByName = sort.endsWith('name');
  const by = isByName ? sql`p.name` : sql`w.free_min`;
  const isBackwards = page.before !== undefined;
  const isDescending = sort.startsWith('-') !== isBackwards;
  const direction = isDescending ? sql`desc` : sql`asc`;
  const cursor = cursorOf({ per_page, ...page });
  const beyond = cursor
    ? sql`(${by}, p.id) ${isDescending ? sql`<` : sql`>`} (${cursor[0]}::${isByName ? sql`text` : sql`bigint`}, ${cursor[1]}::uuid)`
    : sql`true`;
  return sql`
    select p.id, p.name, p.position, p.department, p.on_leave, p.weekly_min, p.target_pct, w.free_min, w.weeks,
      (${by})::text as cursor_key, p.id::text as cursor_id, row_number() over (order by ${by} ${direction}, p.id ${direction}) as at
    from people p join weeks w on w.id = p.id
    where ${beyond} order by ${by} ${direction}, p.id ${direction} limit ${sql.lit(per_page + 1)}`;
};

/** Sums by team, and of all. */
const teamsOf = ({ organization }: Context, { by }: Asked) => {
  const [id, name, names] =
    by === 'department'
      ? [sql`nullif(p.department, '')`, sql`nullif(p.department, '')`, sql``]
      : [
          sql`p.manager_id::text`,
          sql`n.name`,
          sql`left join members n on n.org_id = ${organization} and n.id = p.manager_id`,
        ];
  return sql`
    groups as (select p.id, ${id} as team, ${name} as name from people p ${names}),
    sums as (
      select g.team, g.name, c.week, ${sumFree} as free, ${sums} as figures
      from cells c join groups g on g.id = c.id group by g.team, g.name, c.week, c.past),
    overall as (select c.week, ${sumFree} as free, ${sums} as figures from cells c group by c.week, c.past),
    teams as (
      select x.team as id, x.name, (select count(*) from groups g where g.team is not distinct from x.team) as people,
        sum(x.free)::int as free_min, jsonb_agg(x.figures order by x.week) as weeks
      from sums x group by x.team, x.name)`;
};
