import PDFDocument from 'pdfkit';
import { fileOf, type Run, runsOf } from './letters.ts';
import type { Look } from './paper.ts';

/** A PDF page is at most so wide and high, in points (ISO 32000-1, annex C). */
export const LARGEST_SHEET = 14_400;

const ELLIPSIS = '…';

/** A document of one page that is as large as what is drawn on it; all in points from its upper left corner. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly #widths = new Map<string, number>();

  constructor(
    about: { readonly title: string; readonly author: string; readonly at: Date },
    size: readonly [width: number, height: number],
  ) {
    const { title, author, at } = about;
    this.doc = new PDFDocument({
      ...{
        size: [...size],
        margin: 0,
        lang: 'en',
        displayTitle: true,
        font: fileOf('inter-latin-400-normal'),
      },
      info: {
        ...{
          Title: title,
          Author: author,
          Creator: 'Muster',
          Producer: 'Muster',
          CreationDate: at,
          ModDate: at,
        },
      },
    });
  }

  /** Writes one line whose top is at `y`, cut with an ellipsis where it is wider than `width`; answers how wide it is. */
  text(
    text: string,
    { size, weight = 400, color = '#12122a' }: Look,
    x: number,
    y: number,
    width = Infinity,
  ): number {
    let left = x;
    for (const run of this.#fitting(text, { size, weight }, width)) {
      this.doc
        .font(fileOf(run.font))
        .fontSize(size)
        .fillColor(color)
        .text(run.text, left, y, { lineBreak: false });
      left += this.#measure(run) * size;
    }
    return left - x;
  }

  /** How wide a line is. */
  widthOf(text: string, { size, weight = 400 }: Look): number {
    return this.#widthOf(runsOf(text, weight)) * size;
  }

  #fitting(text: string, { size, weight = 400 }: Look, width: number): Run[] {
    const whole = runsOf(text, weight);
    if (this.#widthOf(whole) * size <= width) return whole;
    const letters = [...text];
    let [fits, breaks] = [0, letters.length];
    while (breaks - fits > 1) {
      const middle = (fits + breaks) >> 1;
      const runs = runsOf(letters.slice(0, middle).join('').trimEnd() + ELLIPSIS, weight);
      if (this.#widthOf(runs) * size <= width) fits = middle;
      else breaks = middle;
    }
    return runsOf(letters.slice(0, fits).join('').trimEnd() + ELLIPSIS, weight);
  }

  #widthOf(runs: readonly Run[]): number {
    return runs.reduce((sum, run) => sum + this.#measure(run), 0);
  }

  /** By letters, each measured once: shaping every name of a large drawing takes its time, and letters stand closer than that, if at all. */
  #measure({ font, text }: Run): number {
    let wide = 0;
    for (const letter of text) wide += this.#letter(font, letter);
    return wide;
  }

  #letter(font: string, letter: string): number {
    const key = `${font} ${letter}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known;
    const wide = this.doc.font(fileOf(font)).fontSize(1000).widthOfString(letter) / 1000;
    this.#widths.set(key, wide);
    return wide;
  }
}
