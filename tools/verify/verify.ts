import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkBoundariesApart } from './boundaries/apart.ts';
import type { Check } from './check.ts';
import { print } from './print.ts';
import { checkReferences } from './references/references.ts';
import { checkSettings } from './references/settings.ts';
import { measure } from './sizes/figures.ts';
import { checkSizes } from './sizes/sizes.ts';
import { isMade, listFiles, readCode } from './sources.ts';
import { find } from './syntax/findings.ts';
import { checkEnvironment, checkSyntax } from './syntax/syntax.ts';
import { checkVocabulary } from './vocabulary/vocabulary.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const paths = listFiles(root);
const boundaries = checkBoundariesApart(root, paths);
const code = readCode(root, paths);
const findings = code.filter(({ path }) => !isMade(path)).map(find);
const checks: Check[] = [
  ...(await boundaries),
  ...checkVocabulary(paths),
  ...checkSizes(code),
  ...checkSyntax(findings),
  checkEnvironment(code),
  ...checkReferences(root, paths, code),
  checkSettings(root),
];
print(checks, measure(code, findings));

const failed = checks.filter(({ problems }) => problems.length > 0).length;
const report = process.argv.find((word) => word.startsWith('--report='))?.slice('--report='.length);
if (report) writeFileSync(report, JSON.stringify({ passed: checks.length - failed, failed }));
process.exitCode = failed > 0 ? 1 : 0;
