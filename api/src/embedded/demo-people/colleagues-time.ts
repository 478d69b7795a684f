import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { format } from 'date-fns/format';
import { subWeeks } from 'date-fns/subWeeks';
import type { Company } from '../demo/company.ts';
import { type EntryRow, statusOf } from '../demo/hours.ts';
import type { Row } from '../demo/insert.ts';
import { chanceOf, idOf, pick } from '../demo/random.ts';
import { COLLEAGUES, type Colleague } from './colleagues.ts';
import { personOf } from './ids.ts';
import { rateOn } from './rates.ts';

/** Where colleagues work that is sold: it has no budget, so that none is another for them. */
const DEPOT = 'RLW-140';
/** Services that the depot takes from them besides those that it had. */
export const DEPOT_SERVICES = ['ACCESS', 'FIRE'] as const;

type Notes = readonly [string, ...string[]];

/** What people of a department do for the depot, how much of a hundred hours, and what of their own house. */
const WORK: Readonly<
  Record<string, { readonly service?: string; readonly share: number; readonly own: Notes }>
> = {
  Guarding: { service: 'GUARD', share: 88, own: ['Kit check and briefing', 'Toolbox talk'] },
  Operations: {
    share: 0,
    own: ['Alarm receiving, day watch', 'Alarm queue and call-outs', 'Radio checks and logs'],
  },
  Technical: {
    service: 'ACCESS',
    share: 55,
    own: ['Workshop: spare parts', 'Survey and drawings', 'Van stock'],
  },
  Sales: { share: 0, own: ['Bid: pricing and method statement', 'Client visits', 'Renewals and references'] },
  Finance: { share: 0, own: ['Payroll run', 'Invoices and reminders', 'Month end'] },
  People: { share: 0, own: ['Interviews', 'Training plan', 'Onboarding'] },
};

const FIRE = 'Fire systems';
const WEEKS = 12;
/** Minutes from midnight and how long, before and after the break. */
const HALVES = [
  [7 * 60 + 30, [240, 225, 255]],
  [12 * 60 + 15, [240, 210, 225, 255]],
] as const;

/** Twelve weeks of time of those of Northgate as whom nobody signs in: two pieces a day; the same person and day always give the same. */
export const colleaguesTimeOf = (company: Company, now: Date): EntryRow[] =>
  COLLEAGUES.flatMap((one) => daysOf(one, company, now).flatMap((day) => piecesOf(one, company, day, now)));

const daysOf = ({ weeks, left }: Colleague, { settings }: Company, now: Date): string[] => {
  const today = new TZDate(now, settings.timezone);
  const [came, gone] = [subWeeks(today, weeks), subWeeks(today, left ?? 0)];
  return Array.from({ length: WEEKS * 7 + 1 }, (_, at) => addDays(subWeeks(today, WEEKS), at))
    .filter((day) => day.getDay() !== 0 && day.getDay() !== 6 && day >= came && day <= gone)
    .map((day) => format(day, 'yyyy-MM-dd'));
};

const piecesOf = (one: Colleague, company: Company, date: string, now: Date): EntryRow[] => {
  const chance = chanceOf(company.slug, one.name, date);
  if (chance() < 0.04) return [];
  return HALVES.flatMap(([minute, lengths], piece) => {
    const length = pick(chance, lengths);
    const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
    const start = new TZDate(year, month - 1, day, 0, minute, 0, company.settings.timezone);
    const end = new Date(start.getTime() + length * 60_000);
    const isSold = chance() * 100 < (WORK[one.department]?.share ?? 0);
    const row = entryOf(one, company, { date, length, isSold, note: chance(), now });
    const id = idOf(company.slug, one.name, date, String(piece));
    const when = {
      started_at: start.toISOString(),
      ended_at: end.toISOString(),
      created_at: end.toISOString(),
    };
    const told = new Date(Math.min(end.getTime() + 16 * 3_600_000, now.getTime())).toISOString();
    return end > now ? [] : [{ id, ...row, ...when, updated_at: told, status: statusOf(start, date, now) }];
  });
};

interface Piece {
  readonly date: string;
  readonly length: number;
  readonly isSold: boolean;
  /** By chance, from 0 up to 1. */
  readonly note: number;
  readonly now: Date;
}

const entryOf = (one: Colleague, company: Company, { date, length, isSold, note, now }: Piece): Row => {
  const { slug, settings, services, notes } = company;
  const { service: usual, own } = WORK[one.department] ?? { own: ['Office'] as const };
  const service = one.title.startsWith(FIRE) ? 'FIRE' : (usual ?? 'GUARD');
  const [, , , cost = '0', bill = '0'] = services.find(([code]) => code === service) ?? [];
  const worth = rateOn(one, date, now) ?? { cost, bill };
  const said = isSold ? (notes[service] ?? own) : own;
  const amount = (rate: string) => Math.round((length * Number(rate) * 100) / 60);
  return {
    ...{ org_id: idOf(slug), member_id: personOf(one.name), work_date: date, duration_s: length * 60 },
    project_id: isSold ? idOf(slug, DEPOT) : null,
    service_type_id: isSold ? idOf(slug, service) : null,
    ...{ category: isSold ? 'work' : 'admin', note: said[Math.floor(note * said.length)] ?? own[0] },
    ...{ billable: isSold, source: 'manual', tags: [], currency: settings.currency },
    ...{ bill_rate: worth.bill, cost_rate: worth.cost },
    ...{ bill_minor: isSold ? amount(worth.bill) : 0, cost_minor: amount(worth.cost) },
  };
};

/** Services of the depot that it has for them alone. */
export const servicesOfDepot = ({ slug }: Company): Row[] =>
  DEPOT_SERVICES.map((service) => ({
    ...{ org_id: idOf(slug), project_id: idOf(slug, DEPOT) },
    service_type_id: idOf(slug, service),
  }));
