import type { TimeExport } from '#contract/time-exports/shapes.ts';
import type { ExportRow } from './queries/exports.ts';

/** An export as people see it. */
export const presentExport = (row: ExportRow): TimeExport => ({
  ...{ id: row.id, version: row.version, purpose: row.purpose, from: row.from_date, to: row.to_date },
  parts: row.parts,
  client: namedOf(row.client_id, row.client_name),
  project: namedOf(row.project_id, row.project_name),
  member: namedOf(row.member_id, row.member_name),
  ...{ entries: row.entries, seconds: row.seconds, amounts: row.amounts },
  ...{ created_at: row.created_at, created_by: row.author, withdrawn_at: row.withdrawn_at },
});

const namedOf = (id: string | null, name: string | null) => (id && name !== null ? { id, name } : null);
