import { cutWords } from './cut-words.ts';
import type { Pen, RectLook, TextLook } from './pen.ts';

const FAMILY = "Inter, 'Inter Variable', Arial, sans-serif";

/** Words as XML has them, which has no place for signs that can't be seen. */
const escaped = (text: string): string =>
  text
    .replace(/\p{Cc}/gu, ' ')
    .replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/** Figures with two places at most. */
const short = (value: number): string => `${Math.round(value * 100) / 100}`;

const look = ({ fill = 'none', stroke, strokeWidth = 1, dashed }: RectLook): string =>
  `fill="${fill}"${stroke ? ` stroke="${stroke}" stroke-width="${strokeWidth}"` : ''}${dashed ? ' stroke-dasharray="4 4"' : ''}`;

interface SvgInput {
  /** What it is of; its title. */
  readonly title: string;
  readonly width: number;
  readonly height: number;
  /** Pixels around the drawing, and between the upper one and it. */
  readonly margin: number;
  readonly head: number;
  /** How wide words are. */
  readonly measure: (words: string, look: TextLook) => number;
}

/** Draws an SVG file. */
export const svgPen = ({
  title,
  width,
  height,
  margin,
  head,
  measure,
}: SvgInput): { pen: Pen; file: () => string } => {
  const parts: string[] = [];
  const pen: Pen = {
    rect: (x, y, wide, high, given) =>
      parts.push(
        `<rect x="${short(x)}" y="${short(y)}" width="${short(wide)}" height="${short(high)}"${given.radius ? ` rx="${given.radius}"` : ''} ${look(given)}/>`,
      ),
    circle: (x, y, radius, given) =>
      parts.push(`<circle cx="${short(x)}" cy="${short(y)}" r="${radius}" ${look(given)}/>`),
    path: (d, given) => parts.push(`<path d="${d}" ${look({ ...given, fill: 'none' })}/>`),
    text: (x, y, words, given) => {
      const { size, weight, fill, anchor = 'start', most } = given;
      const kept = most === undefined ? words : cutWords(words, most, (some) => measure(some, given));
      const whole = kept === words ? '' : `<title>${escaped(words)}</title>`;
      parts.push(
        `<text x="${short(x)}" y="${short(y)}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${whole}${escaped(kept)}</text>`,
      );
    },
  };
  const [wide, high] = [short(width + 2 * margin), short(height + head + 2 * margin)];
  return {
    pen,
    file: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 0 ${wide} ${high}" font-family="${FAMILY}"><title>${escaped(title)}</title><rect width="100%" height="100%" fill="#fff"/><g transform="translate(${margin} ${margin + head})">${parts.join('')}</g></svg>`,
  };
};
