import { sql } from 'kysely';
import type { SettingRevision } from '#contract/organizations/settings.ts';
import type { PageQuery } from '#contract/pagination.ts';
import type { Context } from '../../../platform/context.ts';
import { paginate } from '../../../platform/postgres/keyset.ts';

/** One page of the changes of an organization's settings, newest first. */
export const listRevisions = ({ db, organization }: Context, page: PageQuery) =>
  paginate(
    db
      .selectFrom('events')
      .select(['events.id', 'events.occurred_at as at'])
      .select([
        sql<string>`coalesce(events.actor_name, '')`.as('by'),
        sql<SettingRevision['changes']>`events.changes`.as('changes'),
      ])
      .where('events.org_id', '=', organization)
      .where('events.subject_id', '=', organization)
      .where('events.type', '=', 'organization.updated'),
    {
      ...{ page, sort: '-id', id: sql`events.id` },
      keys: { id: { by: sql`events.id`, type: 'uuid' } },
    },
  );
