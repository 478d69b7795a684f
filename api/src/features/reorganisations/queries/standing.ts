import { sql } from 'kysely';
import type { ChartPerson, ChartPosition } from '#contract/org-chart/shapes.ts';
import type { Standing } from '#contract/reorganisations/drafted.ts';
import type { Context } from '../../../platform/context.ts';

/**
 * Everybody on the team and every position that isn't closed, as they stand now: whoever has yet to begin, too; of `ids` alone where they
 * are given.
 */
export const readStanding = async (
  { db, organization }: Context,
  ids?: readonly string[],
): Promise<Standing> => {
  const among = (column: 'm.id' | 'p.id') =>
    ids ? sql<boolean>`and ${sql.ref(column)} = any(${ids}::uuid[])` : sql``;
  const [people, positions] = await Promise.all([
    sql<ChartPerson>`
      select m.id, m.name, m.position as title, m.department, m.manager_id, m.position_id, m.employment, m.status = 'on_leave' as on_leave
      from members m where m.org_id = ${organization} and m.archived_at is null ${among('m.id')} order by lower(m.name), m.id`.execute(
      db,
    ),
    sql<ChartPosition>`
      select p.id, p.title, p.department, p.parent_id, p.headcount::int as headcount, p.vacant_since
      from positions p where p.org_id = ${organization} and p.archived_at is null ${among('p.id')} order by lower(p.title), p.id`.execute(
      db,
    ),
  ]);
  return { people: people.rows, positions: positions.rows };
};
