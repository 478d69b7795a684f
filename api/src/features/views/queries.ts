import { sql } from 'kysely';
import type { View } from '#contract/views/endpoints.ts';
import type { Context } from '../../platform/context.ts';

/** A view as its owner is told of it. */
export const readView = ({ db, organization }: Context, id: string): Promise<View> =>
  db
    .selectFrom('views as v')
    .leftJoin('members as m', (join) =>
      join.onRef('m.org_id', '=', 'v.org_id').onRef('m.id', '=', 'v.member_id'),
    )
    .select(['v.id', 'v.role', 'v.ends_at'])
    .select(
      sql<
        View['member']
      >`case when m.id is null then null else jsonb_build_object('id', m.id, 'name', m.name) end`.as(
        'member',
      ),
    )
    .where('v.org_id', '=', organization)
    .where('v.id', '=', id)
    .executeTakeFirstOrThrow();
