import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Check } from '../check.ts';

const TOLD_IN = ['.env.example', 'README.md'];

/** Every setting that the configuration reads is told to those who set it, and nothing else is. */
export function checkSettings(root: string): Check {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const settings = names(read('api/src/config.ts'), /^ {2}([A-Z][A-Z0-9_]+):/gm);
  const offered = names(read('.env.example'), /^#?([A-Z][A-Z0-9_]+)=/gm);
  return {
    name: 'every setting is told',
    problems: [
      ...TOLD_IN.flatMap((path) =>
        settings.filter((name) => !read(path).includes(name)).map((name) => `${path} doesn't tell ${name}`),
      ),
      ...offered
        .filter((name) => !settings.includes(name))
        .map((name) => `.env.example tells ${name}, which nobody reads`),
    ],
  };
}

const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
