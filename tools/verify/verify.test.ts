import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Check } from './check.ts';
import { checkReferences } from './references/references.ts';
import { checkSettings } from './references/settings.ts';
import { duplicateLines } from './sizes/duplicates.ts';
import { linesOf, measure } from './sizes/figures.ts';
import { checkSizes } from './sizes/sizes.ts';
import { find } from './syntax/findings.ts';
import { checkEnvironment, checkSyntax } from './syntax/syntax.ts';
import { checkVocabulary } from './vocabulary/vocabulary.ts';

const PATH = 'api/src/features/projects/queries.ts';
const file = (text: string, path = PATH) => ({ path, text });
const lines = (count: number, line = (index: number) => `const a${index} = ${index};`) =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');
const broken = (checks: Check[]) => checks.filter(({ problems }) => problems.length > 0);

describe('the syntax', () => {
  const problems = (text: string, path = PATH) => broken(checkSyntax([find(file(text, path))]));

  test('a function of 51 lines is refused with its line, one of 50 is not', () => {
    const long = `// a comment, é\nfunction long() {\n${lines(49)}\n}`;
    expect(problems(long)).toEqual([
      { name: 'no function over 50 lines', problems: [`${PATH}:2 has 51 lines`] },
    ]);
    expect(problems(`const short = () => {\n${lines(48)}\n};`)).toEqual([]);
  });

  test('`any` is refused outside platform', () => {
    const text = 'export const a = (b: Record<string, any>) => b;';
    expect(problems(text)).toMatchObject([{ name: 'no `any` outside platform' }]);
    expect(problems(text, 'api/src/platform/route.ts')).toEqual([]);
  });

  test.each(['b as string', '<string>b', 'b!', 'b as unknown as string'])(
    'the cast `%s` is refused',
    (cast) => {
      expect(problems(`declare const b: any;\nexport const a = ${cast};`)).toMatchObject([
        {},
        { name: 'no forced cast outside platform' },
      ]);
    },
  );

  test('`as const` and `satisfies` force nothing', () => {
    expect(problems("export const a = ['b'] as const satisfies string[];")).toEqual([]);
  });

  test('a type that is imported inside a type is refused, since the boundaries cannot see it', () => {
    expect(problems("export type A = import('./b.ts').B;")).toMatchObject([
      { name: 'types are imported by statements' },
    ]);
  });

  test.each(['process.env.PORT', 'process?.env', "process['env']", 'const { env } = process'])(
    'a second reader of the environment is refused: %s',
    (text) => {
      expect(checkEnvironment([file(text)]).problems).toHaveLength(1);
      expect(checkEnvironment([file(text, 'api/src/config.ts')]).problems).toEqual([]);
    },
  );
});

describe('the vocabulary', () => {
  const refused = (path: string) => broken(checkVocabulary([path])).map(({ name }) => name);

  test.each([
    'api/src/features/projects/commands/create-project.ts',
    'api/migrations/0004-projects.sql',
    'web/src/features/projects/screens/project-list-screen.tsx',
    'web/src/routes/_app/manager/projects/$projectId/index.tsx',
    'docs/decisions/0003-tools-that-hold-the-lines.md',
  ])('%s is known', (path) => expect(refused(path)).toEqual([]));

  test.each([
    'api/src/features/projects/project-service.ts',
    'api/src/features/projects/commands/createProject.ts',
    'web/src/features/projects/hooks.ts',
    'contract/src/projects/deep/deeper/shapes.ts',
    'notes.txt',
  ])('%s is refused', (path) => expect(refused(path)).toEqual(['every file is of a known kind']));

  test.each(['api/src/platform/utils/x.ts', 'web/src/ui/helpers.ts', 'identity/src/lib/x.ts'])(
    'the drawer %s is refused',
    (path) => expect(refused(path)).toContain('no drawers'),
  );
});

describe('sizes', () => {
  test('a file of 201 lines is refused, one of 200 is not, and one that a program wrote never', () => {
    const long = lines(201);
    expect(broken(checkSizes([file(long)]))).toHaveLength(1);
    expect(broken(checkSizes([file(lines(200)), file(long, 'api/src/platform/tables.ts')]))).toEqual([]);
  });

  test('a route of the web has at most 30 lines', () => {
    expect(broken(checkSizes([file(lines(31), 'web/src/routes/index.tsx')]))).toHaveLength(1);
  });

  test('lines are counted as an editor numbers them', () => {
    expect([linesOf(''), linesOf('a\n'), linesOf('a\nb')]).toEqual([0, 1, 2]);
  });

  test('six lines that stand twice are copies, five are not', () => {
    const copied = (count: number) => [
      file(lines(count)),
      file(`// other\n  ${lines(count)}`, 'api/src/app.ts'),
    ];
    expect(duplicateLines(copied(6))).toBe(12);
    expect(duplicateLines(copied(5))).toBe(0);
  });

  test('the table tells median, share of tests and the fullest folder', () => {
    const code = [file(lines(10)), file(lines(20), 'api/src/app.ts'), file(lines(15), 'api/src/app.test.ts')];
    const figures = Object.fromEntries(measure(code, code.map(find)).map(({ name, value }) => [name, value]));
    expect(figures).toMatchObject({
      'median file': 20,
      'test lines per line': 0.5,
      'files in a folder': 1,
      lines: 45,
    });
  });
});

describe('references', () => {
  test('a path or a link that leads nowhere is found, and so is a decision that was never written', () => {
    const root = mkdtempSync(join(tmpdir(), 'muster-references-'));
    writeFileSync(
      join(root, 'README.md'),
      'See `README.md`, `api/src/gone.ts`, `api/src/<any>.ts`, [one](gone.md), [two](README.md#top) and [three](https://example.org).',
    );
    const checks = checkReferences(root, ['README.md'], [file('// see decision 0042')]);
    rmSync(root, { recursive: true });
    expect(checks.map(({ problems }) => problems)).toEqual([
      ['README.md names gone.md', 'README.md names api/src/gone.ts'],
      [`${PATH} refers to decision 0042`],
    ]);
  });

  test('a setting that nobody is told of is found, and so is one that nobody reads', () => {
    const root = mkdtempSync(join(tmpdir(), 'muster-settings-'));
    mkdirSync(join(root, 'api/src'), { recursive: true });
    writeFileSync(join(root, 'api/src/config.ts'), 'const settings = z.object({\n  PORT: a,\n  NEW: b,\n});');
    writeFileSync(join(root, '.env.example'), '#PORT=3000\n#OLD=1\n');
    writeFileSync(join(root, 'README.md'), '`PORT` and `NEW`');
    const { problems } = checkSettings(root);
    rmSync(root, { recursive: true });
    expect(problems).toEqual([".env.example doesn't tell NEW", '.env.example tells OLD, which nobody reads']);
  });
});
