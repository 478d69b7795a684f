import { forecastOf, isOpen, pipelineOf } from '#contract/account-plans/forecast.ts';
import type { PlanItem } from '#contract/plan-items/items.ts';
import type { OpportunityStage } from '#contract/plan-items/opportunity.ts';
import type { Format } from '../../../../platform/format/use-format.ts';
import type { ChartData } from '../../../../ui/chart/chart-data.ts';
import { t } from '../../components/opportunities/messages.ts';

/** Work that the client may give us. */
export type Opportunity = PlanItem<'opportunity'>;

/** Opportunities of a stage with what they come to. */
export interface StageColumn {
  readonly stage: OpportunityStage;
  readonly opportunities: readonly Opportunity[];
  readonly amount_minor: number;
  readonly weighted_minor: number;
}

/** Where there is no day: after every other. */
export const LATEST = '9999-12-31';

/** Soonest to close first; those without a day after them, the larger amount first. */
const inOrder = (one: Opportunity, other: Opportunity): number =>
  (one.close_on ?? LATEST).localeCompare(other.close_on ?? LATEST) || other.amount_minor - one.amount_minor;

const sumOf = (those: readonly Opportunity[]) =>
  those.reduce((sum, { amount_minor }) => sum + amount_minor, 0);

/** The opportunities by stage, every stage in its order, with sums. */
export const stageColumns = (
  opportunities: readonly Opportunity[],
  stages: readonly OpportunityStage[],
): StageColumn[] =>
  stages.map((stage) => {
    const those = opportunities.filter((one) => one.stage === stage).toSorted(inOrder);
    return {
      stage,
      opportunities: those,
      amount_minor: sumOf(those),
      weighted_minor: pipelineOf(those).weighted_minor,
    };
  });

const DAY_MS = 86_400_000;

/** Days within which something closes soon. */
export const SOON_DAYS = 90;

/** What a pipeline comes to, in minor units of the plan's currency. `today` = a calendar day. */
export function figuresOf(opportunities: readonly Opportunity[], today: string) {
  const open = opportunities.filter(isOpen);
  const until = new Date(Date.parse(`${today}T00:00:00Z`) + SOON_DAYS * DAY_MS).toISOString().slice(0, 10);
  const won = opportunities.filter(({ stage }) => stage === 'won');
  const lost = opportunities.filter(({ stage }) => stage === 'lost');
  const decided = won.length + lost.length;
  const soon = open.filter(({ close_on }) => close_on !== null && close_on <= until);
  return {
    open: open.length,
    ...pipelineOf(opportunities),
    won: won.length,
    won_minor: sumOf(won),
    win_rate: decided === 0 ? null : won.length / decided,
    soon: soon.length,
    soon_minor: sumOf(soon),
  };
}

type Months = ReturnType<typeof forecastOf>;

/** Months that are filled in at most: what closes years from now doesn't make the others too narrow to be seen. */
const MOST_MONTHS = 24;

const monthAfter = (month: string): string => {
  const [year = 0, at = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, at, 1)).toISOString().slice(0, 7);
};

/** The forecast with the months in between in which nothing closes. */
const withGaps = (months: Months): Months => {
  const dated = months.flatMap(({ month }) => month ?? []);
  const last = dated.at(-1) ?? '';
  const all: string[] = [];
  for (let month = dated[0] ?? '~'; month <= last && all.length < MOST_MONTHS; month = monthAfter(month))
    all.push(month);
  const wanted = [...new Set([...all, ...dated])].toSorted();
  const nothing = { count: 0, pipeline_minor: 0, weighted_minor: 0 };
  return [
    ...wanted.map((month) => months.find((one) => one.month === month) ?? { month, ...nothing }),
    ...months.filter(({ month }) => month === null),
  ];
};

const monthOf = ({ locale }: Format, month: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }).format(new Date(`${month}-01`));

/** The forecast as a chart and its table: what is open by month, whole and weighted. */
export function forecastData(
  opportunities: readonly Opportunity[],
  format: Format,
  currency: string,
): ChartData {
  const months = withGaps(forecastOf(opportunities));
  return {
    categoryLabel: t('month'),
    categories: months.map(({ month }) => ({
      id: month ?? 'undated',
      label: month ? format.day(`${month}-01`, 'month') : t('undated'),
      axis: month ? monthOf(format, month) : t('undated'),
    })),
    series: [
      {
        ...{ id: 'whole', label: t('whole_amount'), color: 'var(--ramp-3)' },
        values: months.map(({ pipeline_minor }) => pipeline_minor),
      },
      {
        ...{ id: 'weighted', label: t('weighted_amount'), color: 'var(--ramp-5)' },
        values: months.map(({ weighted_minor }) => weighted_minor),
      },
    ],
    format: (minor) => format.money(minor, currency, { compact: true }),
    exact: (minor) => format.money(minor, currency),
  };
}
