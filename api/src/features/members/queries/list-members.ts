import { sql } from 'kysely';
import type { QueryOf } from '#contract/endpoint.ts';
import type { listMembers as endpoint } from '#contract/members/endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import { paginate, type SortKey } from '../../../platform/postgres/keyset.ts';
import { rankOfMember } from '../../grants/queries.ts';
import { isLookedUp, lookedUp } from './looked-up.ts';
import { memberRows } from './member-rows.ts';

const KEYS: Readonly<Record<string, SortKey>> = {
  name: { by: sql`members.sort_name`, type: 'text' },
  email: { by: sql`members.email`, type: 'text' },
  role: { by: rankOfMember, type: 'int' },
  status: { by: sql`members.sort_status`, type: 'int' },
  created_at: { by: sql`members.created_at`, type: 'timestamptz' },
};

/** One page of the team; those who have left only when their status is asked for. */
export const listMembers = (context: Context, query: QueryOf<typeof endpoint>) => {
  const rows = memberRows(context);
  const passing = isLookedUp(query)
    ? rows.where(sql<boolean>`members.id = any (array(${lookedUp(query)}))`)
    : rows.where('members.archived_at', 'is', null);
  return paginate(passing, { page: query, sort: query.sort, keys: KEYS, id: sql`members.id` });
};
