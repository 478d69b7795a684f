import { type Run, runsOf, type Weight } from './letters.ts';

/** How wide a run is. */
export type Measure = (run: Run) => number;

/** Runs that stand beside each other in a line. */
export type Line = readonly Run[];

/** Breaks a text into lines of at most `width`: at its line ends, between words, and inside a word that is wider than a line. */
export const linesOf = (text: string, weight: Weight, width: number, measure: Measure): Line[] =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, '    ')
    .split('\n')
    .flatMap((paragraph) => wrap(paragraph, weight, width, measure));

/** More letters than that without a space are shaped in parts: what it takes grows with their square. */
const MOST_LETTERS = 48;
const LONG = new RegExp(`[^]{1,${MOST_LETTERS}}`, 'gu');

const piecesOf = (paragraph: string): string[] =>
  paragraph
    .split(/(?<= )(?=[^ ])/)
    .flatMap((word) => (word.length > MOST_LETTERS ? (word.match(LONG) ?? []) : [word]));

const wrap = (paragraph: string, weight: Weight, width: number, measure: Measure): Line[] => {
  const lines: Run[][] = [[]];
  let used = 0;
  const begin = () => {
    lines.push([]);
    used = 0;
  };
  const put = (runs: readonly Run[], wide: number) => {
    lines.at(-1)?.push(...runs);
    used += wide;
  };
  const widthOf = (runs: readonly Run[]) => runs.reduce((sum, run) => sum + measure(run), 0);
  for (const piece of piecesOf(paragraph)) {
    const runs = runsOf(piece, weight);
    const wide = widthOf(runs);
    const bare = piece.endsWith(' ') ? widthOf(runsOf(piece.trimEnd(), weight)) : wide;
    if (used > 0 && used + bare > width) begin();
    if (bare <= width) put(runs, wide);
    else
      for (const part of cut(piece, weight, width, widthOf)) {
        if (used > 0) begin();
        put(part, widthOf(part));
      }
  }
  return lines.map(joined);
};

/** A word in as many parts as it needs, by halves: letters have no fixed width. */
const cut = (
  word: string,
  weight: Weight,
  width: number,
  widthOf: (runs: readonly Run[]) => number,
): Run[][] => {
  const letters = [...word];
  const parts: Run[][] = [];
  for (let from = 0; from < letters.length; ) {
    let [fits, breaks] = [1, letters.length - from + 1];
    while (breaks - fits > 1) {
      const middle = (fits + breaks) >> 1;
      const runs = runsOf(letters.slice(from, from + middle).join(''), weight);
      if (widthOf(runs) <= width) fits = middle;
      else breaks = middle;
    }
    parts.push(runsOf(letters.slice(from, from + fits).join(''), weight));
    from += fits;
  }
  return parts;
};

const joined = (runs: readonly Run[]): Line => {
  const line: { font: string; text: string }[] = [];
  for (const run of runs) {
    const last = line.at(-1);
    if (last?.font === run.font) last.text += run.text;
    else line.push({ ...run });
  }
  return line;
};
