import { type DecimalMark, readDecimal } from '../../../../platform/files/decimals.ts';
import type { FileMoney } from './entry.ts';
import type { Row } from './row.ts';

/** Rate, amount and currency of a row; what can't be read is left out with a warning, because hours don't depend on it. */
export const readMoney = (row: Row, mark: DecimalMark | null, fileCurrency: string | null): FileMoney => {
  const rate = readFigure(row, 'rate', mark);
  const amount = readFigure(row, 'amount', mark);
  const currency = currencyOf(row.text('currency')) ?? fileCurrency;
  return { rate, amount, currency };
};

const readFigure = (row: Row, field: 'rate' | 'amount', mark: DecimalMark | null): string | null => {
  const text = row.text(field);
  if (text === '' || text === '-') return null;
  const figure = readDecimal(text.replace(/^[€$£]\s*|\s*[€$£]$/g, ''), mark);
  if (!figure) row.warn('amount_unread', 'This is not a number, so it is left out.', field);
  return figure?.toFixed() ?? null;
};

/** `EUR` of `EUR` and of Harvest's `Euro - EUR`. */
const currencyOf = (text: string): string | null => /(?:^|- )([A-Z]{3})$/.exec(text)?.[1] ?? null;
