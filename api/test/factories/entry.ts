import type { TestDatabase } from '../database.ts';
import type { TestOrganization } from '../people.ts';
import { insertRow } from './insert-row.ts';

/** Inserts an hour of the organization's member on a project and returns its id. */
export const makeEntry = (
  database: TestDatabase,
  organization: TestOrganization,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<string> =>
  insertRow(database, 'activity_entries', {
    org_id: organization.id,
    member_id: organization.people.member.member,
    work_date: '2026-03-02',
    duration_s: 3600,
    ...fields,
  });
