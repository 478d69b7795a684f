import type { FoundRow } from '#contract/insights/finding.ts';
import type { InsightDetail } from '#contract/insights/shapes.ts';
import type { Format } from '../../../../platform/format/use-format.ts';
import type { ChartData } from '../../../../ui/chart/chart-data.ts';
import { t } from './chart-messages.ts';
import { numberOf, shortly, type Values, writer } from './writers.ts';

/** What is used so far and likely to be, within its range, against a budget. */
export interface ForecastChart {
  readonly shape: 'forecast';
  readonly data: ChartData;
  readonly range: readonly ({ low: number; high: number } | null)[];
  readonly limit: { label: string; value: number };
}

const WEEK_MS = 7 * 86_400_000;
/** What was and what is likely are one line, solid and dashed; red is the budget's. */
const LINE = 'var(--chart-1)';
/** The most points that a forecast is drawn with. */
const MOST_POINTS = 53;

const weeksUntil = (from: string, to: string) => Math.ceil((Date.parse(to) - Date.parse(from)) / WEEK_MS);
const dayAfter = (day: string, weeks: number) =>
  new Date(Date.parse(day) + weeks * WEEK_MS).toISOString().slice(0, 10);

/** What was used before each of the past weeks began, by what each took; the last is this week. */
function usedBefore(rows: readonly FoundRow[], used: number): { day: string; used: number }[] {
  let left = used;
  return rows
    .toReversed()
    .flatMap(({ day, values }) => {
      left -= numberOf(values[0]?.is) ?? 0;
      return day === null || left < 0 ? [] : [{ day, used: left }];
    })
    .toReversed();
}

/** A budget's past weeks, and how it is likely to go on from today; nothing where a value isn't known. */
export function forecastOf(
  { rows }: Pick<InsightDetail, 'rows'>,
  values: Values,
  today: string,
  format: Format,
): ForecastChart | undefined {
  const used = values.get('used');
  const end = values.get('end');
  const [from, pace, budget] = [used, values.get('pace'), values.get('budget')].map(numberOf);
  if (!used || from === undefined || pace === undefined || budget === undefined) return undefined;
  const lasts =
    end?.unit === 'day' ? weeksUntil(today, end.value) : Math.ceil((budget - from) / (pace || 1)) + 2;
  const weeks = Math.max(1, Math.min(lasts, MOST_POINTS - 1));
  const last = numberOf(values.get('at-end')) ?? from + pace * weeks;
  const low = numberOf(values.get('at-end-low')) ?? last;
  const high = numberOf(values.get('at-end-high')) ?? last;
  const past = usedBefore(rows, from).filter(({ day }) => day < today);
  const steps = Array.from({ length: weeks + 1 }, (_, week) => week);
  const along = (to: number) => steps.map((week) => from + ((to - from) * week) / weeks);
  const [likely, lows, highs] = [along(last), along(low), along(high)];
  const days = [...past.map(({ day }) => day), ...steps.map((week) => dayAfter(today, week))];
  const before = past.map(() => null);
  return {
    shape: 'forecast',
    data: {
      categoryLabel: t('week'),
      categories: days.map((day) => ({ label: format.day(day, 'short') })),
      series: [
        { id: 'likely', label: t('likely'), values: [...before, ...likely], stroke: 'dashed', color: LINE },
        ...(past.length === 0
          ? []
          : [
              {
                ...{ id: 'used', label: t('used'), color: LINE },
                values: [...past.map((one) => one.used), from, ...steps.slice(1).map(() => null)],
              },
            ]),
      ],
      format: shortly(used, format),
      exact: writer(used, format),
    },
    range: [...before, ...steps.map((week) => ({ low: lows[week] ?? 0, high: highs[week] ?? 0 }))],
    limit: { label: t('budget', { budget: shortly(used, format)(budget) }), value: budget },
  };
}
