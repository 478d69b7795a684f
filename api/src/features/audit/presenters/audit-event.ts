import type { AuditEvent } from '#contract/audit/shapes.ts';
import type { AuditRow } from '../queries/audit-rows.ts';

/** An event as the trail tells it. */
export const presentAuditEvent = (row: AuditRow): AuditEvent => ({
  id: row.id,
  type: row.type,
  actor: row.actor_name,
  actor_id: row.actor,
  occurred_at: row.occurred_at,
  changes: row.changes,
  data: row.data,
  subject: { type: row.subject_type, id: row.subject_id, name: row.subject_name },
  project:
    row.project_id && row.project_name !== null ? { id: row.project_id, name: row.project_name } : null,
  request_id: row.request_id,
  sequence: row.sequence,
  hash: row.hash,
});
