import type { Sheet } from '../../../platform/pdf/sheet.ts';

/** A4 lying, in points. */
export const PAGE = { width: 841.89, height: 595.28, margin: 36 } as const;
/** How wide what stands on the page is. */
export const WIDTH = PAGE.width - 2 * PAGE.margin;

export const INK = '#12122a';
export const MUTED = '#5b5b73';
export const EDGE = '#e1e1ea';

type Look = Parameters<Sheet['text']>[1];

/** Writes a line that ends at `right`, of at most `width`. */
export const writeEnd = (
  sheet: Sheet,
  text: string,
  look: Look,
  [right, y]: readonly [number, number],
): void => {
  sheet.text(text, look, right - sheet.widthOf(text, look), y);
};

/** Draws a line across the page. */
export const drawRule = ({ doc }: Sheet, y: number, color = EDGE): void => {
  doc
    .moveTo(PAGE.margin, y)
    .lineTo(PAGE.width - PAGE.margin, y)
    .lineWidth(0.6)
    .strokeColor(color)
    .stroke();
};

/** The first of several texts that fit into a line, and how many don't. */
export const fitting = (sheet: Sheet, texts: readonly string[], look: Look, width: number): string => {
  for (let count = texts.length; count > 0; count -= 1) {
    const more = count < texts.length ? `; and ${texts.length - count} more` : '';
    const said = texts.slice(0, count).join('; ') + more;
    if (sheet.widthOf(said, look) <= width || count === 1) return said;
  }
  return '';
};
