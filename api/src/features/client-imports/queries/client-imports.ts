import type { ClientFields } from '#contract/clients/shapes.ts';
import { notFound } from '#contract/errors.ts';
import type { PageQuery } from '#contract/pagination.ts';
import type { ImportedFile } from '#contract/sheets.ts';
import type { Context } from '../../../platform/context.ts';
import {
  holdImportOf,
  IMPORT_COLUMNS,
  type ImportsOf,
  importFigures,
  newestImports,
} from '../../../platform/row-files/imports.ts';

/** Where imports of clients are kept. */
export const CLIENT_IMPORTS: ImportsOf = { table: 'client_imports', things: 'clients' };

const importRows = ({ db, organization }: Context) =>
  db
    .selectFrom('client_imports')
    .select(IMPORT_COLUMNS)
    .select(importFigures(CLIENT_IMPORTS))
    .where('org_id', '=', organization);

/** One page of the imports of clients, newest first. */
export const listClientImports = (context: Context, page: PageQuery) =>
  newestImports(importRows(context), page);

/** An import of clients. Throws 404 for a missing or foreign one. */
export const requireClientImport = async (context: Context, id: string): Promise<ImportedFile> => {
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
export const holdClientImport = (context: Context, id: string) =>
  holdImportOf<ChangedClient>(context, CLIENT_IMPORTS, id);

/** An import as it is undone from. */
export type HeldImport = Awaited<ReturnType<typeof holdClientImport>>;
