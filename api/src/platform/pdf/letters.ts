import { createRequire } from 'node:module';
import { openSync } from 'fontkit';

/** A weight of the letters; `mono` for what is ASCII and all letters of one width, in a font that every reader has. */
export type Weight = 400 | 600 | 'mono';

/** Letters of one font, in a row. */
export interface Run {
  readonly font: string;
  readonly text: string;
}

const SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'];
const { resolve } = createRequire(import.meta.url);

/** The font of `mono`. */
export const MONO = 'Courier';
const files = new Map([[MONO, MONO]]);

/** The file of a font that {@link runsOf} names. */
export const fileOf = (font: string): string => {
  const known = files.get(font);
  if (known) return known;
  const file = resolve(`@fontsource/inter/files/${font}.woff`);
  files.set(font, file);
  return file;
};

const fontOf = (subset: string, weight: 400 | 600) => `inter-${subset}-${weight}-normal`;

const opened = new Map<string, (point: number) => boolean>();

const holds = (font: string, point: number): boolean => {
  const known = opened.get(font);
  if (known) return known(point);
  const face = openSync(fileOf(font));
  const asks = (one: number) => 'hasGlyphForCodePoint' in face && face.hasGlyphForCodePoint(one);
  opened.set(font, asks);
  return asks(point);
};

const found = new Map<string, string | null>();

const findFont = (letter: string, weight: 400 | 600): string | null => {
  const key = `${weight}${letter}`;
  const known = found.get(key);
  if (known !== undefined) return known;
  const point = letter.codePointAt(0) ?? 0;
  const subset = SUBSETS.find((one) => holds(fontOf(one, weight), point));
  const font = subset ? fontOf(subset, weight) : null;
  found.set(key, font);
  return font;
};

/** What stands for a letter that no font here has, such as `[U+6771]`. */
const nameOf = (letter: string): string =>
  `[U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;

/** A text as runs of the fonts that have its letters; one that none has stands there by its number. */
export const runsOf = (text: string, weight: Weight): Run[] => {
  if (weight === 'mono') return [{ font: MONO, text }];
  const runs: { font: string; text: string }[] = [];
  for (const letter of text) {
    const own = findFont(letter, weight);
    const last = runs.at(-1);
    const font = own ?? fontOf('latin', weight);
    const shown = own ? letter : nameOf(letter);
    if (last?.font === font) last.text += shown;
    else runs.push({ font, text: shown });
  }
  return runs;
};

/** Whether a letter of the text stands there by its number. */
export const hasUnknown = (text: string): boolean => {
  for (const letter of text) if (letter > ' ' && findFont(letter, 400) === null) return true;
  return false;
};
