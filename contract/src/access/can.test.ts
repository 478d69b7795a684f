import { expect, test } from 'vitest';
import { permissionsOf } from './can.ts';
import { patternMatch } from './permission.ts';
import { type Grant, MODEL, type Policy, type Rule } from './policy.ts';

const policyOf = (g: Grant[], p: Rule[]): Policy => ({ sub: 'me', data: { g, p, m: MODEL } });

test('a deny beats any number of allows', () => {
  const { can } = permissionsOf(
    policyOf(
      [['g', 'me', 'owner', '/org/a']],
      [
        ['p', 'owner', '*', '*', '*', 'allow'],
        ['p', 'owner', '/org/:org', '/projects', 'list', 'deny'],
      ],
    ),
  );
  expect(can('list', '/projects', '/org/a')).toBe(false);
  expect(can('create', '/projects', '/org/a')).toBe(true);
});

test('a grant reaches the projects of its organization and no organization whose id begins alike', () => {
  const { can, highestRole } = permissionsOf(
    policyOf([['g', 'me', 'member', '/org/a']], [['p', 'member', '*', '*', '*', 'allow']]),
  );
  expect(can('read', '/projects/1', '/org/a/project/1')).toBe(true);
  expect(can('read', '/projects/1', '/org/ab')).toBe(false);
  expect(highestRole('/org/ab')).toBeNull();
});

test('somebody without a matching rule is refused, and the decision names no rule', () => {
  const { decide } = permissionsOf(policyOf([['g', 'me', 'member', '/org/a']], []));
  expect(decide('read', '/projects/1', '/org/a')).toEqual({ allowed: false, rules: [] });
});

test('the highest role counts over all grants, or only those that cover a domain', () => {
  const { highestRole } = permissionsOf(
    policyOf(
      [
        ['g', 'me', 'member', '/org/a'],
        ['g', 'me', 'director', '/org/a/project/1'],
      ],
      [],
    ),
  );
  expect(highestRole()).toBe('director');
  expect(highestRole('/org/a')).toBe('member');
  expect(highestRole('/org/a/project/1')).toBe('director');
});

test.each([
  ['/projects/1', '/projects/:id', true],
  ['/projects/1/activity', '/projects/:id', false],
  ['/projects/1/activity', '/projects/*', true],
  ['/clients/xzy', '/clients/x.y', false],
  ['/daily-activity', '/daily-activity/:id', false],
  ['/projects/{id}', '/projects/{id}', true],
  ['anything\nat all', '*', true],
])('%s against %s: %s', (value, pattern, expected) => {
  expect(patternMatch(value, pattern)).toBe(expected);
});
