import type { UncoveredShift } from '#contract/leave/deciding-endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import { clockTime } from '../../../platform/wall-clock.ts';
import type { BookingRow } from '../queries/uncovered.ts';
import { canPlan } from '../rules/may.ts';

/** A booking that leave takes its person from. */
export const presentUncovered = (context: Context, row: BookingRow): UncoveredShift => ({
  ...{ assignment_id: row.id, version: row.version, shift_id: row.shift_id },
  project: { id: row.project_id, code: row.project_code, name: row.project_name },
  name: row.role ?? row.service_name ?? '',
  ...{ day: row.day, starts_at: row.starts_at, ends_at: row.ends_at },
  start: clockTime(row.timezone, row.starts_at),
  end: clockTime(row.timezone, row.ends_at),
  ...{ booking: row.booking, status: row.status },
  may_change: canPlan(context, row.project_id),
});
