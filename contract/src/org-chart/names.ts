import type { ChartNode } from './tree.ts';

/** Whose card it is: somebody's name, or the title of free seats. */
export const nameOf = (node: ChartNode): string =>
  node.kind === 'person' ? node.person.name : node.position.title;

/** What of an organization a file has; all of it as it was on the day where neither a draft nor a branch is named. */
interface Filed {
  readonly day: string;
  readonly draft?: string | undefined;
  /** Whose branch. */
  readonly branch?: string | undefined;
}

const LONGEST = 40;

/** Letters and digits of any script in one word. */
const wordOf = (name: string): string =>
  [
    ...name
      .normalize('NFC')
      .toLowerCase()
      .matchAll(/[\p{L}\p{M}\p{N}]+/gu),
  ]
    .map(([part]) => part)
    .join('-')
    .slice(0, LONGEST);

/** What a file of the chart is called, so that a branch, a draft and all of a day lie beside each other in one folder. */
export const chartFileName = (ending: string, { day, draft, branch }: Filed): string =>
  [
    'org-chart',
    ...[draft, branch].map((name) => wordOf(name ?? '')).filter((word) => word !== ''),
    `${day}.${ending}`,
  ].join('-');
