import { DECISIONS, EVALUATOR, MATRIX, type Mutant, PATTERNS } from '../mutant.ts';

const part = (name: string, file: string, text: string, instead: string, tests: string[]): Mutant => ({
  name: `evaluator: ${name}`,
  file: `contract/src/access/${file}`,
  text,
  instead,
  tests,
});

/** How a decision is made. */
export const DECIDING: readonly Mutant[] = [
  part(
    'a deny does not beat an allow',
    'can.ts',
    'matching.length > 0 && denies.length === 0',
    'matching.length > denies.length',
    [DECISIONS, EVALUATOR],
  ),
  part('nothing that fits is an allow', 'can.ts', 'matching.length > 0 && denies', 'denies', [
    DECISIONS,
    EVALUATOR,
  ]),
  part(
    "others' grants count",
    'can.ts',
    'g.filter(([, subject]) => subject === sub)',
    'g.filter(([, subject]) => subject !== "")',
    [DECISIONS],
  ),
  part(
    'a role held anywhere counts everywhere',
    'can.ts',
    'domain === undefined || covers(granted, domain)',
    'domain === undefined || granted.length > 0',
    [DECISIONS],
  ),
  part('an organization covers those whose ids begin alike', 'permission.ts', 'granted}/`)', 'granted}`)', [
    EVALUATOR,
  ]),
  part(
    'a role in an organization covers the root',
    'permission.ts',
    'granted === ROOT || granted === asked',
    'granted === ROOT || asked === ROOT || granted === asked',
    [MATRIX],
  ),
  part('one segment is any number of them', 'permission.ts', "'[^/]+'", "'.+'", [PATTERNS]),
  part('one segment may be none', 'permission.ts', "'[^/]+'", "'[^/]*'", [PATTERNS]),
  part('signs of patterns are no letters', 'permission.ts', '[\\\\^$.|?+()[\\]{}]', '[\\\\^$|?+()[\\]{}]', [
    PATTERNS,
  ]),
  part('a pattern fits where the beginning does', 'permission.ts', 'translate)}$`', 'translate)}`', [
    PATTERNS,
  ]),
  part(
    'answers are kept for another domain',
    'can.ts',
    'const key = `',
    'const key = action + object;\n    const unused = `',
    [DECISIONS],
  ),
  {
    name: 'evaluator: own rules leave denies out',
    file: 'contract/src/access/own-rules.ts',
    text: 'const met = rules.filter(([, role, pattern]) =>',
    instead: "const met = rules.filter(([, role, pattern, , , effect]) => effect === 'allow' &&",
    tests: ['contract/src/access/own-rules.test.ts'],
  },
];
