import type { Check } from '../check.ts';
import { isMade, type SourceFile } from '../sources.ts';
import { linesOf } from './figures.ts';

const MAX_FILE = 200;
const MAX_ROUTE = 30;

/** The lines that no file may cross, tests included. */
export function checkSizes(code: SourceFile[]): Check[] {
  const written = code.filter(({ path }) => !isMade(path));
  const routes = written.filter(({ path }) => path.startsWith('web/src/routes/'));
  return [
    { name: `no file over ${MAX_FILE} lines`, problems: longer(written, MAX_FILE) },
    { name: `no route of the web over ${MAX_ROUTE} lines`, problems: longer(routes, MAX_ROUTE) },
  ];
}

function longer(files: SourceFile[], limit: number): string[] {
  return files
    .filter(({ text }) => linesOf(text) > limit)
    .map(({ path, text }) => `${path} has ${linesOf(text)} lines`);
}
