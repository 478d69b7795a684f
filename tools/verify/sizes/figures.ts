import { dirname } from 'node:path';
import { isMade, isTest, type SourceFile } from '../sources.ts';
import type { Findings } from '../syntax/findings.ts';
import { duplicateLines } from './duplicates.ts';

/** A measured size beside what it should be. */
export interface Figure {
  name: string;
  value: number;
  goal: string;
  met: boolean;
  unit?: string;
  /** where it is */
  note?: string;
}

/** The number of lines of a text; a newline at its end begins none. */
export function linesOf(text: string): number {
  return text === '' ? 0 : text.replace(/\n$/, '').split('\n').length;
}

/** The table of sizes. Only what people write is measured. */
export function measure(code: SourceFile[], findings: Findings[]): Figure[] {
  const written = code.filter(({ path }) => !isMade(path));
  const sources = written.filter(({ path }) => !isTest(path));
  const sizes = sources.map(({ text }) => linesOf(text));
  const functions = findings
    .filter(({ path }) => !isTest(path) && !isMade(path))
    .flatMap((found) => found.functions.map(({ lines }) => lines));
  const tests = written.filter(({ path }) => isTest(path)).map(({ text }) => linesOf(text));
  const duplicates = (100 * duplicateLines(written)) / Math.max(1, sum(sizes) + sum(tests));
  const fullest = fullestFolder(sources);
  return [
    atMost('median file', quantile(sizes, 0.5), 45, 'lines'),
    atMost('90th percentile', quantile(sizes, 0.9), 120, 'lines'),
    atMost('longest file', Math.max(0, ...sizes), 200, 'lines'),
    atMost('median function', quantile(functions, 0.5), 20, 'lines'),
    atMost('longest function', Math.max(0, ...functions), 50, 'lines'),
    atMost('duplicate lines', duplicates, 1, '%'),
    atLeast('test lines per line', sum(tests) / Math.max(1, sum(sizes)), 0.8),
    { ...atMost('files in a folder', fullest.files, 12), note: fullest.folder },
    { name: 'files', value: written.length, goal: '', met: true },
    { name: 'lines', value: sum(sizes) + sum(tests), goal: '', met: true },
  ];
}

function atMost(name: string, value: number, limit: number, unit?: string): Figure {
  return { name, value, goal: `≤ ${limit}`, met: value <= limit, unit };
}

function atLeast(name: string, value: number, limit: number): Figure {
  return { name, value, goal: `≥ ${limit}`, met: value >= limit };
}

function fullestFolder(sources: SourceFile[]): { folder: string; files: number } {
  const folders = [...Map.groupBy(sources, ({ path }) => dirname(path))].map(([folder, { length }]) => ({
    folder,
    files: length,
  }));
  return folders.reduce((most, next) => (next.files > most.files ? next : most), { folder: '', files: 0 });
}

function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const sum = (values: number[]) => values.reduce((so, value) => so + value, 0);
