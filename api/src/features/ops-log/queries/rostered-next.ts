import { sql } from 'kysely';
import type { Reference } from '#contract/shapes.ts';
import type { Context } from '../../../platform/context.ts';

/** What is handed over: by whom, at the end of which shift. */
interface HandedOver {
  readonly project: string;
  readonly shift: string;
  readonly author: string | null;
}

/** Whoever works on the first shift of the project that begins after another one and has anybody but its author on it. */
export const listRosteredNext = async (
  { db, organization }: Pick<Context, 'db' | 'organization'>,
  { project, shift, author }: HandedOver,
): Promise<Reference[]> => {
  const { rows } = await sql<Reference>`
    with later as (
      select s.starts_at, a.member_id from published_shifts h
      join published_shifts s on s.org_id = h.org_id and s.project_id = h.project_id and s.day >= h.day
        and s.starts_at > h.starts_at and not s.cancelled
      join assignments a on a.org_id = s.org_id and a.shift_id = s.shift_id and a.booking = 'hard' and a.archived_at is null
        and a.withdrawn_at is null and a.published_at is not null and a.status in ('offered', 'confirmed', 'checked_in', 'completed')
      where h.org_id = ${organization} and h.project_id = ${project} and h.shift_id = ${shift}
        and a.member_id is distinct from ${author}::uuid
      order by s.starts_at fetch first row with ties)
    select distinct m.id, m.name from later l join members m on m.org_id = ${organization} and m.id = l.member_id
    order by m.name, m.id`.execute(db);
  return rows;
};
