import Big from 'big.js';
import type { DealsheetBoard } from '#contract/dealsheets/board.ts';
import { type DatedRate, exchange } from '#contract/money/exchange.ts';
import { presentSummary } from '../presenter.ts';
import { type BoardColumn, type BoardSum, CARDS } from '../queries/board.ts';

interface Board {
  readonly currency: string;
  readonly columns: readonly BoardColumn[];
  readonly rates: readonly DatedRate[];
}

/** The board in the organization's currency; what no rate says the worth of is counted, but in no sum. */
export const presentBoard = ({ currency, columns, rates }: Board): DealsheetBoard => {
  const used = new Map(rates.map((rate) => [rate.currency, rate]));
  const worth = worthIn(currency, used);
  const days = rates.map(({ day }) => day).sort();
  const met = new Set(columns.flatMap(({ sums }) => sums.map((sum) => sum.currency)));
  return {
    currency,
    rate_day: days[0] ?? null,
    without_rate: [...met].filter((one) => one !== currency && !used.has(one)).sort(),
    columns: columns.map(({ status, sums, cards }) => {
      const price_minor = worth(sums, ({ price }) => price);
      const shown = cards.slice(0, CARDS);
      const last = cards.length > CARDS ? shown.at(-1) : undefined;
      return {
        ...{ status, price_minor, cards: shown.map(presentSummary) },
        count: sums.reduce((all, { count }) => all + count, 0),
        weighted_minor: worth(sums, ({ weighted }) => weighted, 100),
        margin_minor: price_minor - worth(sums, ({ cost }) => cost),
        after: last ? cursorTo(last) : null,
      };
    }),
  };
};

/** Each currency's sum is exchanged once. */
const worthIn =
  (currency: string, rates: ReadonlyMap<string, DatedRate>) =>
  (sums: readonly BoardSum[], of: (sum: BoardSum) => string, by = 1): number =>
    sums.reduce((all, sum) => {
      const minor = Number(new Big(of(sum)).div(by).round(0, Big.roundHalfUp).toFixed());
      if (sum.currency === currency) return all + minor;
      const rate = rates.get(sum.currency);
      return rate ? all + exchange({ minor, currency: sum.currency }, rate).minor : all;
    }, 0);

/** Where the list, sorted by its newest change, goes on. */
const cursorTo = ({ cursor_key, cursor_id }: BoardColumn['cards'][number]): string =>
  Buffer.from(JSON.stringify([cursor_key, cursor_id])).toString('base64url');
