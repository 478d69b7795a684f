import { sql } from 'kysely';
import type { Inside } from '../../../platform/reactions.ts';
import { nextPlaces } from './rostered-next.ts';
import type { ToTell } from './to-tell.ts';

/** Minutes since whoever takes over began, or since the shift ended where nobody comes; undefined where it isn't known. */
export const findBegunMin = async (
  { db, organization }: Inside,
  { project_id, shift_id, author_id }: ToTell,
): Promise<number | undefined> => {
  const next = nextPlaces({
    ...{ organization: sql`${organization}::uuid`, project: sql`${project_id}::uuid` },
    ...{ shift: sql`${shift_id}::uuid`, author: sql`${author_id}::uuid` },
  });
  const { rows } = await sql<{ minutes: number }>`
    select floor(extract(epoch from now() - coalesce((select min(n.starts_at) from ${next} n), h.ends_at)) / 60)::int as minutes
    from published_shifts h where h.org_id = ${organization} and h.project_id = ${project_id} and h.shift_id = ${shift_id}`.execute(
    db,
  );
  return rows[0]?.minutes;
};

/** A shift that ended without a handover, on a project whose shifts have to hand over. */
export interface Unhanded {
  readonly shift_id: string;
  readonly project_id: string;
  readonly project: string;
  /** Such as `Mon 23 Nov, 06:00 – 14:00`, by the clock of the site. */
  readonly shift: string;
  readonly ended_min: number;
  readonly handover_overdue_min: number;
  /** Identity subjects of whoever was on it. */
  readonly people: readonly string[];
}

/** What has been missing for longer than this beyond twice the project's minutes is told to nobody any more. */
const FORGOTTEN_AFTER_MIN = 180;

/** Shifts that ended with people on them, so many minutes ago as their project chose, of which nothing was signed out. */
export const listUnhanded = async ({ db, organization }: Inside): Promise<readonly Unhanded[]> => {
  const { rows } = await sql<Unhanded>`
    with ended as materialized (
      select s.shift_id, s.project_id, p.name as project, p.handover_overdue_min,
        to_char(s.starts_at at time zone s.timezone, 'Dy FMDD Mon, HH24:MI') || ' – ' || to_char(s.ends_at at time zone s.timezone, 'HH24:MI') as shift,
        floor(extract(epoch from now() - s.ends_at) / 60)::int as ended_min,
        array(select distinct m.user_sub from assignments a join members m on m.org_id = a.org_id and m.id = a.member_id
          where a.org_id = s.org_id and a.shift_id = s.shift_id and a.booking = 'hard' and a.archived_at is null and a.withdrawn_at is null
            and a.published_at is not null and a.status in ('offered', 'confirmed', 'checked_in', 'completed')
            and m.user_sub is not null and m.archived_at is null order by m.user_sub) as people
      from projects p join published_shifts s on s.org_id = p.org_id and s.project_id = p.id
        and s.day between (now() - interval '6 days')::date and (now() + interval '1 day')::date
      where p.org_id = ${organization} and p.handover_required and p.status <> 'archived' and not s.cancelled
        and now() - s.ends_at between interval '1 minute' * p.handover_overdue_min
          and interval '1 minute' * (2 * p.handover_overdue_min + ${FORGOTTEN_AFTER_MIN}::int)
    )
    select * from ended e where cardinality(people) > 0
      and e.shift_id <> all ((select shifts_handed_over(array_agg(d.shift_id)) from ended d)::uuid[])
    order by e.shift_id`.execute(db);
  return rows;
};
