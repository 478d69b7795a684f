import type { Company } from './company.ts';
import { type EntryRow, hoursOf, type Worker } from './hours.ts';
import { idOf } from './random.ts';

/** Notes that name people of a client, beside the so many-th newest hour of a project that isn't the shown member's. */
const TALKS: readonly (readonly [project: string, place: number, note: string])[] = [
  ['HRB-204', 9, 'Post checks with Kofi Mensah, lights at berth 5'],
  ['HRB-204', 21, 'Site walk with Dana Whitlock, cruise berths'],
  ['HRB-204', 34, 'Shift plan for the weekend, Leo Park'],
  ['HRB-204', 58, 'Call with Ines Romero about the handover log'],
  ['HRB-204', 90, 'Rate card: questions of Paul Stagg'],
  ['HRB-204', 130, 'Patrol reports shown to Dana Whitlock'],
  ['CTY-031', 14, 'Night rate: call with Margaret Oyelaran'],
  ['CTY-031', 40, 'Keys handed to Stephen Price'],
  ['QML-118', 12, 'Fire drill planned with Tom Okafor'],
];

const withTalks = ({ slug }: Company, rows: readonly EntryRow[]): EntryRow[] => {
  const shown = idOf(slug, 'Tomasz Wrona');
  const noted = new Map<unknown, string>();
  for (const code of new Set(TALKS.map(([project]) => project))) {
    const hours = rows
      .filter(({ project_id, member_id }) => project_id === idOf(slug, code) && member_id !== shown)
      .toSorted((one, other) => String(other.started_at).localeCompare(String(one.started_at)));
    for (const [project, place, note] of TALKS)
      if (project === code) noted.set(hours[Math.min(place, hours.length - 1)], note);
  }
  return rows.map((row) => ({ ...row, note: noted.get(row) ?? row.note }));
};

/** The time of a company up to now, in which some notes say whom of a client somebody talked to. */
export const timeOf = (company: Company, workers: readonly Worker[], now: Date): EntryRow[] =>
  withTalks(
    company,
    workers.flatMap((worker) => hoursOf(company, worker, now)),
  );
