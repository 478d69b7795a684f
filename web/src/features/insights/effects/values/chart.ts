import type { InsightFormula, InsightValue } from '#contract/insights/codes.ts';
import type { InsightDetail } from '#contract/insights/shapes.ts';
import type { Format } from '../../../../platform/format/use-format.ts';
import type { ChartData } from '../../../../ui/chart/chart-data.ts';
import { t as labels } from '../words/value-messages.ts';
import { t } from './chart-messages.ts';
import { type ForecastChart, forecastOf } from './forecast.ts';
import { valuesOf } from './told.ts';
import { numberOf, type Values, writer } from './writers.ts';

export type { ForecastChart } from './forecast.ts';

/** Two figures beside each other. */
export interface PairChart {
  readonly shape: 'pair';
  readonly data: ChartData;
}

const FORECASTS: readonly InsightFormula[] = [
  'mean-of-all-weeks',
  'mean-of-recent-weeks',
  'halfway-to-last-week',
  'trend-of-weeks',
  'weeks-of-last-year',
];
/** What stands beside each other, by formula. */
const PAIRS: Partial<Record<InsightFormula, readonly InsightValue[]>> = {
  'planned-against-capacity': ['planned', 'capacity'],
  'demand-against-places': ['demand', 'places'],
};

/** What is drawn of an insight: a forecast against its budget, or what is wanted beside what there is; nothing for the others. */
export function chartOf(insight: InsightDetail, format: Format): ForecastChart | PairChart | undefined {
  const { formula, evidence, confidence, last_run } = insight;
  const values = valuesOf([...evidence, ...formula.values, ...confidence.values]);
  if (FORECASTS.includes(formula.code))
    return last_run ? forecastOf(insight, values, last_run.day, format) : undefined;
  const codes = PAIRS[formula.code];
  return codes && pair(codes, values, format);
}

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
