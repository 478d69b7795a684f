import { sql } from 'kysely';
import type { ClientFilters } from '#contract/clients/endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import type { Databases } from '../../../platform/postgres/database.ts';
import { type ClientRow, listClients } from '../../clients/queries.ts';

/** Clients that one statement reads. */
const PAGE = 1_000;

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

interface Source {
  readonly shown: ClientFilters & { readonly sort: string };
  /** Reads a page: in a transaction of its own, or in the request's. */
  readonly within: <Result>(read: (context: Context) => Promise<Result>) => Promise<Result>;
}

/** The clients that pass the filters, in their order, page by page. */
export async function* exportPages({ shown, within }: Source): AsyncGenerator<ExportedClient[]> {
  let after: string | undefined;
  do {
    const page = await within(async (inside) => {
      const found = await listClients(inside, { ...shown, per_page: PAGE, after });
      return { rows: await withTheirs(inside, found.data), after: found.after };
    });
    yield page.rows;
    after = page.after ?? undefined;
  } while (after);
}

/**
 * Each page in a transaction of its own, so that a slow reader holds nothing. Throws AccessChanged once what they may do has changed
 * since they asked.
 */
export const apart =
  (databases: Databases, context: Context): Source['within'] =>
  (read) => {
    const { organization, person } = context;
    const scope = { organization, sub: person.sub, stamp: person.stamp, writes: false };
    return databases.within(scope, (db) => read({ ...context, db }));
  };

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
