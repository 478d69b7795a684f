import type { APPROVAL_STEPS, WaitingEntry, WaitingWeek } from '#contract/activity/approval-shapes.ts';
import { addDays } from '#contract/activity/rules.ts';
import type { EntryRow } from '../queries/entries.ts';
import type { TimeSettings } from '../queries/settings.ts';
import { type DayOff, plannedMinutes } from '../rules/plan.ts';

import { presentProjectEntry } from './entry.ts';

interface WeekRow extends Omit<WaitingWeek, 'member' | 'to' | 'planned_minutes'> {
  readonly member_id: string;
  readonly member_name: string;
}

/** What of somebody's week waits, beside what is planned of it, less their leave. */
export const presentWaitingWeek = (
  settings: TimeSettings,
  row: WeekRow,
  leave: readonly DayOff[],
): WaitingWeek => ({
  member: { id: row.member_id, name: row.member_name },
  from: row.from,
  to: addDays(row.from, 6),
  entries: row.entries,
  seconds: row.seconds,
  billable_seconds: row.billable_seconds,
  planned_minutes: [0, 1, 2, 3, 4, 5, 6].reduce(
    (sum, days) => sum + plannedMinutes(settings, addDays(row.from, days), leave),
    0,
  ),
  submitted_at: row.submitted_at,
});

/** An entry that waits. */
export const presentWaitingEntry = (
  row: EntryRow & { readonly member_name: string; readonly steps: (typeof APPROVAL_STEPS)[number][] },
): WaitingEntry => ({ ...presentProjectEntry(row), steps: row.steps });
