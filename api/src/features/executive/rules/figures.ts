import type { ExecutiveFigures, LeftOut, MoneyFigure } from '#contract/executive/figures.ts';
import { marginPercent } from '#contract/money/percent.ts';
import type { KeptDay, MoneyBucket, WorkBucket } from '../queries/kept.ts';
import { type Exchanging, ofHundredths } from './exchanging.ts';

/** What is kept of an organization's period, undefined before anything is known; `stood` = of its last day, undefined before it was made. */
export interface Parts {
  readonly time: {
    readonly money: readonly MoneyBucket[];
    readonly work: readonly WorkBucket[];
  };
  readonly stood: KeptDay | undefined;
}

/** Figures with what is in none of them. */
export interface Counted {
  readonly figures: ExecutiveFigures;
  readonly left_out: readonly LeftOut[];
}

/** Numbers that are added up; percentages are made of them. */
type Sums = { -readonly [Key in Exclude<keyof ExecutiveFigures, `${string}_pct`>]: number | null };

const UNKNOWN: Sums = {
  ...{ revenue_minor: null, cost_minor: null, margin_minor: null },
  ...{ logged_s: null, billable_s: null, capacity_min: null },
  ...{ backlog_minor: null, backlog_projects: null },
  ...{ pipeline_minor: null, pipeline_weighted_minor: null, pipeline_deals: null },
  ...{ sev1: null, sev2: null, overdue_reviews: null, disagreements: null, projects: null },
};

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((all, row) => all + of(row), 0);

/** Figures of sums that were added up. */
const told = (sums: Sums): ExecutiveFigures => {
  const { revenue_minor, cost_minor, logged_s, billable_s, capacity_min } = sums;
  const share = (seconds: number | null) =>
    capacity_min && seconds !== null ? Math.round((seconds / 60 / capacity_min) * 100) : null;
  return {
    ...sums,
    margin_pct:
      revenue_minor !== null && cost_minor !== null ? marginPercent(revenue_minor, cost_minor) : null,
    utilisation_pct: share(logged_s),
    billable_pct: share(billable_s),
  };
};

/** Figures of which nothing is known. */
export const NOTHING_KNOWN: ExecutiveFigures = told(UNKNOWN);

/** What an organization comes to in one currency; money without a rate stands beside it. */
export const countedOf = ({ time, stood }: Parts, exchanging: Exchanging): Counted => {
  const missing: LeftOut[] = [];
  const into = (
    figure: MoneyFigure,
    sums: readonly { readonly currency: string; readonly minor: number }[],
  ) =>
    sum([...Map.groupBy(sums, ({ currency }) => currency)], ([currency, some]) => {
      const minor = sum(some, (one) => one.minor);
      const exchange = minor === 0 ? () => 0 : exchanging.from(currency);
      if (!exchange) missing.push({ why: 'no-rate', figure, currency, minor });
      return exchange?.(minor) ?? 0;
    });
  const revenue_minor = into(
    'revenue',
    time.money.map(({ currency, bill_minor: minor }) => ({ currency, minor })),
  );
  const cost_minor = into(
    'cost',
    time.money.map(({ currency, cost_minor: minor }) => ({ currency, minor })),
  );
  const figures = told({
    ...UNKNOWN,
    ...{ revenue_minor, cost_minor, margin_minor: revenue_minor - cost_minor },
    logged_s: sum(time.work, ({ logged_s }) => logged_s),
    billable_s: sum(time.work, ({ billable_s }) => billable_s),
    capacity_min: sum(time.work, ({ capacity_min }) => capacity_min),
    ...(stood ? standingOf(stood, exchanging, into) : {}),
  });
  return { figures, left_out: [...missing, ...gapsOf({ time, stood })] };
};

type Into = (
  figure: MoneyFigure,
  sums: readonly { readonly currency: string; readonly minor: number }[],
) => number;

const standingOf = (stood: KeptDay, exchanging: Exchanging, into: Into) => {
  const { sev1, sev2, overdue_reviews, disagreements, projects, backlog, pipeline } = stood;
  return {
    ...{ sev1, sev2, overdue_reviews, disagreements, projects },
    backlog_minor: into('backlog', backlog),
    backlog_projects: sum(backlog, ({ count }) => count),
    pipeline_minor: into('pipeline', pipeline),
    pipeline_weighted_minor: sum(pipeline, ({ currency, hundredths }) => {
      const exchange = exchanging.from(currency);
      return exchange ? ofHundredths(exchange)(hundredths) : 0;
    }),
    pipeline_deals: sum(pipeline, ({ count }) => count),
  };
};

const gapsOf = ({ time: { work }, stood }: Parts): LeftOut[] => {
  const unpriced = sum(work, ({ unpriced_s }) => unpriced_s);
  const uncosted = sum(work, ({ uncosted_s }) => uncosted_s);
  return [
    ...(unpriced === 0 ? [] : [{ why: 'unpriced' as const, seconds: unpriced }]),
    ...(uncosted === 0 ? [] : [{ why: 'uncosted' as const, seconds: uncosted }]),
    ...(stood?.unbudgeted ? [{ why: 'no-budget' as const, projects: stood.unbudgeted }] : []),
  ];
};

/** What several come to together: of each figure those that know it. */
export const totalOf = (all: readonly ExecutiveFigures[]): ExecutiveFigures => {
  const sums = { ...UNKNOWN };
  for (const figures of all)
    for (const key of KEYS) {
      const value = figures[key];
      if (value !== null) sums[key] = (sums[key] ?? 0) + value;
    }
  return told(sums);
};

const isKey = (key: string): key is keyof Sums => key in UNKNOWN;
const KEYS = Object.keys(UNKNOWN).filter(isKey);

/** What is left out of several, together. */
export const leftOutOf = (all: readonly LeftOut[]): LeftOut[] =>
  [
    ...Map.groupBy(all, (one) =>
      one.why === 'no-rate' ? `${one.figure} ${one.currency}` : one.why,
    ).values(),
  ].flatMap(([first, ...rest]) => (first ? [rest.reduce(added, first)] : []));

const added = (one: LeftOut, other: LeftOut): LeftOut => {
  if (one.why === 'no-rate' && other.why === 'no-rate') return { ...one, minor: one.minor + other.minor };
  if (one.why === 'no-budget' && other.why === 'no-budget')
    return { ...one, projects: one.projects + other.projects };
  if ('seconds' in one && 'seconds' in other) return { ...one, seconds: one.seconds + other.seconds };
  return one;
};
