import type { TestDatabase } from '../database.ts';
import type { TestOrganization } from '../people.ts';
import { insertRow } from './insert-row.ts';

/** Inserts a client and returns its id. */
export const makeClient = (
  database: TestDatabase,
  organization: TestOrganization,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<string> =>
  insertRow(database, 'clients', { org_id: organization.id, name: 'Port of Aldermouth', ...fields });
