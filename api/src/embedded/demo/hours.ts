import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { addWeeks } from 'date-fns/addWeeks';
import { format } from 'date-fns/format';
import { subWeeks } from 'date-fns/subWeeks';
import type { Company, DemoProject } from './company.ts';
import { isAway } from './leave.ts';
import { chanceOf, idOf, pick } from './random.ts';

/** Somebody whose days are made up. */
export interface Worker {
  readonly id: string;
  readonly name: string;
  /** The projects they work on. */
  readonly projects: readonly [DemoProject, ...DemoProject[]];
}

/** A row of activity_entries as JSON; instants in UTC. */
export type EntryRow = Readonly<Record<string, unknown>>;

const WEEKS = 12;
const NIGHT_MS = 16 * 3_600_000;
const LENGTHS = [75, 150, 165, 95, 60, 120, 45, 210, 90] as const;

/** Twelve weeks of time of one person up to now; the same person and day always give the same hours. */
export const hoursOf = (company: Company, worker: Worker, now: Date): EntryRow[] => {
  const zone = company.settings.timezone;
  const today = new TZDate(now, zone);
  const first = subWeeks(today, WEEKS);
  const days = Array.from({ length: WEEKS * 7 + 1 }, (_, at) => addDays(first, at));
  const on = { today: format(today, 'yyyy-MM-dd') };
  return days
    .filter((day) => day.getDay() !== 0 && day.getDay() !== 6)
    .map((day) => format(day, 'yyyy-MM-dd'))
    .filter((day) => !isAway(company, worker.name, { ...on, day }))
    .flatMap((day) => dayOf(company, worker, day, now));
};

const dayOf = (company: Company, worker: Worker, date: string, now: Date): EntryRow[] => {
  const chance = chanceOf(company.slug, worker.name, date);
  if (chance() < 0.05) return [];
  const zone = company.settings.timezone;
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const pieces = 3 + Math.floor(chance() * 2);
  let minute = 7 * 60 + Math.floor(chance() * 5) * 15;
  return Array.from({ length: pieces }, (_, piece) => {
    const length = pick(chance, LENGTHS);
    const start = new TZDate(year, month - 1, day, 0, minute, 0, zone);
    minute += length + (piece === 1 ? 30 : 0);
    return entryOf(company, worker, { chance, date, piece, length, start, now });
  }).filter((entry) => entry !== null);
};

interface Piece {
  readonly chance: () => number;
  readonly date: string;
  readonly piece: number;
  readonly length: number;
  readonly start: Date;
  readonly now: Date;
}

const entryOf = (company: Company, worker: Worker, piece: Piece): EntryRow | null => {
  const { chance, date, length, start, now } = piece;
  const project = byShare(begun(worker.projects, start, now), chance());
  const service = pick(chance, project.services);
  const end = new Date(start.getTime() + length * 60_000);
  if (end > now) return null;
  const [, , , cost = '0', bill = '0'] = company.services.find(([code]) => code === service) ?? [];
  const isBillable = project.billing !== 'non_billable';
  return {
    id: idOf(company.slug, worker.name, date, String(piece.piece)),
    org_id: idOf(company.slug),
    member_id: worker.id,
    work_date: date,
    // Logged when it was done.
    created_at: end.toISOString(),
    // Submitted the morning after.
    updated_at: new Date(Math.min(end.getTime() + NIGHT_MS, now.getTime())).toISOString(),
    started_at: new Date(start.getTime()).toISOString(),
    ended_at: end.toISOString(),
    duration_s: length * 60,
    project_id: idOf(company.slug, project.code),
    service_type_id: idOf(company.slug, service),
    category: project.client === null && chance() < 0.5 ? 'travel' : 'work',
    note: pick(chance, company.notes[service] ?? ['Work on site']),
    billable: isBillable,
    source: chance() < 0.4 ? 'timer' : 'manual',
    tags: [],
    status: statusOf(start, date, now),
    currency:
      project.foreign !== undefined && piece.piece === 0 ? project.foreign : company.settings.currency,
    bill_rate: bill,
    cost_rate: cost,
    bill_minor: isBillable ? Math.round((length * Number(bill) * 100) / 60) : 0,
    cost_minor: Math.round((length * Number(cost) * 100) / 60),
  };
};

/** Time of the months before the last one is locked; else what is older than ten days is approved, than three days submitted. */
export const statusOf = (start: Date, date: string, now: Date): string => {
  const days = (now.getTime() - start.getTime()) / 86_400_000;
  const lastMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1));
  if (date < lastMonth.toISOString().slice(0, 10)) return 'locked';
  if (days > 10) return 'approved';
  return days > 3 ? 'submitted' : 'draft';
};

type Projects = readonly [DemoProject, ...DemoProject[]];

/** Those that had begun by then. */
const begun = (projects: Projects, start: Date, now: Date): Projects => {
  const [first, ...others] = projects.filter(({ weeks: [from] }) => addWeeks(now, from) <= start);
  return first ? [first, ...others] : projects;
};

const byShare = (
  [first, ...others]: readonly [DemoProject, ...DemoProject[]],
  chance: number,
): DemoProject => {
  const total = others.reduce((sum, { share }) => sum + share, first.share);
  let left = chance * total - first.share;
  if (left < 0) return first;
  return (
    others.find(({ share }) => {
      left -= share;
      return left < 0;
    }) ?? first
  );
};
