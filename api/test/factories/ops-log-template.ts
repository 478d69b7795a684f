import type { TestDatabase } from '../database.ts';
import { insertRow } from './insert-row.ts';

/** Inserts what a note starts from, in every project unless one is named, and returns its id. */
export const makeOpsLogTemplate = (
  database: TestDatabase,
  org_id: string,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<string> =>
  insertRow(database, 'ops_log_templates', {
    ...{ org_id, type: 'note', name: 'Round' },
    payload: JSON.stringify({ title: 'Round', body: '', severity: null, tags: [], follow_up_days: null }),
    ...fields,
  });
