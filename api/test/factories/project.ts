import { randomUUID } from 'node:crypto';
import type { TestDatabase } from '../database.ts';
import type { TestOrganization } from '../people.ts';
import { makeClient } from './client.ts';
import { insertRow } from './insert-row.ts';

/** Inserts an active project of the organization's manager, with a client of its own unless one is given, and returns its id. */
export const makeProject = async (
  database: TestDatabase,
  organization: TestOrganization,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<string> =>
  insertRow(database, 'projects', {
    org_id: organization.id,
    code: `P-${randomUUID().slice(0, 8).toUpperCase()}`,
    name: 'Harbour guarding',
    client_id: 'client_id' in fields ? fields.client_id : await makeClient(database, organization),
    owner_id: organization.people.manager.member,
    start_date: '2026-01-01',
    currency: 'GBP',
    status: 'active',
    ...fields,
  });
