import type { ExchangedMoney } from '#contract/executive/rows.ts';
import { majorOf } from '#contract/money/decimals.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import type { ListColumn } from '../../../ui/table/model/list-columns.tsx';
import { t } from '../messages.ts';

interface OfOrganization {
  readonly organization: { readonly name: string };
}

/** Which organization a row is of. */
export const organizationColumn = <Row extends OfOrganization>(): ListColumn<Row> => ({
  ...{ id: 'organization', header: t('organization'), look: 'muted', maxWidth: 200, card: 'subtitle' },
  cell: ({ organization }) => organization.name,
  csv: ({ organization }) => organization.name,
});

type More<Row> = Pick<ListColumn<Row>, 'card' | 'sortable'>;

/** Money in the currency of the page. */
export const moneyColumn = <Row,>(
  { id, header, format, currency }: { id: string; header: string; format: Format; currency: string },
  minor: (row: Row) => number,
  more: More<Row> = {},
): ListColumn<Row> => ({
  ...{ id, header, align: 'end', look: 'figures', ...more },
  cell: (row) => format.money(minor(row), currency),
  csv: (row) => majorOf(minor(row), currency),
  currency: () => currency,
});

/** Money as it was made, and what it is in the currency of the page; without a rate it stands in its own. */
export const exchangedColumn = <Row,>(
  { id, header, format, currency }: { id: string; header: string; format: Format; currency: string },
  money: (row: Row) => ExchangedMoney | null,
  more: More<Row> = {},
): ListColumn<Row> => ({
  ...{ id, header, align: 'end', look: 'figures', ...more },
  cell: (row) => exchangedWord(format, money(row), currency),
  csv: (row) => {
    const amount = money(row);
    return amount && majorOf(amount.exchanged_minor ?? amount.minor, currencyOf(amount, currency));
  },
  currency: (row) => {
    const amount = money(row);
    return amount ? currencyOf(amount, currency) : undefined;
  },
});

const currencyOf = ({ exchanged_minor, currency }: ExchangedMoney, asked: string): string =>
  exchanged_minor === null ? currency : asked;

const exchangedWord = (format: Format, money: ExchangedMoney | null, currency: string): string => {
  if (!money) return '–';
  const { minor, exchanged_minor } = money;
  return exchanged_minor === null
    ? `${format.money(minor, money.currency)} (${t('no_rate_short')})`
    : format.money(exchanged_minor, currency);
};

/** A day. */
export const dayColumn = <Row,>(
  { id, header, format }: { id: string; header: string; format: Format },
  day: (row: Row) => string | null,
  more: More<Row> = {},
): ListColumn<Row> => ({
  ...{ id, header, align: 'end', look: 'muted', as: 'day', ...more },
  cell: (row) => {
    const on = day(row);
    return on && format.day(on);
  },
  csv: day,
});

/** How many days something lasts. */
export const daysColumn = <Row,>(
  id: string,
  header: string,
  days: (row: Row) => number,
  more: More<Row> = {},
): ListColumn<Row> => ({
  ...{ id, header, align: 'end', look: 'figures', ...more },
  cell: (row) => t('days', { count: days(row) }),
  csv: days,
});

/** A percentage, or that it isn't known. */
export const pctColumn = <Row,>(
  { id, header, format }: { id: string; header: string; format: Format },
  pct: (row: Row) => number | string | null,
  more: More<Row> = {},
): ListColumn<Row> => ({
  ...{ id, header, align: 'end', look: 'figures', as: 'percent', ...more },
  cell: (row) => {
    const value = pct(row);
    return value === null ? '–' : format.percentage(String(value));
  },
  csv: (row) => {
    const value = pct(row);
    return value === null ? null : Number(value);
  },
});

/** The name that a row goes by. */
export const titleColumn = <Row,>(
  id: string,
  header: string,
  name: (row: Row) => string,
  more: More<Row> = {},
): ListColumn<Row> => ({
  ...{ id, header, look: 'name', maxWidth: 320, card: 'title', hideable: false, ...more },
  cell: name,
  csv: name,
});
