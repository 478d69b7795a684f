import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listFiles } from '../sources.ts';
import { checkBoundaries } from './boundaries.ts';

const FEATURE = 'api/src/features/projects';
const WEB_FEATURE = 'web/src/features/projects';

/** For every rule, a file that breaks it by importing one other. */
const PLANTED: [rule: string, file: string, imported: string][] = [
  ['contract imports zod and big.js only', 'contract/src/money/cost.ts', 'api/src/config.ts'],
  ['api/platform imports contract', 'api/src/platform/route.ts', `${FEATURE}/queries.ts`],
  ['web/platform imports contract', 'web/src/platform/call.ts', 'web/src/ui/button.tsx'],
  ['identity imports nothing of ours', 'identity/src/pages/page.ts', 'contract/src/errors.ts'],
  ["api main and app import all of api and identity's factory", 'api/src/main.ts', 'identity/src/server.ts'],
  [
    "an api feature imports contract, platform, itself, others' queries and events",
    `${FEATURE}/commands/create-project.ts`,
    'api/src/features/clients/commands/create-client.ts',
  ],
  ['routes import commands, queries, presenter', `${FEATURE}/routes.ts`, `${FEATURE}/adapters/mail.ts`],
  [
    'commands import queries, events, rules, writing and reading',
    `${FEATURE}/commands/create-project.ts`,
    `${FEATURE}/adapters/mail.ts`,
  ],
  ['rules import queries', `${FEATURE}/rules/window.ts`, `${FEATURE}/writing/add-entry.ts`],
  ['reading is pure', `${FEATURE}/reading/dates.ts`, `${FEATURE}/queries.ts`],
  ['files are read purely', 'api/src/platform/files/decode.ts', 'api/src/platform/route.ts'],
  [
    "reactions import own commands and adapters, others' events",
    `${FEATURE}/reactions.ts`,
    `${FEATURE}/presenter.ts`,
  ],
  [
    'web/ui imports React, Mantine, its table and icons',
    'web/src/ui/button.tsx',
    'contract/src/projects/shapes.ts',
  ],
  [
    "a web feature imports contract, platform, ui, applying, bringing, calculation, commenting, embedding, itself, others' queries",
    `${WEB_FEATURE}/screens/project-list-screen.tsx`,
    'web/src/features/clients/mutations.ts',
  ],
  [
    'web/routes and web/app import features, ui, platform, contract',
    'web/src/routes/x.tsx',
    'api/src/app.ts',
  ],
  ['e2e imports contract', 'e2e/import-time.spec.ts', 'web/src/main.tsx'],
  ['tests import their own package and contract', 'api/test/people.ts', 'web/src/main.tsx'],
  ['nothing imports tools or bench', 'contract/src/errors.ts', 'tools/start.ts'],
];

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'muster-boundaries-'));
  write('node_modules/zod/package.json', '{ "name": "zod", "main": "index.js" }');
  write('node_modules/zod/index.js', 'exports.z = {};\n');
  write('.gitignore', 'node_modules/\n');
  write('package.json', '{ "type": "module", "imports": { "#contract/*": "./contract/src/*" } }');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

async function broken(): Promise<string[]> {
  const checks = await checkBoundaries(root, listFiles(root));
  return checks.filter(({ problems }) => problems.length > 0).map(({ name }) => name);
}

describe('boundaries', () => {
  test.each(PLANTED)('%s: a planted violation is found', async (rule, file, imported) => {
    write(imported, 'export const value = 1;\n');
    write(file, `export { value } from '${'../'.repeat(file.split('/').length - 1)}${imported}';\n`);
    expect(await broken()).toContain(rule);
  });

  test.each([
    ["import { value } from '#contract/errors.ts';\nconsole.log(value);"],
    ["import type { Value } from '#contract/errors.ts';\nexport const one: Value = 1;"],
    ["export * from '#contract/errors.ts';"],
    ["export const later = () => import('#contract/errors.ts');"],
  ])('every way to import is seen: %s', async (text) => {
    write('contract/src/errors.ts', 'export const value = 1;\nexport type Value = number;\n');
    write('web/src/ui/button.tsx', text);
    expect(await broken()).toEqual(['web/ui imports React, Mantine, its table and icons']);
  });

  test('what the table allows is allowed', async () => {
    write('contract/src/errors.ts', "import { z } from 'zod';\nexport const value = z.string();\n");
    write(`${FEATURE}/queries.ts`, "export { value } from '#contract/errors.ts';\n");
    write(
      'api/src/features/clients/routes.ts',
      "import { listClients } from './queries.ts';\nlistClients();\n",
    );
    write(
      'api/src/features/clients/queries.ts',
      "export { value as listClients } from '../projects/queries.ts';\n",
    );
    expect(await broken()).toEqual([]);
  });

  test('a cycle is found', async () => {
    write('contract/src/a.ts', "export { b as a } from './b.ts';\n");
    write('contract/src/b.ts', "export { a as b } from './a.ts';\n");
    expect(await broken()).toEqual(['no import cycles']);
  });

  test('an import that leads nowhere is found', async () => {
    write('contract/src/a.ts', "export { gone } from './gone.ts';\n");
    expect(await broken()).toContain('every import leads somewhere');
  });

  test('a source that the cruiser did not read fails, so that an empty reading cannot pass', async () => {
    write('contract/src/a.ts', 'export const a = 1;\n');
    const checks = await checkBoundaries(root, [...listFiles(root), 'contract/src/unread.ts']);
    expect(checks.at(-1)).toEqual({
      name: 'the modules cruised are the sources',
      problems: ['contract/src/unread.ts was not read'],
    });
  });
});
