import { z } from 'zod';
import { startOfWeek } from '../activity/rules.ts';
import { day } from '../shapes.ts';
import { addDays, differenceInDays, earlier, later } from './calendar.ts';
import type { Path } from './forecast.ts';

/** Sums up to the end of a day: what was used and planned, and after today what is to be expected. */
export const point = z.object({
  day,
  used: z.int().nullable(),
  planned: z.int().nullable(),
  low: z.int().nullable(),
  likely: z.int().nullable(),
  high: z.int().nullable(),
});

/** The way of a budget: day by day of a month, else to the end of each week, or of so many that 160 points are enough. */
export const curve = z.object({ step: z.enum(['day', 'week']), points: z.array(point) });

/** The way of a budget. */
export type Curve = z.infer<typeof curve>;

/** What a day used; minor units or seconds. */
export interface DayUse {
  readonly day: string;
  readonly used: number;
}

/** Enough for a line on any screen. */
const MOST_POINTS = 160;

interface Drawn {
  readonly days: readonly DayUse[];
  readonly span: { readonly from: string; readonly to: string | null };
  readonly project: { readonly budget_period: 'total' | 'month' };
  readonly path: Path | null;
  readonly planned: ((day: string) => number) | null;
  readonly today: string;
  readonly calendar: { readonly week_start: number };
  /** The last day on which the budget may run out. */
  readonly until: string | null;
}

/** The points of a curve; the one of the running step stands at today. */
export const pointsOf = (of: Drawn): Curve => {
  const { days, path, planned, today } = of;
  const last = days.at(-1)?.day ?? '';
  const upTo = runningSum(days);
  const ends = stops(of);
  const points = ends.map((at, place) => {
    const isSoFar = at <= today || (ends[place - 1] ?? '') < last;
    const ahead = path && at >= today ? path(differenceInDays(today, at)) : null;
    return {
      day: at,
      used: isSoFar ? upTo(at) : null,
      planned: planned ? planned(at) : null,
      low: ahead?.low ?? null,
      likely: ahead?.likely ?? null,
      high: ahead?.high ?? null,
    };
  });
  return { step: of.project.budget_period === 'month' ? 'day' : 'week', points };
};

/** What was used by the end of a day; asked in the order of days. */
const runningSum = (days: readonly DayUse[]) => {
  let [sum, at] = [0, 0];
  return (by: string): number => {
    for (let next = days[at]; next && next.day <= by; next = days[at]) {
      sum += next.used;
      at += 1;
    }
    return sum;
  };
};

const stops = (of: Drawn): string[] => {
  const { span, today } = of;
  if (of.project.budget_period === 'month') return everyDay(span.from, span.to ?? today);
  const [from, to] = [earlier(span.from, of.days[0]?.day ?? span.from), lastDrawn(of)];
  if (to < from) return [];
  const first = startOfWeek(from, of.calendar.week_start);
  const days = differenceInDays(first, to) + 1;
  const step = 7 * Math.ceil(Math.ceil(days / 7) / MOST_POINTS);
  const ends = Array.from({ length: Math.ceil(days / step) }, (_, at) =>
    earlier(addDays(first, step * (at + 1) - 1), to),
  );
  const now = ends.findIndex((end) => end >= today);
  if (now === -1 || today < from || ends[now] === today) return ends;
  return ends[now] === to ? [...ends.slice(0, now), today, to] : ends.with(now, today);
};

const everyDay = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, differenceInDays(from, to) + 1) }, (_, at) => addDays(from, at));

/** The project's last day, or a week after the budget runs out, or today; what is logged is drawn in any case. */
const lastDrawn = ({ span, days, until, today }: Drawn): string => {
  const last = days.at(-1)?.day ?? span.from;
  const end = span.to ?? (until === null ? today : addDays(until, 7));
  return later(end, last);
};
