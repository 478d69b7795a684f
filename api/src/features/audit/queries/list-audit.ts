import { sql } from 'kysely';
import type { listAudit as endpoint } from '#contract/audit/endpoints.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import type { Context } from '../../../platform/context.ts';
import { paginate } from '../../../platform/postgres/keyset.ts';
import { filteredAudit } from './filter-audit.ts';
import { namesMentioned } from './names-mentioned.ts';

const id = sql`events.id`;

/** One page of the organization's trail, newest first, in one statement. */
export const listAudit = (context: Context, query: QueryOf<typeof endpoint>) =>
  paginate(filteredAudit(context, query).select(namesMentioned.as('names')), {
    page: query,
    sort: '-id',
    keys: { id: { by: id, type: 'uuid' } },
    id,
  });
