import { sql } from 'kysely';
import type { ClientFilters } from '#contract/clients/endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import { EXPORT_PAGE, pagesOf, type Within } from '../../../platform/row-files/export-pages.ts';
import { type ClientRow, listClients } from '../../clients/queries.ts';

/** Whom to ask at a client, as a file says it. */
export interface ExportedContact {
  readonly first_name: string;
  readonly last_name: string;
  readonly title: string | null;
  readonly emails: readonly string[];
  readonly phones: readonly string[];
  readonly roles: readonly string[];
  readonly left_at: string | null;
  readonly main: boolean;
}

/** Where a client is, as a file says it. */
export interface ExportedAddress {
  readonly type: string;
  readonly line1: string;
  readonly line2: string | null;
  readonly city: string | null;
  readonly region: string | null;
  readonly postcode: string | null;
  readonly country: string;
  readonly main: boolean;
}

/** A client with what a file says beside it: the main contact and the main address for invoices first. */
export interface ExportedClient extends ClientRow {
  readonly contacts: readonly ExportedContact[];
  readonly addresses: readonly ExportedAddress[];
}

/** The clients that pass the filters, in their order, page by page. */
export const exportPages = (shown: ClientFilters & { readonly sort: string }, within: Within) =>
  pagesOf(within, async (inside, after) => {
    const found = await listClients(inside, { ...shown, per_page: EXPORT_PAGE, after });
    return { data: await withTheirs(inside, found.data), after: found.after };
  });

interface Theirs {
  readonly id: string;
  readonly contacts: readonly ExportedContact[];
  readonly addresses: readonly ExportedAddress[];
}

const withTheirs = async (
  { db, organization }: Context,
  clients: readonly ClientRow[],
): Promise<ExportedClient[]> => {
  const { rows } = await sql<Theirs>`
    select c.id,
      (select coalesce(jsonb_agg(k order by k.main desc, k.left_at is not null, k.id), '[]') from contacts k
        where k.org_id = ${organization}::uuid and k.client_id = c.id and k.archived_at is null) as contacts,
      (select coalesce(jsonb_agg(k order by k.type, k.main desc, k.id), '[]') from addresses k
        where k.org_id = ${organization}::uuid and k.client_id = c.id and k.archived_at is null) as addresses
    from unnest(${clients.map(({ id }) => id)}::uuid[]) as c (id)`.execute(db);
  const theirs = new Map(rows.map((row) => [row.id, row]));
  return clients.map((client) => ({
    ...client,
    contacts: theirs.get(client.id)?.contacts ?? [],
    addresses: theirs.get(client.id)?.addresses ?? [],
  }));
};
