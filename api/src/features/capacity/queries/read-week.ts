import { sql } from 'kysely';
import { capacityOf, utilisationOf } from '#contract/capacity/arithmetic.ts';
import type { CapacityOfWeek } from '#contract/capacity/shapes.ts';
import { notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { visibleProjects } from '../../projects/queries.ts';
import { presentSomebody } from '../presenters/capacity.ts';
import { bookingsOf, entriesOf, leaveOf } from './figures.ts';
import { peopleOf, type Somebody } from './people.ts';
import { type Sight, sightOf } from './sight.ts';
import { calendarOf } from './span.ts';

interface Row extends Somebody {
  readonly from: string;
  readonly to: string;
  readonly today: string;
  readonly past: boolean;
  readonly days: readonly {
    readonly date: string;
    readonly holiday: string | null;
    readonly minutes: number;
    readonly isEmployed: boolean;
    readonly leave: number;
    readonly told_min: number;
    readonly draft_min: number;
    readonly logged_s: number;
  }[];
  readonly projects: CapacityOfWeek['projects'];
}

/** Somebody's week with how it is worked out. Throws 404 for somebody whom the caller may not read. */
export const readWeek = async (context: Context, member: string, date: string): Promise<CapacityOfWeek> => {
  const sight = sightOf(context);
  const row = await findWeek(context, sight, member, date);
  if (!row) throw notFound('person');
  const { days, projects, from, to, today, past } = row;
  const { days: ofDays, ...capacity } = capacityOf(
    row.weekly_min,
    days.map(({ minutes, holiday, isEmployed, leave }) => ({
      ...{ work_min: minutes, isHoliday: holiday !== null, isEmployed, leave_min: leave },
    })),
  );
  const figures = {
    told_min: sumOf(days, ({ told_min }) => told_min),
    draft_min: sumOf(days, ({ draft_min }) => draft_min),
    logged_s: sumOf(days, ({ logged_s }) => logged_s),
  };
  return {
    ...presentSomebody(row),
    ...{ ...capacity, ...figures, projects, from, to, today, past, planning: sight.planning },
    utilisation_pct: utilisationOf({ ...figures, capacity_min: capacity.capacity_min }, past),
    days: days.map(({ date: of, holiday, told_min, draft_min, logged_s }, at) => ({
      ...{ date: of, holiday, told_min, draft_min, logged_s },
      ...(ofDays[at] ?? { capacity_min: 0, leave_min: 0 }),
    })),
  };
};

const sumOf = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0);

const told = sql`coalesce(sum(x.minutes) filter (where x.told), 0)::int`;
const draft = sql`coalesce(sum(x.minutes) filter (where not x.told), 0)::int`;
const logged = sql`coalesce(sum(x.seconds), 0)::int`;

/** One statement: the days of the calendar, and the projects, each with what is booked and logged. */
const findWeek = async (
  context: Context,
  sight: Sight,
  member: string,
  date: string,
): Promise<Row | undefined> => {
  const seen = visibleProjects(context).select(['projects.id', 'projects.code', 'projects.name']);
  const { rows } = await sql<Row>`
    with ${calendarOf(context, { from: date, weeks: 1 })},
    people as materialized (${peopleOf(context, sight, sql`m.id = ${member}::uuid`)}),
    work as materialized (
      select b.day, b.project_id, b.minutes, b.told, 0 as seconds from people p cross join span s
        cross join lateral ${bookingsOf(context, sight.planning)} b
      union all
      select e.day, e.project_id, null, null, e.seconds from people p cross join span s cross join lateral ${entriesOf(context)} e),
    away as materialized (select l.* from people p cross join span s cross join lateral ${leaveOf(context)} l)
    select p.id, p.name, p.position, p.department, p.on_leave, p.weekly_min, p.target_pct, w.first as "from", w.last as "to",
      s.today, w.past,
      (select jsonb_agg(jsonb_build_object('date', c.day, 'holiday', c.holiday, 'minutes', c.minutes,
          'isEmployed', c.day between p.since and p.until, 'leave', coalesce(l.minutes, 0),
          'told_min', coalesce(d.told, 0), 'draft_min', coalesce(d.draft, 0), 'logged_s', coalesce(d.logged, 0)) order by c.day)
        from calendar c left join away l on l.day = c.day
        left join (select x.day, ${told} as told, ${draft} as draft, ${logged} as logged from work x group by x.day) d
          on d.day = c.day) as days,
      (select coalesce(jsonb_agg(jsonb_build_object('project', o.project, 'told_min', o.told, 'draft_min', o.draft,
          'logged_s', o.logged) order by o.project is null, o.project ->> 'code'), '[]')
        from (select case when v.id is not null then jsonb_build_object('id', v.id, 'code', v.code, 'name', v.name) end as project,
            ${told} as told, ${draft} as draft, ${logged} as logged
          from work x left join (${seen}) v on v.id = x.project_id group by v.id, v.code, v.name) o) as projects
    from people p cross join span s cross join spans w`.execute(context.db);
  return rows[0];
};
