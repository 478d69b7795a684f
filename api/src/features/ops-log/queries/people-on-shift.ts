import { type RawBuilder, sql } from 'kysely';
import type { Inside } from '../../../platform/reactions.ts';
import type { Onlooker } from '../../comments/queries.ts';

/** Somebody on a shift; `reads` = it lets them read the log now. */
export interface Placed extends Omit<Onlooker, 'grants'> {
  readonly reads: boolean;
}

/**
 * People with an account who are on a published shift of a project, as `projects_on_shift` says it of a caller: from 30 minutes before
 * it, and as long after it as they may still write of it. By name.
 */
export const listPeopleOnShift = async (
  { db, organization }: Pick<Inside, 'db' | 'organization'>,
  project: string,
  conditions: readonly RawBuilder<unknown>[],
  most: number,
): Promise<readonly Placed[]> => {
  const { rows } = await sql<Placed>`
    select m.id, m.name, m.position, m.user_sub as sub, placed.reads from (
      select a.member_id, bool_or(s.ends_at + interval '2 hours' >= now()) as reads from published_shifts s
      join assignments a on a.org_id = s.org_id and a.shift_id = s.shift_id
      where s.org_id = ${organization} and s.project_id = ${project} and not s.cancelled
        and s.day between (select current_date - 4) and (select current_date + 2)
        and s.starts_at - interval '30 minutes' <= now() and s.ends_at + interval '1 day' >= now()
        and a.archived_at is null and a.withdrawn_at is null and a.published_at is not null and a.booking = 'hard'
        and a.status in ('offered', 'confirmed', 'checked_in', 'completed')
      group by a.member_id) placed
    join members m on m.org_id = ${organization} and m.id = placed.member_id
    where m.archived_at is null and m.status not in ('invited', 'offboarded') and m.user_sub is not null
      and exists (select from role_grants g where g.org_id = m.org_id and g.subject = m.user_sub
        and g.archived_at is null and (g.expires_at is null or g.expires_at > now()))
      ${conditions.length > 0 ? sql`and ${sql.join(conditions, sql` and `)}` : sql``}
    order by lower(m.name), m.id limit ${sql.lit(most)}`.execute(db);
  return rows;
};
