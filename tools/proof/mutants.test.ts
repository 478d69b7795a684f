import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { mutate } from './mutant.ts';
import { MUTANTS } from './mutants.ts';
import { sample } from './sample.ts';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

test('there are at least fifty mutants, each with a name of its own', () => {
  const names = MUTANTS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(50);
});

test.each(MUTANTS.map((mutant) => [mutant.name, mutant] as const))(
  '%s: applies to the tree as it is',
  (_, mutant) => {
    const source = readFileSync(at(mutant.file), 'utf8');
    expect(mutate(mutant, source)).not.toBe(source);
    expect(mutant.tests.filter((path) => !existsSync(at(path)))).toEqual([]);
  },
);

const MIGRATIONS = 'api/migrations/';
/** It has done its work by the time that another one takes its place. */
const CALLED_AT_ONCE = 'make_tenant_table(';
const migrations = readdirSync(at(MIGRATIONS)).sort();

test('a mutant of a function in the database is one of its last definition', () => {
  const outdated = MUTANTS.filter(({ file }) => file.startsWith(MIGRATIONS)).filter(({ file, text }) => {
    const before = readFileSync(at(file), 'utf8').split(text)[0] ?? '';
    const [name] = [...before.matchAll(/function (\w+\()/g)].map(([words]) => words).slice(-1);
    const isOpen = before.split('$$').length % 2 === 0;
    const later = migrations.filter((migration) => migration > file.slice(MIGRATIONS.length));
    const isDefined = (migration: string) =>
      readFileSync(at(`${MIGRATIONS}${migration}`), 'utf8').includes(`${name}`);
    return name && !name.endsWith(CALLED_AT_ONCE) && isOpen && later.some(isDefined);
  });
  expect(outdated.map(({ name }) => name)).toEqual([]);
});

test('a mutant whose text is gone, or stands there twice, is told', () => {
  const mutant = { name: 'gone', file: 'a', text: 'guard', instead: '', tests: [] };
  expect(() => mutate(mutant, 'nothing')).toThrow('gone: its text stands there 0 times.');
  expect(() => mutate(mutant, 'guard guard')).toThrow('gone: its text stands there 2 times.');
});

test('a commit always gets the same sample, and another commit another one', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const of = (seed: string) => sample(letters, 5, seed, (letter) => letter);
  expect(of('one')).toEqual(of('one'));
  expect(of('one')).not.toEqual(of('two'));
  expect(new Set(of('one')).size).toBe(5);
});
