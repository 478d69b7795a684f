import type { AuditEvent } from '#contract/audit/shapes.ts';
import type { AuditRow } from '../queries/audit-rows.ts';

/** An event as the trail tells it; one whose content somebody spoilt in the database still shows, with what it holds. */
export const presentAuditEvent = (row: AuditRow & { names: AuditEvent['names'] }): AuditEvent => ({
  id: row.id,
  type: row.type,
  actor: row.actor_name,
  actor_id: row.actor,
  occurred_at: row.occurred_at,
  changes: Object.fromEntries(fieldsOf(row.changes).map(([field, value]) => [field, pairOf(value)])),
  data: Object.fromEntries(fieldsOf(row.data)),
  subject: { type: row.subject_type, id: row.subject_id, name: row.subject_name },
  project: projectOf(row),
  names: row.names,
  request_id: row.request_id,
  sequence: row.sequence,
  hash: row.hash,
});

const projectOf = ({ project_id: id, project_name: name, project_currency: currency }: AuditRow) =>
  id && name !== null && currency !== null ? { id, name, currency } : null;

const fieldsOf = (held: unknown): [string, unknown][] =>
  typeof held === 'object' && held !== null ? Object.entries(held) : held ? [['', held]] : [];

const pairOf = (value: unknown): [unknown, unknown] =>
  Array.isArray(value) && value.length === 2 ? [value[0], value[1]] : [null, value];
