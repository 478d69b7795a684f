import { sql } from 'kysely';
import type { ClientImport } from '#contract/client-imports/shapes.ts';
import type { ClientFields } from '#contract/clients/shapes.ts';
import { notFound } from '#contract/errors.ts';
import type { PageQuery } from '#contract/pagination.ts';
import type { Context } from '../../../platform/context.ts';
import { paginate } from '../../../platform/postgres/keyset.ts';

/** Clients of an import that its answer names. */
const NAMED = 20;

const importRows = ({ db, organization }: Context) =>
  db
    .selectFrom('client_imports')
    .select(['id', 'version', 'file_name', 'skipped', 'created_at', 'undone_at'])
    .select([
      sql<number>`cardinality(made)`.as('added'),
      sql<number>`jsonb_array_length(changed)`.as('updated'),
      sql<
        ClientImport['first']
      >`(select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) order by n.place), '[]')
        from unnest(made[1:${sql.lit(NAMED)}]) with ordinality as n (id, place)
        join clients c on c.org_id = client_imports.org_id and c.id = n.id)`.as('first'),
      sql<string | null>`(select max(by.name) from members by
        where by.org_id = client_imports.org_id and by.user_sub = client_imports.created_by)`.as(
        'created_by',
      ),
    ])
    .where('org_id', '=', organization);

/** One page of the imports of clients, newest first. */
export const listClientImports = (context: Context, page: PageQuery) =>
  paginate(importRows(context), {
    page,
    sort: '-created_at',
    keys: { created_at: { by: sql`created_at`, type: 'timestamptz' } },
    id: sql`id`,
  });

/** An import of clients. Throws 404 for a missing or foreign one. */
export const requireClientImport = async (context: Context, id: string): Promise<ClientImport> => {
  const found = await importRows(context).where('id', '=', id).executeTakeFirst();
  if (!found) throw notFound('import');
  return found;
};

/** A client that an import changed: what it was before, and what was added to it. */
export interface ChangedClient {
  readonly id: string;
  /** The version that the import left. */
  readonly version: number;
  readonly before: Partial<ClientFields>;
  readonly contact_id?: string;
  readonly address_id?: string;
}

/** What an import did, held until the transaction ends. Throws 404 for a missing or foreign one. */
export const holdClientImport = async ({ db, organization }: Context, id: string) => {
  const found = await db
    .selectFrom('client_imports')
    .select(['made', 'undone_at'])
    .select(sql<ChangedClient[]>`changed`.as('changed'))
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw notFound('import');
  return found;
};

/** An import as it is undone from. */
export type HeldImport = Awaited<ReturnType<typeof holdClientImport>>;
