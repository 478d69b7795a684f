import type { Check } from '../check.ts';
import { isTest, type SourceFile } from '../sources.ts';
import type { Findings } from './findings.ts';

const PLATFORM = /^(api|web)\/src\/platform\//;
const MAX_FUNCTION = 50;
const MAY_READ_ENVIRONMENT = /^(api\/src\/config\.ts$|tools\/|bench\/|e2e\/|[^/]+$|web\/vite\.config\.ts$)/;
const ENVIRONMENT = /\bprocess\s*\??\.\s*env\b|\bprocess\[|\}\s*=\s*process\b|from 'node:process'/;

/** Rules over syntax trees. Tests are spared those about types and functions: their `describe` is one. */
export function checkSyntax(all: Findings[]): Check[] {
  const sources = all.filter(({ path }) => !isTest(path));
  const strict = sources.filter(({ path }) => !PLATFORM.test(path));
  return [
    {
      name: `no function over ${MAX_FUNCTION} lines`,
      problems: sources.flatMap(({ path, functions }) =>
        functions
          .filter(({ lines }) => lines > MAX_FUNCTION)
          .map(({ line, lines }) => `${path}:${line} has ${lines} lines`),
      ),
    },
    { name: 'no `any` outside platform', problems: places(strict, ({ anys }) => anys) },
    { name: 'no forced cast outside platform', problems: places(strict, ({ casts }) => casts) },
    { name: 'types are imported by statements', problems: places(all, ({ importTypes }) => importTypes) },
  ];
}

/** The settings have one reader; everything else is told. */
export function checkEnvironment(code: SourceFile[]): Check {
  const readers = code.filter(
    ({ path, text }) => !MAY_READ_ENVIRONMENT.test(path) && !isTest(path) && ENVIRONMENT.test(text),
  );
  return {
    name: 'api/src/config.ts alone reads the environment',
    problems: readers.map(({ path }) => `${path} reads process.env`),
  };
}

function places(all: Findings[], pick: (findings: Findings) => number[]): string[] {
  return all.flatMap((findings) => pick(findings).map((line) => `${findings.path}:${line}`));
}
