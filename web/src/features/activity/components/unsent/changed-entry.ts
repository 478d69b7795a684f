import type { ActivityEntry, Coded, EntryChange } from '#contract/activity/shapes.ts';
import { DAY_MINUTES, minutesOf, timeOf } from '../../effects/calendar/wall.ts';

/** The entry with a change made to it; names of what was chosen come from beside the write. */
export function changedEntry(
  entry: ActivityEntry,
  { project_id, service_type_id, ...change }: EntryChange,
  named: { readonly project: Coded | null; readonly service: Coded | null },
): ActivityEntry {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const after: ActivityEntry = {
    ...entry,
    ...given,
    project: project_id === undefined ? entry.project : coded(project_id, named.project),
    service: service_type_id === undefined ? entry.service : coded(service_type_id, named.service),
    status: 'draft',
    status_reason: null,
  };
  return { ...after, duration_s: change.duration_s ?? lengthOf(after), ...endOf(change) };
}

/** A start with a length says where the end is. */
function endOf({ start, end, duration_s }: EntryChange): Partial<ActivityEntry> {
  if (!start || end || duration_s === undefined) return {};
  const minutes = minutesOf(start) + Math.floor(duration_s / 60);
  return { start: start.slice(0, 5), end: timeOf(minutes), ends_next_day: minutes >= DAY_MINUTES };
}

const coded = (id: string | null, named: Coded | null): Coded | null =>
  id === null ? null : (named ?? { id, code: '', name: '' });

function lengthOf({ start, end, ends_next_day, duration_s }: ActivityEntry): number {
  if (!start || !end) return duration_s;
  const seconds = (time: string) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    return hours * 3600 + minutes * 60;
  };
  return Math.max(0, seconds(end) - seconds(start) + (ends_next_day ? 86_400 : 0));
}
