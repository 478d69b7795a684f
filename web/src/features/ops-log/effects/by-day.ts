import type { OpsLogEntry } from '#contract/ops-log/shapes.ts';
import { dayIn } from '../../../platform/format/dates.ts';

/** What happened on one day, last first. */
export interface LogDay {
  readonly day: string;
  readonly entries: readonly OpsLogEntry[];
}

/** Entries in their order by the day on which they happened in a zone. */
export function byDay(entries: readonly OpsLogEntry[], zone: string): LogDay[] {
  const days: { day: string; entries: OpsLogEntry[] }[] = [];
  for (const entry of entries) {
    const day = dayIn(zone, entry.occurred_at);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}
