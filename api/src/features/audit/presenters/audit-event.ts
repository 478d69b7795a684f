import type { AuditEvent } from '#contract/audit/shapes.ts';
import type { AuditRow } from '../queries/audit-rows.ts';

/** An event as the trail tells it; one whose content somebody spoilt in the database still shows, with what it holds. */
export const presentAuditEvent = (row: AuditRow): AuditEvent => ({
  id: row.id,
  type: row.type,
  actor: row.actor_name,
  actor_id: row.actor,
  occurred_at: row.occurred_at,
  changes: Object.fromEntries(fieldsOf(row.changes).map(([field, value]) => [field, pairOf(value)])),
  data: Object.fromEntries(fieldsOf(row.data)),
  subject: { type: row.subject_type, id: row.subject_id, name: row.subject_name },
  project:
    row.project_id && row.project_name !== null ? { id: row.project_id, name: row.project_name } : null,
  request_id: row.request_id,
  sequence: row.sequence,
  hash: row.hash,
});

const fieldsOf = (held: unknown): [string, unknown][] =>
  typeof held === 'object' && held !== null ? Object.entries(held) : held ? [['', held]] : [];

const pairOf = (value: unknown): [unknown, unknown] =>
  Array.isArray(value) && value.length === 2 ? [value[0], value[1]] : [null, value];
