import type { RoundingRule } from '#contract/activity/rounding.ts';
import type { ChartData } from '../../../../ui/chart/chart-data.ts';
import { t } from './messages.ts';

/** How the sums of a card are rounded, in words; nothing where they aren't. */
export const roundingNote = ({ rounding, rounding_minutes: count }: RoundingRule): string | undefined =>
  rounding === 'none' ? undefined : t(`rounded_${rounding}`, { count });

/** The table of a card whose sums are rounded, with the exact ones beside them. */
export const withExact = (
  data: ChartData,
  exact: readonly number[],
  { rounding }: RoundingRule,
): ChartData =>
  rounding === 'none'
    ? data
    : { ...data, series: [...data.series, { id: 'exact', label: t('exact'), values: exact }] };
