import type { ActivityDay } from '#contract/activity/day-shapes.ts';
import type { ActivityEntry, Coded, EntryChange } from '#contract/activity/shapes.ts';
import type { QueuedWrite } from '../../../../platform/offline/unsent/queued-write.ts';
import { UNKNOWN_VERSION } from '../../../../platform/offline/unsent/unsent.ts';
import { isAbout, isChanging, isDeleting, isMaking, isNoting, noteSubject, shownOf } from './entry-writes.ts';

/** The day as it is once everything that waits has been sent. To do it twice changes nothing. */
export function withUnsent(day: ActivityDay, writes: readonly QueuedWrite[]): ActivityDay {
  const note = writes.findLast((write) => isNoting(write) && write.subject === noteSubject(day.date));
  const rows = writes.reduce((entries, write) => applied(entries, write, day.timezone), day.entries);
  const entries =
    rows === day.entries ? rows : rows.filter((row) => row.work_date === day.date).sort(byStart);
  return {
    ...day,
    entries,
    total_s: day.total_s + sumOf(entries) - sumOf(day.entries),
    status: day.status === 'empty' && entries.length > 0 ? 'draft' : day.status,
    checks: entries.length > 0 ? day.checks.filter(({ rule }) => rule !== 'nothing-logged') : day.checks,
    timeline: day.timeline.filter(
      ({ id }) => entries.some((entry) => entry.id === id) || !day.entries.some((entry) => entry.id === id),
    ),
    note: note && isNoting(note) ? { ...day.note, ...note.input.body, version: day.note.version } : day.note,
  };
}

const sumOf = (entries: readonly ActivityEntry[]): number =>
  entries.reduce((sum, { duration_s }) => sum + duration_s, 0);

const LATEST = '99';

// As the server sorts them: by the clock, those without one at the end.
const byStart = (one: ActivityEntry, other: ActivityEntry): number =>
  (one.start ?? LATEST).localeCompare(other.start ?? LATEST);

function applied(entries: ActivityEntry[], write: QueuedWrite, timezone: string): ActivityEntry[] {
  const about = entries.find((entry) => isAbout(write, entry));
  if (isMaking(write)) return about ? entries : [...entries, madeEntry(write, timezone)];
  if (isDeleting(write)) return write.refusal ? entries : entries.filter((entry) => entry !== about);
  if (!isChanging(write)) return entries;
  const before = about ?? shownOf(write).base;
  if (!before) return entries;
  const after = changedEntry(before, write.input.body, shownOf(write).purpose);
  return about ? entries.map((entry) => (entry === about ? after : entry)) : [...entries, after];
}

/** An entry that the server doesn't know yet; its id is the one that this device gave it. */
function madeEntry(write: QueuedWrite, timezone: string): ActivityEntry {
  const body = isMaking(write) ? write.input.body : { work_date: '' };
  const blank: ActivityEntry = {
    id: write.subject,
    version: UNKNOWN_VERSION,
    created_at: write.madeAt,
    updated_at: write.madeAt,
    archived_at: null,
    work_date: body.work_date,
    started_at: null,
    ended_at: null,
    start: null,
    end: null,
    ends_next_day: false,
    timezone,
    duration_s: 0,
    project: null,
    service: null,
    category: 'work',
    note: '',
    billable: true,
    source: 'offline',
    tags: [],
    status: 'draft',
    status_reason: null,
    client_uuid: write.subject,
  };
  return changedEntry(blank, body, shownOf(write).purpose);
}

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
  return { ...after, duration_s: change.duration_s ?? lengthOf(after) };
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
