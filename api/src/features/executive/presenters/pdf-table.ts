import type { ExecutiveFigures } from '#contract/executive/figures.ts';
import type { Executive } from '#contract/executive/shapes.ts';
import type { Sheet } from '../../../platform/pdf/sheet.ts';
import { namedOf } from '../rules/named.ts';
import { drawRule, INK, MUTED, PAGE, WIDTH, writeEnd } from './pdf-page.ts';
import { countWords, moneyWords, percentWords, untoldWords } from './pdf-words.ts';

/** Organizations with a row of their own. */
const ROOM = 12;
const ROW = 14;
const NAME = 190;
const LOOK = { size: 8, color: INK } as const;

type Column = readonly [head: string, words: (figures: ExecutiveFigures) => string];

const columnsOf = (money: (minor: number | null) => string): Column[] => [
  ['Revenue', ({ revenue_minor }) => money(revenue_minor)],
  ['Margin', ({ margin_minor }) => money(margin_minor)],
  ['Margin %', ({ margin_pct }) => percentWords(margin_pct)],
  ['Utilisation', ({ utilisation_pct }) => percentWords(utilisation_pct)],
  ['Backlog', ({ backlog_minor }) => money(backlog_minor)],
  ['Pipeline', ({ pipeline_minor }) => money(pipeline_minor)],
  ['Sev1', ({ sev1 }) => countWords(sev1)],
  ['Sev2', ({ sev2 }) => countWords(sev2)],
  ['Reviews', ({ overdue_reviews }) => countWords(overdue_reviews)],
  ['Disagree', ({ disagreements }) => countWords(disagreements)],
];

/** Draws the organizations with the most revenue, the rest of them added up, and all. Answers where the table ends. */
export const drawTable = (sheet: Sheet, executive: Executive, top: number): number => {
  const { named, rest, untold } = namedOf(executive.organizations, ROOM);
  const columns = columnsOf(moneyWords(executive.currency));
  const right = (at: number) => PAGE.margin + NAME + ((WIDTH - NAME) / columns.length) * (at + 1);
  let y = top;
  const write = (name: string, figures: ExecutiveFigures, weight: 400 | 600 = 400) => {
    sheet.text(name, { ...LOOK, weight }, PAGE.margin, y, NAME - 8);
    for (const [at, [, words]] of columns.entries())
      writeEnd(sheet, words(figures), { ...LOOK, weight }, [right(at), y]);
    y += ROW;
    drawRule(sheet, y - 3);
  };
  const head = { size: 7.5, weight: 600, color: MUTED } as const;
  sheet.text('Organization', head, PAGE.margin, y);
  for (const [at, [label]] of columns.entries()) writeEnd(sheet, label, head, [right(at), y]);
  y += ROW;
  drawRule(sheet, y - 3, MUTED);
  for (const organization of named)
    if (organization.untold) {
      sheet.text(organization.name, LOOK, PAGE.margin, y, NAME - 8);
      sheet.text(untoldWords(organization), { ...LOOK, color: MUTED }, PAGE.margin + NAME, y, WIDTH - NAME);
      y += ROW;
      drawRule(sheet, y - 3);
    } else write(organization.name, organization.figures);
  if (rest) write(rest.count === 1 ? '1 other' : `${rest.count} others together`, rest.figures);
  const missing = executive.organizations.length - executive.counted;
  write(
    missing === 0 ? 'All' : `Together, ${executive.counted} of ${executive.organizations.length}`,
    executive.total,
    600,
  );
  if (untold > 0) {
    const said = `Nothing can be told of ${untold} more; the page says why.`;
    sheet.text(said, { ...LOOK, color: MUTED }, PAGE.margin, y, WIDTH);
    y += ROW;
  }
  return y;
};
