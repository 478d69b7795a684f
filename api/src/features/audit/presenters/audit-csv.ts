import { csvWriter } from '../../../platform/http/csv.ts';
import type { AuditRow } from '../queries/audit-rows.ts';

const COLUMNS = [
  'sequence',
  'hash',
  'id',
  'occurred_at',
  'type',
  'actor',
  'actor_id',
  'subject_type',
  'subject_id',
  'subject',
  'project_id',
  'project',
  'changes',
  'data',
  'request_id',
];

/** The trail as CSV, made while it is read: one page of it is in memory. */
export async function* auditCsv(pages: AsyncIterable<readonly AuditRow[]>): AsyncGenerator<Uint8Array> {
  const writer = csvWriter(COLUMNS);
  const encoder = new TextEncoder();
  for await (const rows of pages) yield encoder.encode(writer.page(rows.map(cellsOf)));
  yield encoder.encode(writer.end());
}

const cellsOf = ({
  actor: actor_id,
  actor_name: actor,
  subject_name: subject,
  project_name: project,
  ...row
}: AuditRow) => ({ ...row, actor, actor_id, subject, project });
