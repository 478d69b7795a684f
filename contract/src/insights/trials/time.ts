import type { Place, TimeDetector, TimeNames, TimePerson, TimeRow } from '../detecting.ts';
import { type Finding, finding } from '../finding.ts';

/** Ids that can be told apart at a glance: `idOf('e', 12)` is the twelfth entry. */
export const idOf = (kind: string, number: number): string =>
  `${(kind.codePointAt(0) ?? 0).toString(16).padStart(8, '0')}-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** The first quarter of 2026 seen from its end, in an organization that works from Monday to Friday. */
export const QUARTER: Place = {
  ...{ today: '2026-03-31', from: '2026-01-01', to: '2026-03-31', seed: 1 },
  organization: { id: idOf('o', 1), name: 'Harbour Ltd' },
  ...{ currency: 'GBP', timezone: 'Europe/London', week_start: 1 },
  working_days: [0, 480, 480, 480, 480, 480, 0],
  holidays: new Map(),
  ...{ max_week_h: 48, min_rest_h: 11, allow_overlap: false },
  ...{ require_project: false, require_note: false, require_service: false },
};

/** One project under way, and one that was over in January. */
export const NAMES: TimeNames = {
  projects: new Map([
    [
      idOf('p', 1),
      {
        ...{ name: 'Quay', code: 'QUAY', status: 'active', client_id: null },
        ...{ start_date: '2025-01-01', end_date: null },
      },
    ],
    [
      idOf('p', 2),
      {
        ...{ name: 'Lock', code: 'LOCK', status: 'completed', client_id: null },
        ...{ start_date: '2025-06-01', end_date: '2026-01-31' },
      },
    ],
  ]),
  services: new Map(),
};

/** Somebody employed for years, full time. */
export const personOf = (fields: Partial<TimePerson> = {}): TimePerson => ({
  ...{ id: idOf('m', 1), name: 'Anna Berg', department: null, manager_id: null },
  ...{ employment: 'employee', status: 'active', reachable: true },
  ...{ start_date: '2020-01-01', end_date: null, weekly_min: 2_400, leave: [] },
  ...fields,
});

/** Seconds since 1970 of a moment in UTC. */
export const at = (day: string, time: string): number => Date.parse(`${day}T${time}Z`) / 1_000;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

let entries = 0;

/** An entry from one time of day to another, the next day's where it is earlier; London's winter is UTC. */
export const entryOf = (day: string, from: string, to: string, fields: Partial<TimeRow> = {}): TimeRow => {
  const started_s = at(day, from);
  const ended_s = at(day, to) + (to < from ? 86_400 : 0);
  entries += 1;
  return {
    ...{ id: idOf('e', entries), day, started_s, ended_s, start_min: minutesOf(from) },
    ...{ seconds: ended_s - started_s, project_id: idOf('p', 1), service_id: idOf('s', 1), category: 'work' },
    ...{
      note: `Survey of berth ${entries}`,
      billable: true,
      source: 'manual',
      status: 'draft',
      priced: true,
    },
    ...{ reverses: null, shift_id: null, written_s: ended_s, ...fields },
  };
};

/** An entry of so many hours without a start. */
export const hoursOn = (day: string, hours: number, fields: Partial<TimeRow> = {}): TimeRow => ({
  ...entryOf(day, '09:00', '10:00'),
  ...{ started_s: null, ended_s: null, start_min: null, seconds: hours * 3_600, ...fields },
});

const inOrder = (one: TimeRow, other: TimeRow): number => {
  if (one.day !== other.day) return one.day < other.day ? -1 : 1;
  const starts = (one.started_s ?? Number.MAX_SAFE_INTEGER) - (other.started_s ?? Number.MAX_SAFE_INTEGER);
  return starts === 0 ? Number(one.id > other.id) * 2 - 1 : starts;
};

/** Somebody with their time, in any order. */
export type Timed = readonly [TimePerson, readonly TimeRow[]];

/** What some detectors find; every finding is one by the contract. */
export const findBy = (
  detectors: readonly TimeDetector[],
  people: readonly Timed[],
  place: Partial<Place> = {},
  names: TimeNames = NAMES,
): Finding[] =>
  detectors.flatMap((detector) => {
    const fold = detector.begin({ ...QUARTER, ...place }, names);
    for (const [person, rows] of people) {
      fold.person(person);
      for (const row of rows.toSorted(inOrder)) fold.add(row);
    }
    return [...fold.finish()].map((one) => finding.parse(one));
  });

/** What a detector finds in Anna's time. */
export const findOf = (
  detector: TimeDetector,
  rows: readonly TimeRow[],
  place: Partial<Place> = {},
  person: Partial<TimePerson> = {},
): Finding[] => findBy([detector], [[personOf(person), rows]], place);

/** The number behind a value of a finding. */
export const numberIn = ({ evidence }: Finding, code: string): number | undefined => {
  const is = evidence.find((one) => one.code === code)?.is;
  return is && typeof is.value === 'number' ? is.value : undefined;
};
