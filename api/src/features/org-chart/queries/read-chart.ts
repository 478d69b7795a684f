import { sql } from 'kysely';
import type { ChartPerson, ChartPosition, DottedLine, OrgChart } from '#contract/org-chart/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { readChartDays, requireDay } from './chart-days.ts';

/** Everybody and every position of a day. Throws 422 `day-unknown`. */
export const readChart = async (context: Context, asked: string | undefined): Promise<OrgChart> => {
  const days = await readChartDays(context);
  const day = requireDay(days, asked);
  const isToday = day === days.today;
  const [people, positions, dotted] = await Promise.all([
    listPeople(context, day, isToday),
    listPositions(context, day, isToday),
    listDotted(context, day),
  ]);
  const known = new Set(people.map(({ id }) => id));
  const drawn = dotted.filter(
    ({ member_id, to_member_id }) => known.has(member_id) && known.has(to_member_id),
  );
  return { ...days, day, people, positions, dotted: drawn };
};

/** Who was there on a day; whoever was only invited isn't yet. Whoever left today isn't there today any more, though it was their last day. */
const listPeople = async (
  { db, organization }: Context,
  day: string,
  isToday: boolean,
): Promise<ChartPerson[]> => {
  const { rows } = await sql<ChartPerson>`
    with away as (select l.member_id from leave_requests l where l.org_id = ${organization}
      and l.status = 'approved' and l.part = 'whole-day' and ${day}::date between l.from_date and l.to_date)
    select m.id, m.name, p.title, p.department, p.manager_id, p.position_id, m.employment,
      (${isToday} and m.status = 'on_leave' or m.id in (select member_id from away)) as on_leave
    from member_places p join members m on m.org_id = p.org_id and m.id = p.member_id
    where p.org_id = ${organization} and p.from_day <= ${day}::date and coalesce(p.until_day >= ${day}::date, true)
      and (m.archived_at is null or not ${isToday}) and m.status <> 'invited'
    order by lower(m.name), m.id`.execute(db);
  return rows;
};

const listPositions = async (
  { db, organization }: Context,
  day: string,
  isToday: boolean,
): Promise<ChartPosition[]> => {
  const { rows } = await sql<ChartPosition>`
    select s.id, p.title, p.department, p.parent_id, p.headcount::int as headcount,
      case when ${isToday} then s.vacant_since end as vacant_since
    from position_places p join positions s on s.org_id = p.org_id and s.id = p.position_id
    where p.org_id = ${organization} and p.from_day <= ${day}::date and coalesce(p.until_day >= ${day}::date, true)
      and (s.archived_at is null or not ${isToday})
    order by lower(p.title), s.id`.execute(db);
  return rows;
};

const listDotted = ({ db, organization }: Context, day: string): Promise<DottedLine[]> =>
  db
    .selectFrom('dotted_lines')
    .select(['member_id', 'to_member_id', 'pct'])
    .where('org_id', '=', organization)
    .where('from_day', '<=', day)
    .where(sql<boolean>`coalesce(until_day >= ${day}::date, true)`)
    .orderBy('member_id')
    .orderBy('to_member_id')
    .execute();

/** What the organization is called. */
export const readName = async ({ db, organization }: Context): Promise<string> => {
  const { name } = await db
    .selectFrom('organizations')
    .select('name')
    .where('org_id', '=', organization)
    .executeTakeFirstOrThrow();
  return name;
};
