import type { SourceFile } from '../sources.ts';

/** So many telling lines in the same order are a copy. */
const WINDOW = 6;
const SILENT = /^([\])}>;,\s(]*|import .*|\} from .*|export \* from .*|\/?\*.*|\/\/.*)$/;

interface Line {
  path: string;
  number: number;
  text: string;
}

/** How many lines also stand elsewhere, in the same order as their neighbours; indentation doesn't count. */
export function duplicateLines(files: SourceFile[]): number {
  return duplicates(files).size;
}

/** Those lines, as `path:line`. */
export function duplicates(files: SourceFile[]): Set<string> {
  const windows = files.map(telling).flatMap(windowed);
  const copies = [...Map.groupBy(windows, text).values()].filter((same) => same.length > 1);
  return new Set(copies.flat(2).map(({ path, number }) => `${path}:${number}`));
}

function telling({ path, text }: SourceFile): Line[] {
  return text
    .split('\n')
    .map((line, index) => ({ path, number: index + 1, text: line.trim() }))
    .filter((line) => !SILENT.test(line.text));
}

function windowed(lines: Line[]): Line[][] {
  return lines.slice(WINDOW - 1).map((_, start) => lines.slice(start, start + WINDOW));
}

const text = (window: Line[]) => window.map((line) => line.text).join('\n');
