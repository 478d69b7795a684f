import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { Check } from '../check.ts';
import { isTest, type SourceFile } from '../sources.ts';

const LINK = /\]\(([^)\s]+)\)/g;
const QUOTED = /`([^`\n]+)`/g;
const PATH = /^(contract|api|identity|web|e2e|bench|deploy|docs|tools|\.ci)\/[\w./-]+$/;
const DECISION = /\bdecision (\d{4})\b/gi;

/** Paths that the documentation names are there, and so are the decisions that code and documents refer to. */
export function checkReferences(root: string, paths: string[], code: SourceFile[]): Check[] {
  const documents = paths
    .filter((path) => path.endsWith('.md'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  const known = new Set(
    paths.filter((path) => path.startsWith('docs/decisions/')).map((path) => path.slice(15, 19)),
  );
  return [
    {
      name: 'documents name files that exist',
      problems: documents.flatMap(({ path, text }) =>
        [...linked(path, text), ...quoted(text)]
          .filter((target) => !existsSync(join(root, target)))
          .map((target) => `${path} names ${target}`),
      ),
    },
    {
      name: 'decisions referred to are written down',
      problems: [...code.filter((file) => !isTest(file.path)), ...documents].flatMap(({ path, text }) =>
        [...text.matchAll(DECISION)]
          .filter(([, number = '']) => !known.has(number))
          .map(([words]) => `${path} refers to ${words}`),
      ),
    },
  ];
}

function linked(path: string, text: string): string[] {
  return [...text.matchAll(LINK)]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
    .map((target) => posix.join(dirname(path), target));
}

function quoted(text: string): string[] {
  return [...text.matchAll(QUOTED)].map(([, words = '']) => words).filter((words) => PATH.test(words));
}
