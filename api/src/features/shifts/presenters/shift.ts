import type { Shift } from '#contract/shifts/shapes.ts';
import type { ShiftRow } from '../queries/shift-rows.ts';

/** A shift as it is answered. */
export const presentShift = (row: ShiftRow): Shift => ({
  id: row.id,
  version: row.version,
  project: { id: row.project_id, code: row.project_code, name: row.project_name },
  service:
    row.service_type_id && row.service_code && row.service_name
      ? { id: row.service_type_id, code: row.service_code, name: row.service_name }
      : null,
  role: row.role,
  site: row.site,
  day: row.day,
  start: row.start,
  end: row.end,
  timezone: row.timezone,
  starts_at: row.starts_at,
  ends_at: row.ends_at,
  break_min: row.break_min,
  headcount: row.headcount,
  open: row.status === 'cancelled' ? 0 : Math.max(0, row.headcount - row.taken),
  skills: [...row.skills],
  note: row.note,
  status: row.status,
  status_reason: row.status_reason,
  unpublished: row.unpublished,
  series_id: row.series_id,
  people: [...(row.people ?? [])],
});
