import type { Download } from '#contract/endpoint.ts';
import type { Executive } from '#contract/executive/shapes.ts';
import { Sheet } from '../../../platform/pdf/sheet.ts';
import { drawFigures } from './pdf-figures.ts';
import { drawRule, fitting, INK, MUTED, PAGE, WIDTH, writeEnd } from './pdf-page.ts';
import { drawTable } from './pdf-table.ts';
import { drawTrend } from './pdf-trend.ts';
import { dayWords, instantWords, leftOutWords, rateWords } from './pdf-words.ts';

/** What organizations come to on one page of A4, however many they are. */
export const presentPdf = (executive: Executive, now: Date): Download => ({
  name: `executive-${executive.as_of}.pdf`,
  content: draw(executive, now),
});

async function* draw(executive: Executive, now: Date): AsyncGenerator<Uint8Array> {
  const title = `Executive view, ${executive.as_of}`;
  const sheet = new Sheet({ title, author: 'Muster', at: now }, [PAGE.width, PAGE.height]);
  writeHead(sheet, executive);
  if (executive.organizations.length === 0) {
    const said = 'Nobody has made you executive of an organization, so that there is nothing to tell.';
    sheet.text(said, { size: 11, color: INK }, PAGE.margin, 110, WIDTH);
  } else {
    const figures = drawFigures(sheet, executive, 84);
    const trend = drawTrend(sheet, executive, figures + 12);
    drawTable(sheet, executive, trend);
  }
  writeFoot(sheet, executive, now);
  sheet.doc.end();
  yield* sheet.doc;
}

const spanWords = ({ period, window }: Executive): string =>
  `the ${window} from ${dayWords(period.from)} to ${dayWords(period.to)}`;

const writeHead = (sheet: Sheet, executive: Executive): void => {
  const { organizations, as_of, today, currency } = executive;
  const names = organizations.map(({ name }) => name);
  const heading = { size: 15, weight: 600, color: INK } as const;
  sheet.text('Executive view', heading, PAGE.margin, PAGE.margin - 6);
  writeEnd(sheet, `As of ${dayWords(as_of)}`, heading, [PAGE.width - PAGE.margin, PAGE.margin - 6]);
  const look = { size: 8.5, color: MUTED };
  sheet.text(fitting(sheet, names, look, WIDTH), look, PAGE.margin, PAGE.margin + 16, WIDTH);
  const ahead = as_of > today ? '  ·  that day is still ahead: nothing is known of it' : '';
  const said = `Figures of ${spanWords(executive)}  ·  money in ${currency}${ahead}`;
  sheet.text(said, look, PAGE.margin, PAGE.margin + 29, WIDTH);
};

const FOOT = PAGE.height - 62;

const writeFoot = (sheet: Sheet, executive: Executive, now: Date): void => {
  drawRule(sheet, FOOT);
  const look = { size: 7.5, color: MUTED };
  const rates = rateWords(executive);
  const lines = [
    ['Rates', rates.length === 0 ? ['none was needed'] : rates],
    ['In no figure', executive.left_out.length === 0 ? ['nothing'] : executive.left_out.map(leftOutWords)],
  ] as const;
  for (const [at, [label, texts]] of lines.entries()) {
    const y = FOOT + 6 + at * 11;
    sheet.text(label, { ...look, weight: 600 }, PAGE.margin, y);
    const room = WIDTH - 60;
    sheet.text(fitting(sheet, texts, look, room), look, PAGE.margin + 60, y, room);
  }
  sheet.text(`Muster  ·  made on ${instantWords(now)}`, look, PAGE.margin, FOOT + 28);
  writeEnd(sheet, 'Page 1 of 1', look, [PAGE.width - PAGE.margin, FOOT + 28]);
};
