import { sql } from 'kysely';
import type { QueryOf } from '#contract/endpoint.ts';
import { notFound } from '#contract/errors.ts';
import type { listReorganisations as endpoint } from '#contract/reorganisations/endpoints.ts';
import type { Reference } from '#contract/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { paginate, type SortKey } from '../../../platform/postgres/keyset.ts';

const KEYS: Readonly<Record<string, SortKey>> = {
  updated_at: { by: sql`reorganisations.updated_at`, type: 'timestamptz' },
};

const member = (column: 'applied_by' | 'undone_by') =>
  sql<Reference | null>`(select jsonb_build_object('id', m.id, 'name', m.name) from members m
    where m.org_id = reorganisations.org_id and m.id = ${sql.ref(`reorganisations.${column}`)})`;

const rows = ({ db, organization }: Context) =>
  db
    .selectFrom('reorganisations')
    .select([
      'id',
      'version',
      'name',
      'note',
      'status',
      'created_at',
      'updated_at',
      'applied_at',
      'undone_at',
    ])
    .select([
      sql<string | null>`(select max(m.name) from members m
        where m.org_id = reorganisations.org_id and m.user_sub = reorganisations.created_by)`.as(
        'created_by',
      ),
      sql<number>`(select count(*)::int from reorganisation_moves v
        where v.org_id = reorganisations.org_id and v.reorganisation_id = reorganisations.id)`.as('moves'),
      member('applied_by').as('applied_by'),
      member('undone_by').as('undone_by'),
    ])
    .where('reorganisations.org_id', '=', organization);

/** A reorganisation as it is presented from. */
export type ReorganisationRow = Awaited<ReturnType<typeof requireReorganisation>>;

/** One page of them, those changed last first. */
export const listReorganisations = (context: Context, query: QueryOf<typeof endpoint>) => {
  const { status } = query;
  const found = status
    ? rows(context).where(sql<boolean>`reorganisations.status = any(${status}::reorganisation_status[])`)
    : rows(context);
  return paginate(found, { page: query, sort: '-updated_at', keys: KEYS, id: sql`reorganisations.id` });
};

/** One of them. Throws 404. */
export const requireReorganisation = async (context: Context, id: string) => {
  const found = await rows(context).where('reorganisations.id', '=', id).executeTakeFirst();
  if (!found) throw notFound('reorganisation');
  return found;
};

/** The row alone, held until the transaction ends; undefined for a missing or foreign one. */
export const lockReorganisation = ({ db, organization }: Context, id: string) =>
  db
    .selectFrom('reorganisations')
    .selectAll()
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
