import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A file of the project, by its path from the top with forward slashes. */
export interface SourceFile {
  path: string;
  text: string;
}

const CODE = /\.(ts|tsx|mjs)$/;
const TEST = /\.(test|spec)\.tsx?$|^(api|identity|web)\/test\/|^e2e\/|\/fixtures\//;
const MADE = ['web/src/route-tree.gen.ts', 'api/src/platform/tables.ts'];

export const isCode = (path: string) => CODE.test(path);
export const isTest = (path: string) => TEST.test(path);
/** Written by a program: its style isn't ours. */
export const isMade = (path: string) => MADE.includes(path);

/** Every file below a folder but those that .gitignore names; git itself need not be there. Sorted. */
export function listFiles(root: string): string[] {
  const list = join(root, '.gitignore');
  const lines = existsSync(list) ? readFileSync(list, 'utf8').split('\n') : [];
  const ignored = new Set(['.git', ...lines.filter(Boolean).map((line) => line.replace(/\/$/, ''))]);
  return walk(root, ignored)
    .map((path) => relative(root, path).replaceAll('\\', '/'))
    .sort();
}

function walk(folder: string, ignored: Set<string>): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !ignored.has(name) && !name.endsWith('.tsbuildinfo'))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? walk(path, ignored) : [path];
    });
}

/** The code among some files, read. */
export function readCode(root: string, paths: string[]): SourceFile[] {
  return paths.filter(isCode).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
