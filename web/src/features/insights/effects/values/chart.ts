import type { InsightFormula, InsightValue } from '#contract/insights/codes.ts';
import type { Measured } from '#contract/insights/finding.ts';
import type { InsightDetail } from '#contract/insights/shapes.ts';
import type { Format } from '../../../../platform/format/use-format.ts';
import type { ChartData } from '../../../../ui/chart/chart-data.ts';
import { t as labels } from '../words/value-messages.ts';
import { t } from './chart-messages.ts';
import { measuredText } from './measured.ts';
import { valuesOf } from './told.ts';

/** A forecast line within its range, against a budget. */
export interface ForecastChart {
  readonly shape: 'forecast';
  readonly data: ChartData;
  readonly range: readonly { low: number; high: number }[];
  readonly limit: { label: string; value: number };
}
/** Two figures beside each other. */
export interface PairChart {
  readonly shape: 'pair';
  readonly data: ChartData;
}

type Values = ReadonlyMap<string, Measured>;

const FORECASTS: readonly string[] = ['mean-of-all-weeks', 'mean-of-recent-weeks', 'trend-of-weeks'];
/** What stands beside each other, by formula. */
const PAIRS: Partial<Record<InsightFormula, readonly InsightValue[]>> = {
  'planned-against-capacity': ['planned', 'capacity'],
  'demand-against-places': ['demand', 'places'],
};

const WEEK_MS = 7 * 86_400_000;
/** The most points that a forecast is drawn with. */
const MOST_POINTS = 53;

/** What is drawn of an insight: a forecast against its budget, or what is wanted beside what there is; nothing for the others. */
export function chartOf(insight: InsightDetail, format: Format): ForecastChart | PairChart | undefined {
  const { formula, evidence, confidence, last_run } = insight;
  const values = valuesOf([...evidence, ...formula.values, ...confidence.values]);
  if (FORECASTS.includes(formula.code)) return last_run ? forecast(values, last_run.day, format) : undefined;
  const codes = PAIRS[formula.code];
  return codes && pair(codes, values, format);
}

const numberOf = (is: Measured | undefined): number | undefined =>
  is && typeof is.value === 'number' ? is.value : undefined;

/** Writes a number as an axis has room for. */
const shortly = (like: Measured, format: Format) => (value: number) =>
  like.unit === 'money'
    ? format.money(Math.round(value), like.currency, { compact: true })
    : writer(like, format)(value);

/** Writes a number as another value of the same unit is written. */
const writer =
  (like: Measured, format: Format) =>
  (value: number): string => {
    const whole = Math.round(value);
    switch (like.unit) {
      case 'money':
        return measuredText({ ...like, value: whole }, format);
      case 'seconds':
      case 'minutes':
      case 'count':
      case 'days':
      case 'percent':
        return measuredText({ unit: like.unit, value: whole }, format);
      default:
        return format.number(whole);
    }
  };

function pair(codes: readonly InsightValue[], values: Values, format: Format): PairChart | undefined {
  const found = codes.flatMap((code) => {
    const is = values.get(code);
    const value = numberOf(is);
    return is && value !== undefined ? [{ code, is, value }] : [];
  });
  const [first] = found;
  if (!first || found.length < codes.length) return undefined;
  return {
    shape: 'pair',
    data: {
      categoryLabel: t('what'),
      categories: found.map(({ code }) => ({ label: labels(code) })),
      series: [{ id: 'value', label: t('value'), values: found.map(({ value }) => value) }],
      format: writer(first.is, format),
    },
  };
}

function forecast(values: Values, today: string, format: Format): ForecastChart | undefined {
  const used = values.get('used');
  const end = values.get('end');
  const [from, pace, budget] = [used, values.get('pace'), values.get('budget')].map(numberOf);
  if (!used || from === undefined || pace === undefined || budget === undefined) return undefined;
  const lasts =
    end?.unit === 'day' ? weeksUntil(today, end.value) : Math.ceil((budget - from) / (pace || 1)) + 2;
  const weeks = Math.max(1, Math.min(lasts, MOST_POINTS - 1));
  const at = (week: number) => from + pace * week;
  const low = numberOf(values.get('at-end-low')) ?? at(weeks);
  const high = numberOf(values.get('at-end-high')) ?? at(weeks);
  const steps = Array.from({ length: weeks + 1 }, (_, week) => week);
  const write = writer(used, format);
  return {
    shape: 'forecast',
    data: {
      categoryLabel: t('week'),
      categories: steps.map((week) => ({ label: format.day(dayAfter(today, week), 'short') })),
      series: [{ id: 'likely', label: t('likely'), values: steps.map(at), stroke: 'dashed' }],
      format: shortly(used, format),
      exact: write,
    },
    range: steps.map((week) => ({
      low: from + ((low - from) * week) / weeks,
      high: from + ((high - from) * week) / weeks,
    })),
    limit: { label: t('budget', { budget: shortly(used, format)(budget) }), value: budget },
  };
}

const weeksUntil = (from: string, to: string) => Math.ceil((Date.parse(to) - Date.parse(from)) / WEEK_MS);
const dayAfter = (day: string, weeks: number) =>
  new Date(Date.parse(day) + weeks * WEEK_MS).toISOString().slice(0, 10);
