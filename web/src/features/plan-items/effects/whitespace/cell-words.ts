import { majorOf } from '#contract/money/decimals.ts';
import { kept } from '../../../../platform/format/kept.ts';
import type { Format } from '../../../../platform/format/use-format.ts';
import { t } from '../../components/whitespace/messages.ts';
import type { Cell } from './grid.ts';

/** How amounts of a plan are written in cells, and what a cell says to those who don't see its fill. */
export interface CellWords {
  /** Short, such as £640k; empty where it isn't known. */
  readonly amount: (cell: Cell | undefined) => string;
  readonly sum: (minor: number) => string;
  /** Whole: £640,000.00. */
  readonly spend: (minor: number | null) => string;
  /** What a cell of the grid is called, with its amount as it is drawn: `£640k, With us`. */
  readonly name: (cell: Cell | undefined) => string;
  /** Whole: `£640,000.00, With us`. */
  readonly label: (cell: Cell | undefined) => string;
}

const bareFormat = kept(
  (locale: string) => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }),
);

/** Words of cells in a currency; `isBare` = without its sign, where the head of the card says it. */
export const cellWords = (format: Format, currency: string, isBare = false): CellWords => {
  const short = (minor: number) =>
    isBare
      ? bareFormat(format.locale).format(Number(majorOf(minor, currency)))
      : format.money(minor, currency, { compact: true });
  const sum = (minor: number) => (minor === 0 ? '–' : short(minor));
  return {
    sum,
    spend: (minor) => (minor === null ? t('no_amount') : format.money(minor, currency)),
    amount: (cell) => {
      if (!cell) return '';
      if (cell.with === 'none') return '–';
      return cell.spend_minor === null ? '' : short(cell.spend_minor);
    },
    name: (cell) => described(cell, short),
    label: (cell) => described(cell, (minor) => format.money(minor, currency)),
  };
};

const described = (cell: Cell | undefined, written: (minor: number) => string): string => {
  if (!cell) return t('not_filled');
  const amount = cell.spend_minor === null ? t('no_amount') : written(cell.spend_minor);
  return [
    ...(cell.with === 'none' && !cell.spend_minor ? [] : [amount]),
    t(`with_${cell.with}`),
    ...(cell.opportunity_id ? [t('has_opportunity')] : []),
  ].join(', ');
};
