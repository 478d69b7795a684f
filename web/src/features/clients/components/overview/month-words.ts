import type { OverviewSums, UsedRate } from '#contract/clients/overview.ts';
import { marginOf } from '#contract/projects/dashboard.ts';
import type { Format } from '../../../../platform/format/use-format.ts';
import { t } from './messages.ts';

/** Share of the revenue that is left; null without revenue, and where costs are hidden. */
export const marginIn = ({ bill_minor, cost_minor }: Pick<OverviewSums, 'bill_minor' | 'cost_minor'>) =>
  cost_minor === null ? null : marginOf(bill_minor, cost_minor);

/** A margin as it is shown; a dash where there is none. */
export const marginText = (format: Format, sums: Pick<OverviewSums, 'bill_minor' | 'cost_minor'>): string => {
  const margin = marginIn(sums);
  return margin === null ? '–' : format.percent(margin, 1);
};

/** With rates of which days money was exchanged. */
export const rateWords = (format: Format, { currency, from, to }: UsedRate): string =>
  from === to
    ? t('rate_of', { currency, day: format.day(from) })
    : t('rates_of', { currency, from: format.day(from), to: format.day(to) });

/** Several sums as one. */
export const sumOf = (all: readonly OverviewSums[]): OverviewSums =>
  all.reduce(
    (sum, one) => ({
      seconds: sum.seconds + one.seconds,
      billable_seconds: sum.billable_seconds + one.billable_seconds,
      bill_minor: sum.bill_minor + one.bill_minor,
      cost_minor: sum.cost_minor === null || one.cost_minor === null ? null : sum.cost_minor + one.cost_minor,
    }),
    { seconds: 0, billable_seconds: 0, bill_minor: 0, cost_minor: 0 },
  );
