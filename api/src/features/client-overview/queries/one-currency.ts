import type { OverviewSums, Unconverted, UsedRate } from '#contract/clients/overview.ts';
import { Exchange, type MonthRate } from './rates.ts';

/** Time of a month with its money in one currency. */
export interface PricedTime {
  /** Its first day. */
  readonly month: string;
  readonly currency: string;
  readonly seconds: number;
  readonly billable_seconds: number;
  readonly bill_minor: number;
  readonly cost_minor: number;
}

/** What money is brought into, and with what. */
export interface Into {
  readonly currency: string;
  readonly home: string;
  readonly rates: readonly MonthRate[];
}

/** All of it in one currency. */
export interface Together<Row> {
  readonly worked: readonly Row[];
  readonly rates: UsedRate[];
  readonly unconverted: Unconverted[];
}

/** Every row's money in one currency, each amount exchanged once; without a rate its time stays and its money is told apart. */
export const bringTogether = <Row extends PricedTime>(
  { currency, home, rates }: Into,
  rows: readonly Row[],
  costs: boolean,
): Together<Row> => {
  const exchange = new Exchange(currency, home, rates);
  const lost = new Map<string, { bill_minor: number; cost_minor: number }>();
  const worked = rows.map((row): Row => {
    const money = (minor: number) => exchange.exchanged({ minor, currency: row.currency }, row.month);
    const [bill_minor, cost_minor] = [money(row.bill_minor), money(row.cost_minor)];
    if (bill_minor !== undefined && cost_minor !== undefined) return { ...row, bill_minor, cost_minor };
    const before = lost.get(row.currency) ?? { bill_minor: 0, cost_minor: 0 };
    lost.set(row.currency, {
      bill_minor: before.bill_minor + row.bill_minor,
      cost_minor: before.cost_minor + row.cost_minor,
    });
    return { ...row, bill_minor: 0, cost_minor: 0 };
  });
  const unconverted = [...lost]
    .map(([of, sums]) => ({ currency: of, ...sums, ...(costs ? {} : { cost_minor: null }) }))
    .filter(({ bill_minor, cost_minor }) => bill_minor !== 0 || (cost_minor ?? 0) !== 0);
  return { worked, rates: exchange.used(), unconverted };
};

/** Rows as one, costs for those who may see them. */
export const sumsOf = (rows: readonly PricedTime[], costs: boolean): OverviewSums => {
  const sum = (key: 'seconds' | 'billable_seconds' | 'bill_minor' | 'cost_minor') =>
    rows.reduce((all, row) => all + row[key], 0);
  return {
    ...{ seconds: sum('seconds'), billable_seconds: sum('billable_seconds'), bill_minor: sum('bill_minor') },
    cost_minor: costs ? sum('cost_minor') : null,
  };
};
