import { type Counts, playwrightCounts, verifyCounts, vitestCounts } from './counts.ts';

/** One part of `npm test`: a command, and how its report is counted. A part without a report is one test. */
export interface Part {
  name: string;
  command: string[];
  /** settings of the command; `{report}` stands for the file that it writes */
  settings?: Record<string, string>;
  count?: (report: unknown) => Counts;
}

const vitest = (name: string, project: string): Part => ({
  name,
  command: [
    ...['vitest', 'run', '--project', project, '--no-color'],
    ...['--reporter=default', '--reporter=json', '--outputFile={report}'],
  ],
  count: vitestCounts,
});

/** In the order in which they run: the quick ones first. */
export const PARTS: Part[] = [
  { name: 'rules', command: ['node', 'tools/verify/verify.ts', '--report={report}'], count: verifyCounts },
  { name: 'types', command: ['tsc', '-p', 'tsconfig.json'] },
  { name: 'types of the web', command: ['tsc', '-p', 'web/tsconfig.json'] },
  { name: 'lint', command: ['biome', 'check', '--colors=off', '.'] },
  vitest('unit and API', 'node*'),
  {
    name: 'mutants',
    command: ['node', 'tools/proof/run.ts', '--sample', '--report={report}'],
    count: verifyCounts,
  },
  vitest('components', 'browser'),
  { name: 'build', command: ['node', 'tools/build.mjs'] },
  {
    name: 'journeys',
    command: ['playwright', 'test', '--reporter=list,json'],
    settings: { PLAYWRIGHT_JSON_OUTPUT_NAME: '{report}' },
    count: playwrightCounts,
  },
];
