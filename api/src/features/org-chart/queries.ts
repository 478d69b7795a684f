import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';

/** Free seats of a day. */
export interface Vacancies {
  readonly seats: number;
  readonly positions: number;
  /** The day since which the first of them is free. */
  readonly since: string | null;
}

/** Seats that nobody has on the chart of today, who was only invited or has yet to begin among them. */
export const countVacancies = async ({ db, organization }: Context): Promise<Vacancies> => {
  const { rows } = await sql<Vacancies>`
    with today as materialized (select day_in(${organization}) as day),
    held as (select l.position_id, count(*) as people from today d join member_places l on l.org_id = ${organization}
        and l.from_day <= d.day and coalesce(l.until_day >= d.day, true)
      join members m on m.org_id = l.org_id and m.id = l.member_id and m.archived_at is null and m.status <> 'invited'
      where l.position_id is not null group by 1),
    free as (select s.vacant_since, l.headcount - coalesce(h.people, 0) as seats from today d
      join position_places l on l.org_id = ${organization} and l.from_day <= d.day and coalesce(l.until_day >= d.day, true)
      join positions s on s.org_id = l.org_id and s.id = l.position_id and s.archived_at is null
      left join held h on h.position_id = s.id)
    select coalesce(sum(seats), 0)::int as seats, count(*)::int as positions, min(vacant_since) as since
    from free where seats > 0`.execute(db);
  return rows[0] ?? { seats: 0, positions: 0, since: null };
};
