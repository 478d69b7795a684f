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

/** Whoever works on the first shift of the project that begins after another one and has anybody but its author on it, by name. */
export const rosteredNext = ({ organization, project, shift, author }: Columns): RawBuilder<Reference[]> =>
  sql`(select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'name', m.name) order by m.name, m.id), '[]')
    from members m where m.org_id = ${organization} and m.id in (
      select l.member_id from (
        select a.member_id from published_shifts h
        join published_shifts s on s.org_id = h.org_id and s.project_id = h.project_id and s.day >= h.day
          and s.starts_at > h.starts_at and not s.cancelled
        join assignments a on a.org_id = s.org_id and a.shift_id = s.shift_id and a.booking = 'hard' and a.archived_at is null
          and a.withdrawn_at is null and a.published_at is not null
          and a.status in ('offered', 'confirmed', 'checked_in', 'completed')
        where h.org_id = ${organization} and h.project_id = ${project} and h.shift_id = ${shift}
          and a.member_id is distinct from ${author}
        order by s.starts_at fetch first row with ties) l))`;

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
