import type { TrendMonth } from '#contract/executive/figures.ts';
import { livedMonths } from '#contract/executive/periods.ts';
import type { Executive } from '#contract/executive/shapes.ts';
import type { Sheet } from '../../../platform/pdf/sheet.ts';
import { EDGE, INK, MUTED, PAGE, WIDTH } from './pdf-page.ts';
import { moneyWords, percentWords } from './pdf-words.ts';

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });
const YEAR = new Intl.DateTimeFormat('en-GB', { month: 'short', year: '2-digit', timeZone: 'UTC' });
/** What rows of organizations leave free goes to the columns, up to so many of them. */
const [HEIGHT, FREE, MOST_ROWS] = [64, 7, 12] as const;
const GAP = 24;

interface Series {
  readonly title: string;
  readonly color: string;
  readonly of: (month: TrendMonth) => number | null;
  readonly words: (month: TrendMonth) => string;
}

/** Draws revenue and utilisation by month, each with its value; a month of which nothing is known has a dash. Answers where they end. */
export const drawTrend = (
  sheet: Sheet,
  { trend, currency, organizations }: Executive,
  top: number,
): number => {
  const high = HEIGHT + FREE * Math.max(0, MOST_ROWS - organizations.length);
  const money = moneyWords(currency);
  const series: Series[] = [
    {
      ...{ title: `Revenue by month, ${currency}`, color: INK },
      of: ({ figures }) => figures.revenue_minor,
      words: ({ figures }) => money(figures.revenue_minor),
    },
    {
      ...{ title: 'Utilisation by month', color: '#1b7f79' },
      of: utilisationOf,
      words: (month) => percentWords(utilisationOf(month)),
    },
  ];
  const wide = (WIDTH - GAP) / series.length;
  for (const [at, one] of series.entries())
    drawSeries(sheet, one, livedMonths(trend), { x: PAGE.margin + at * (wide + GAP), y: top, wide, high });
  return top + high + 40;
};

/** As on the page: before anybody logged a thing there is nothing to be told. */
const utilisationOf = ({ figures }: TrendMonth): number | null =>
  figures.logged_s ? figures.utilisation_pct : null;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
}

interface Box extends Place {
  readonly high: number;
}

const drawSeries = (
  sheet: Sheet,
  { title, color, of, words }: Series,
  trend: readonly TrendMonth[],
  { x, y, wide, high: room }: Box,
): void => {
  sheet.text(title, { size: 9, weight: 600, color: INK }, x, y);
  const most = Math.max(1, ...trend.map((month) => of(month) ?? 0));
  const step = wide / Math.max(1, trend.length);
  const foot = y + 12 + room;
  sheet.doc
    .moveTo(x, foot)
    .lineTo(x + wide, foot)
    .lineWidth(0.6)
    .strokeColor(EDGE)
    .stroke();
  for (const [at, month] of trend.entries()) {
    const left = x + at * step;
    const high = (Math.max(0, of(month) ?? 0) / most) * (room - 22);
    if (high > 0) sheet.doc.rect(left + 3, foot - high, step - 6, high).fill(color);
    centre(sheet, words(month), { x: left, y: foot - high - 9, wide: step }, INK);
    centre(sheet, monthWords(month.day, at), { x: left, y: foot + 3, wide: step }, MUTED);
  }
};

/** The year stands where one begins. */
const monthWords = (day: string, at: number): string =>
  (at === 0 || day.slice(5, 7) === '01' ? YEAR : MONTH).format(new Date(`${day}T12:00Z`));

const centre = (sheet: Sheet, text: string, { x, y, wide }: Place, color: string): void => {
  const look = { size: 6.5, color };
  sheet.text(text, look, x + Math.max(0, (wide - sheet.widthOf(text, look)) / 2), y, wide);
};
