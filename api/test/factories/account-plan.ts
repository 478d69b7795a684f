import type { TestDatabase } from '../database.ts';
import type { TestOrganization } from '../people.ts';
import { insertRow } from './insert-row.ts';

/** Inserts a draft of an account plan for a client, owned by the organization's manager, and returns its id. */
export const makeAccountPlan = (
  database: TestDatabase,
  { id: org_id, people }: TestOrganization,
  client_id: string,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<string> =>
  insertRow(database, 'account_plans', {
    ...{ org_id, client_id, owner_id: people.manager.member, name: 'Aldermouth 2026', currency: 'GBP' },
    ...{ starts_on: '2026-01-01', ends_on: '2028-12-31', ...fields },
  });
