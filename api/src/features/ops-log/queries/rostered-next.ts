import { type RawBuilder, sql } from 'kysely';
import type { Reference } from '#contract/shapes.ts';
import type { Context } from '../../../platform/context.ts';

/** What is handed over: by whom, at the end of which shift. */
interface HandedOver {
  readonly project: string;
  readonly shift: string;
  readonly author: string | null;
}

/** The same as values or columns, with the organization. */
type Columns = Readonly<Record<keyof HandedOver | 'organization', RawBuilder<unknown>>>;

/** The same kind of work at the same place. */
const SAME_POST = sql`(s.site is not distinct from h.site and s.role is not distinct from h.role
  and s.service_type_id is not distinct from h.service_type_id)`;

/**
 * Who takes over after a shift, with their shift and when it begins (decision 137): of the shifts that begin from two hours before its end
 * until a day after it and end later, the one of the same post that begins within two hours of its end, else the one that begins
 * nearest to it; without its author. Several begin at the same time, and several work on one: anybody of them. Days are reckoned apart:
 * where they were reckoned in the comparison, row-level security would keep the index from being used, and all shifts were read.
 */
export const nextPlaces = ({ organization, project, shift, author }: Columns): RawBuilder<unknown> =>
  sql`(select a.member_id, s.shift_id, s.starts_at from (
      select *, day - 1 as first_day, day + 3 as last_day from published_shifts
      where org_id = ${organization} and project_id = ${project} and shift_id = ${shift} offset 0) h
    join published_shifts s on s.org_id = h.org_id and s.project_id = h.project_id and s.day between h.first_day and h.last_day
      and s.starts_at between h.ends_at - interval '2 hours' and h.ends_at + interval '24 hours'
      and s.starts_at > h.starts_at and s.ends_at > h.ends_at and not s.cancelled
    join assignments a on a.org_id = s.org_id and a.shift_id = s.shift_id and a.booking = 'hard' and a.archived_at is null
      and a.withdrawn_at is null and a.published_at is not null
      and a.status in ('offered', 'confirmed', 'checked_in', 'completed')
    where a.member_id is distinct from ${author}
    order by ${SAME_POST} and s.starts_at <= h.ends_at + interval '2 hours' desc,
      abs(extract(epoch from s.starts_at - h.ends_at)), ${SAME_POST} desc
    fetch first row with ties)`;

/** The same as people, by name. */
export const rosteredNext = (handedOver: Columns): RawBuilder<Reference[]> =>
  sql`(select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'name', m.name) order by m.name, m.id), '[]')
    from members m where m.org_id = ${handedOver.organization}
      and m.id in (select n.member_id from ${nextPlaces(handedOver)} n))`;

/** The same of one handover. */
export const listRosteredNext = async (
  { db, organization }: Pick<Context, 'db' | 'organization'>,
  { project, shift, author }: HandedOver,
): Promise<Reference[]> => {
  const next = rosteredNext({
    ...{ organization: sql`${organization}::uuid`, project: sql`${project}::uuid` },
    ...{ shift: sql`${shift}::uuid`, author: sql`${author}::uuid` },
  });
  const { rows } = await sql<{ next: Reference[] }>`select ${next} as next`.execute(db);
  return rows[0]?.next ?? [];
};
