import type { Executive } from '#contract/executive/shapes.ts';
import type { Sheet } from '../../../platform/pdf/sheet.ts';
import { EDGE, INK, MUTED, PAGE, WIDTH } from './pdf-page.ts';
import { countWords, moneyWords, percentWords, UNKNOWN } from './pdf-words.ts';

interface Told {
  readonly label: string;
  readonly value: string;
  readonly note: string;
}

/** What all organizations come to, the four that are asked for first before the rest. */
export const toldOf = ({ total, previous, currency }: Executive): Told[] => {
  const money = moneyWords(currency);
  const before = (value: string) => (value === UNKNOWN ? 'nothing known before' : `before: ${value}`);
  return [
    { label: 'Revenue', value: money(total.revenue_minor), note: before(money(previous.revenue_minor)) },
    {
      label: 'Margin',
      value: percentWords(total.margin_pct),
      note: `${money(total.margin_minor)}, ${before(percentWords(previous.margin_pct))}`,
    },
    {
      label: 'Utilisation',
      value: percentWords(total.utilisation_pct),
      note: `${percentWords(total.billable_pct)} billable`,
    },
    {
      label: 'Backlog',
      value: money(total.backlog_minor),
      note: projectWords(total.backlog_projects),
    },
    {
      label: 'Pipeline',
      value: money(total.pipeline_minor),
      note: `${money(total.pipeline_weighted_minor)} weighted`,
    },
    { label: 'Open sev1', value: countWords(total.sev1), note: `sev2: ${countWords(total.sev2)}` },
    { label: 'Overdue reviews', value: countWords(total.overdue_reviews), note: 'account plans' },
    {
      label: 'Healths disagree',
      value: countWords(total.disagreements),
      note: `of ${projectWords(total.projects)}`,
    },
  ];
};

const projectWords = (count: number | null): string =>
  `${countWords(count)} ${count === 1 ? 'project' : 'projects'}`;

const HEADLINES = 4;
const GAP = 8;

/** Draws the figures: four of them large. Answers where they end. */
export const drawFigures = (sheet: Sheet, executive: Executive, top: number): number => {
  const told = toldOf(executive);
  const wide = (WIDTH - GAP * (HEADLINES - 1)) / HEADLINES;
  for (const [at, { label, value, note }] of told.entries()) {
    const isLarge = at < HEADLINES;
    const x = PAGE.margin + (at % HEADLINES) * (wide + GAP);
    const y = isLarge ? top : top + 62;
    const room = wide - 20;
    sheet.doc
      .roundedRect(x, y, wide, isLarge ? 54 : 34, 4)
      .lineWidth(0.6)
      .strokeColor(EDGE)
      .stroke();
    sheet.text(label, { size: 8, color: MUTED }, x + 10, y + (isLarge ? 7 : 5), room);
    if (isLarge) {
      sheet.text(value, { size: 17, weight: 600, color: INK }, x + 10, y + 17, room);
      sheet.text(note, { size: 7.5, color: MUTED }, x + 10, y + 40, room);
    } else {
      const used = sheet.text(value, { size: 11, weight: 600, color: INK }, x + 10, y + 16, room);
      sheet.text(note, { size: 7.5, color: MUTED }, x + 16 + used, y + 19, room - used - 6);
    }
  }
  return top + 96;
};
