import { array, assert, constantFrom, property, record, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { permissionsOf } from './can.ts';
import { ownRules } from './own-rules.ts';
import { MODEL, type Rule } from './policy.ts';
import { ROLES, type Role } from './roles.ts';

interface Held {
  readonly role: Role;
  readonly domain: string;
}

const permissionsWith = (rules: readonly Rule[], held: readonly Held[]) =>
  permissionsOf({
    sub: 'me',
    data: { g: held.map(({ role, domain }) => ['g', 'me', role, domain]), p: [...rules], m: MODEL },
  });

const DOMAINS = ['/root', '/org/a', '/org/b', '/org/a/project/1', '/org/a/project/2', '/org/b/project/1'];
const OBJECTS = ['/projects', '/projects/1', '/projects/1/activity', '/daily-activity/team', '/clients/x'];
const ACTIONS = ['read', 'read-own', 'list', 'create'];
const held = record({ role: constantFrom(...ROLES), domain: constantFrom(...DOMAINS) });
const rule = tuple(
  constantFrom('p' as const),
  constantFrom(...ROLES),
  constantFrom('*', '/root', '/org/:org', '/org/{o}/project/:pid', '/org/*', '/org/a', '/org/a/project/2'),
  constantFrom('*', '/projects', '/projects/:id', '/projects/{id}/activity', '/projects/*', '/clients/:id'),
  constantFrom('*', 'read', 'read*', 'list', 'create'),
  constantFrom('allow' as const, 'allow' as const, 'allow' as const, 'deny' as const),
);

test('whatever is asked, the own rules answer as all rules do, and name the same denies', async () => {
  let left = 0;
  let whole = 0;
  await assert(
    property(array(held, { maxLength: 5 }), array(rule, { maxLength: 40 }), (grants, rules) => {
      const own = ownRules(rules, grants);
      const [all, fewer] = [permissionsWith(rules, grants), permissionsWith(own, grants)];
      whole += rules.length;
      left += own.length;
      for (const domain of [...DOMAINS, '/org/c', '/org/a/elsewhere', '']) {
        for (const object of OBJECTS) {
          for (const action of ACTIONS) {
            const [expected, actual] = [all, fewer].map(({ decide }) => decide(action, object, domain));
            expect(actual?.allowed, JSON.stringify({ own, action, object, domain })).toBe(expected?.allowed);
            if (!expected?.allowed) expect(new Set(actual?.rules)).toEqual(new Set(expected?.rules));
          }
        }
      }
    }),
    { numRuns: 400 },
  );
  expect(left).toBeLessThan(whole / 2);
});

const read: Rule = ['p', 'member', '/org/:org/project/:pid', '/projects/:id', 'read', 'allow'];
const as = (role: string, [, , ...rest]: Rule): Rule => ['p', role, ...rest];

test('a role held in a project alone brings no rules of the organization', () => {
  const list: Rule = ['p', 'member', '/org/:org', '/projects', 'list', 'allow'];
  expect(ownRules([list, read], [{ role: 'member', domain: '/org/a/project/1' }])).toEqual([read]);
});

test('what the role in the organization allows everywhere is not repeated for the one in a project', () => {
  const rules = [read, as('manager', read), as('manager', ['p', '', '*', '*', 'read', 'deny'])];
  const grants = [
    { role: 'member', domain: '/org/a' },
    { role: 'manager', domain: '/org/a/project/1' },
  ] as const;
  expect(ownRules(rules, grants)).toEqual([rules[0], rules[2]]);
});

test('of two roles held in one place the higher one’s rule stays', () => {
  const rules = [as('owner', read), as('coordinator', read)];
  const grants = [
    { role: 'coordinator', domain: '/org/a' },
    { role: 'owner', domain: '/org/a' },
  ] as const;
  expect(ownRules(rules, grants)).toEqual([rules[0]]);
});

test('whoever may do anything needs no other rule', () => {
  const anything: Rule = ['p', 'admin', '*', '*', '*', 'allow'];
  expect(ownRules([as('admin', read), anything], [{ role: 'admin', domain: '/root' }])).toEqual([anything]);
});
