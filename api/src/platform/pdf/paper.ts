import PDFDocument from 'pdfkit';
import { fileOf, MONO, type Run, type Weight } from './letters.ts';
import { type Line, linesOf } from './lines.ts';

/** How a text looks. */
export interface Look {
  readonly size: number;
  readonly weight?: Weight;
  readonly color?: string;
}

/** Where a text stands: from the left margin, and how wide at most; room below it. */
export interface Spot {
  readonly indent?: number;
  readonly width?: number;
  readonly below?: number;
}

const MARGIN = { left: 48, right: 48, top: 64, bottom: 56 } as const;
const A4 = 595.28;
const LEADING = 1.42;
/** More words than that are measured anew: what is kept doesn't grow with the document. */
const KEPT_WIDTHS = 20_000;

/** Writes what stands at the edges of each page. */
export type Edges = (paper: Paper, page: number) => void;

/** What pdfkit has no name for. */
interface Inner {
  readonly page: { readonly xobjects: Record<string, unknown> };
  addContent(content: string): unknown;
}

const TOTAL_SIZE = 10;
/** How far below the top of a line its letters stand, and how much less that is where they are all of one width. */
const ASCENT = 0.97;
const MONO_RISE = 0.34;
const FONT = { Type: 'Font', Subtype: 'Type1', BaseFont: 'Courier', Encoding: 'WinAnsiEncoding' };

/** A document that text flows into, page by page, on A4. */
export class Paper {
  readonly doc: PDFKit.PDFDocument;
  readonly width = A4 - MARGIN.left - MARGIN.right;
  readonly #widths = new Map<string, number>();
  readonly #edges: Edges;
  readonly #total: PDFKit.PDFKitReference;
  #page = 0;
  y: number = MARGIN.top;

  constructor(about: { readonly title: string; readonly author: string; readonly at: Date }, edges: Edges) {
    const { title, author, at } = about;
    const info = {
      Title: title,
      Author: author,
      Creator: 'Muster',
      Producer: 'Muster',
      CreationDate: at,
      ModDate: at,
    };
    this.doc = new PDFDocument({
      ...{
        size: 'A4',
        margin: 0,
        autoFirstPage: false,
        lang: 'en',
        displayTitle: true,
        info,
        font: fileOf('inter-latin-400-normal'),
      },
    });
    this.#edges = edges;
    const F = this.doc.ref(FONT);
    F.end('');
    this.#total = this.doc.ref({
      ...{ Type: 'XObject', Subtype: 'Form', BBox: [0, -4, 60, 12], Resources: { Font: { F } } },
    });
    this.#begin();
  }

  /** Begins a page unless so much fits on this one. */
  need(height: number): void {
    if (this.y + height > this.doc.page.height - MARGIN.bottom) this.#begin();
  }

  /** A page that is begun lets the one before it go, so that one alone is in memory. */
  #begin(): void {
    this.doc.addPage();
    this.#page += 1;
    this.#edges(this, this.#page);
    this.y = MARGIN.top;
  }

  space(height: number): void {
    this.y += height;
  }

  /** Writes a text that flows on to the next page where it has to. */
  text(text: string, look: Look, { indent = 0, width = this.width - indent, below = 0 }: Spot = {}): void {
    for (const line of this.lines(text, look, width)) {
      this.need(look.size * LEADING);
      this.#line(line, look, MARGIN.left + indent, this.y);
      this.y += look.size * LEADING;
    }
    this.y += below;
  }

  /** Writes one line at a height of the page and answers how wide it was; what is too wide for `width` is left out. */
  at(
    text: string,
    look: Look,
    { indent = 0, width = this.width - indent, y = this.y }: Spot & { y?: number } = {},
  ): number {
    const [line = []] = this.lines(text, look, width);
    return this.#line(line, look, MARGIN.left + indent, y);
  }

  widthOf(text: string, look: Look): number {
    const [line = []] = this.lines(text, look, Number.POSITIVE_INFINITY);
    return line.reduce((sum, run) => sum + this.#measure(run, look.size), 0);
  }

  rule(
    color: string,
    { indent = 0, width = this.width - indent, y = this.y }: Spot & { y?: number } = {},
  ): void {
    const left = MARGIN.left + indent;
    this.doc
      .moveTo(left, y)
      .lineTo(left + width, y)
      .lineWidth(0.6)
      .strokeColor(color)
      .stroke();
  }

  box(
    color: string,
    { indent = 0, width = this.width - indent, y = this.y }: Spot & { y?: number },
    height: number,
  ): void {
    this.doc.roundedRect(MARGIN.left + indent, y, width, height, 3).fill(color);
  }

  lines(text: string, { size, weight = 400 }: Look, width: number): Line[] {
    return linesOf(text, weight, width, (run) => this.#measure(run, size));
  }

  /** Writes how many pages there are at a height of this one; how many, is known when the document ends. */
  total({ size }: Look, indent: number, y: number): void {
    const inner = this.doc as unknown as Inner;
    inner.page.xobjects.Total = this.#total;
    const scale = size / TOTAL_SIZE;
    const place = [scale, 0, 0, -scale, MARGIN.left + indent, y + size * ASCENT].map((part) =>
      part.toFixed(3),
    );
    inner.addContent(`q ${place.join(' ')} cm /Total Do Q`);
  }

  /** Ends the document. */
  end(): void {
    this.#total.write(`BT /F ${TOTAL_SIZE} Tf 0.357 0.357 0.451 rg (${this.#page}) Tj ET`);
    this.#total.end('');
    this.doc.end();
  }

  #line(line: Line, { size, color = '#12122a' }: Look, left: number, y: number): number {
    let x = left;
    for (const run of line) {
      const wide = this.#measure(run, size);
      this.doc
        .font(fileOf(run.font))
        .fontSize(size)
        .fillColor(color)
        .text(run.text, x, run.font === MONO ? y + size * MONO_RISE : y, { lineBreak: false });
      x += wide;
    }
    return x - left;
  }

  #measure({ font, text }: Run, size: number): number {
    const key = `${font} ${text}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known * size;
    const wide = this.doc.font(fileOf(font)).fontSize(1000).widthOfString(text) / 1000;
    if (this.#widths.size >= KEPT_WIDTHS) this.#widths.clear();
    this.#widths.set(key, wide);
    return wide * size;
  }
}
