import type { Check } from '../check.ts';
import { DRAWERS, KINDS } from './kinds.ts';

const KNOWN = new RegExp(`^(${KINDS.join('|')})$`);

/** Refuses files of an unknown kind, and folders and files that are drawers. */
export function checkVocabulary(paths: string[]): Check[] {
  const drawers = paths.filter((path) =>
    path.split('/').some((part) => DRAWERS.includes(part.replace(/\..*$/, ''))),
  );
  return [
    {
      name: 'every file is of a known kind',
      problems: paths.filter((path) => !KNOWN.test(path)).map((path) => `${path} is of no kind that we know`),
    },
    { name: 'no drawers', problems: drawers },
  ];
}
