import type { TrendMonth } from '#contract/executive/figures.ts';
import type { Executive } from '#contract/executive/shapes.ts';
import type { Sheet } from '../../../platform/pdf/sheet.ts';
import { EDGE, INK, MUTED, PAGE, WIDTH } from './pdf-page.ts';
import { moneyWords, percentWords } from './pdf-words.ts';

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });
const HEIGHT = 64;
const GAP = 24;

interface Series {
  readonly title: string;
  readonly color: string;
  readonly of: (month: TrendMonth) => number | null;
  readonly words: (month: TrendMonth) => string;
}

/** Draws revenue and utilisation by month, each with its value; a month of which nothing is known has a dash. Answers where they end. */
export const drawTrend = (sheet: Sheet, { trend, currency }: Executive, top: number): number => {
  const money = moneyWords(currency);
  const series: Series[] = [
    {
      ...{ title: `Revenue by month, ${currency}`, color: INK },
      of: ({ figures }) => figures.revenue_minor,
      words: ({ figures }) => money(figures.revenue_minor),
    },
    {
      ...{ title: 'Utilisation by month', color: '#1b7f79' },
      of: ({ figures }) => figures.utilisation_pct,
      words: ({ figures }) => percentWords(figures.utilisation_pct),
    },
  ];
  const wide = (WIDTH - GAP) / series.length;
  for (const [at, one] of series.entries())
    drawSeries(sheet, one, trend, { x: PAGE.margin + at * (wide + GAP), y: top, wide });
  return top + HEIGHT + 40;
};

interface Box {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
}

const drawSeries = (
  sheet: Sheet,
  { title, color, of, words }: Series,
  trend: readonly TrendMonth[],
  { x, y, wide }: Box,
): void => {
  sheet.text(title, { size: 9, weight: 600, color: INK }, x, y);
  const most = Math.max(1, ...trend.map((month) => of(month) ?? 0));
  const step = wide / Math.max(1, trend.length);
  const foot = y + 26 + HEIGHT - 14;
  sheet.doc
    .moveTo(x, foot)
    .lineTo(x + wide, foot)
    .lineWidth(0.6)
    .strokeColor(EDGE)
    .stroke();
  for (const [at, month] of trend.entries()) {
    const left = x + at * step;
    const high = (Math.max(0, of(month) ?? 0) / most) * (HEIGHT - 22);
    if (high > 0) sheet.doc.rect(left + 3, foot - high, step - 6, high).fill(color);
    centre(sheet, words(month), { x: left, y: foot - high - 9, wide: step }, INK);
    centre(sheet, MONTH.format(new Date(`${month.day}T12:00Z`)), { x: left, y: foot + 3, wide: step }, MUTED);
  }
};

const centre = (sheet: Sheet, text: string, { x, y, wide }: Box, color: string): void => {
  const look = { size: 6, color };
  sheet.text(text, look, x + Math.max(0, (wide - sheet.widthOf(text, look)) / 2), y, wide);
};
