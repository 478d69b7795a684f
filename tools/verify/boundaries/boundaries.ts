import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult, type IForbiddenRuleType, type IModule } from 'dependency-cruiser';
import type { Check } from '../check.ts';
import { isCode } from '../sources.ts';
import { BOUNDARIES } from './rules.ts';

const ROOMS = ['contract', 'api', 'identity', 'web', 'e2e', 'bench', 'tools'];
const RESOLUTION = {
  extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
  conditionNames: ['node', 'import', 'types', 'default'],
  exportsFields: ['exports'],
};
const TESTS = /\.test\.tsx?$|\/fixtures\//;
const CYCLES = 'no import cycles';
const UNRESOLVED = 'every import leads somewhere';

const RULES: IForbiddenRuleType[] = [
  ...BOUNDARIES.map(({ name, from, except = TESTS, to, allowed }) => ({
    name,
    from: { path: from.source, pathNot: except.source },
    to: { path: to.source, ...(allowed.length > 0 && { pathNot: allowed }) },
  })),
  { name: CYCLES, from: {}, to: { circular: true } },
  { name: UNRESOLVED, from: {}, to: { couldNotResolve: true } },
];

/**
 * Holds the table of imports over a folder that is laid out like the project.
 * One check a rule, and one that the cruiser has read every source: a parser that reads nothing finds nothing wrong.
 */
export async function checkBoundaries(root: string, paths: string[]): Promise<Check[]> {
  const { modules, summary } = await read(root);
  const rules = RULES.map(({ name = '' }) => ({
    name,
    problems: summary.violations
      .filter((violation) => violation.rule.name === name)
      .map(({ from, to, cycle }) =>
        cycle ? `${from} → ${cycle.map((c) => c.name).join(' → ')}` : `${from} → ${to}`,
      ),
  }));
  return [...rules, complete(paths, modules)];
}

async function read(root: string): Promise<ICruiseResult> {
  const rooms = ROOMS.filter((room) => existsSync(join(root, room)));
  const { output } = await cruise(
    rooms,
    {
      baseDir: root,
      parser: 'swc',
      moduleSystems: ['es6'],
      validate: true,
      ruleSet: { forbidden: RULES },
      // Who is imported by whom, which no rule asks, takes as long as all else.
      skipAnalysisNotInRules: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '^web/dist/' },
    },
    RESOLUTION,
  );
  if (typeof output === 'string') throw new Error(output);
  return output;
}

function complete(paths: string[], modules: IModule[]): Check {
  const cruised = new Set(modules.map(({ source }) => source));
  const missed = paths.filter((path) => isCode(path) && path.includes('/') && !cruised.has(path));
  return {
    name: 'the modules cruised are the sources',
    problems: missed.map((path) => `${path} was not read`),
  };
}
