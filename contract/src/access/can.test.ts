import { newEnforcer, newModelFromString } from 'casbin';
import { array, assert, asyncProperty, constantFrom, record, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { permissionsOf } from './can.ts';
import { covers, patternMatch } from './permission.ts';
import { type Grant, MODEL, type Policy, type Rule } from './policy.ts';
import { ROLES } from './roles.ts';

const policyOf = (g: Grant[], p: Rule[]): Policy => ({ sub: 'me', data: { g, p, m: MODEL } });

/** casbin over the published model, as any client of ours would set it up. */
const oracleOf = async ({ sub, data: { g, p, m } }: Policy) => {
  const enforcer = await newEnforcer(newModelFromString(m));
  await enforcer.addFunction('patternMatch', (...given: string[]) =>
    patternMatch(given[0] ?? '', given[1] ?? ''),
  );
  await enforcer.addNamedDomainMatchingFunc('g', (asked, granted) => covers(granted, asked));
  for (const [, ...rule] of new Map(p.map((rule) => [rule.join(), rule])).values())
    await enforcer.addPolicy(...rule);
  for (const [, ...grant] of new Map(g.map((grant) => [grant.join(), grant])).values())
    await enforcer.addGroupingPolicy(...grant);
  return (action: string, object: string, domain: string) => enforcer.enforce(sub, domain, object, action);
};

const role = constantFrom(...ROLES.slice(0, 3));
const domain = constantFrom(
  '/root',
  '/org/a',
  '/org/b',
  '/org/a/project/1',
  '/org/a/project/2',
  '/org/b/project/1',
  '/org/ab',
);
const domainPattern = constantFrom(
  '*',
  '/root',
  '/org/:org',
  '/org/{org}',
  '/org/:org/project/:pid',
  '/org/a/*',
  '/org/a',
);
const object = constantFrom(
  '/projects',
  '/projects/1',
  '/projects/1/activity',
  '/daily-activity/team',
  '/clients/x.y',
  '/clients/xzy',
);
const objectPattern = constantFrom(
  '*',
  '/projects',
  '/projects/:id',
  '/projects/{id}/activity',
  '/projects/*',
  '/daily-activity/:id',
  '/clients/x.y',
);
const action = constantFrom('read', 'list', 'create', 'read-own');
const actionPattern = constantFrom('*', 'read', 'list', 'create', 'read*');
const subject = constantFrom('me', 'me', 'somebody');
const grant = tuple(constantFrom('g' as const), subject, role, domain);
const rule = tuple(
  constantFrom('p' as const),
  constantFrom(...ROLES.slice(0, 3), 'me'),
  domainPattern,
  objectPattern,
  actionPattern,
  constantFrom('allow' as const, 'allow' as const, 'deny' as const),
);
const ask = record({ action, object, domain });

test('decides 20 000 random questions exactly as casbin does over the published model', async () => {
  let decisions = 0;
  let allowed = 0;
  await assert(
    asyncProperty(
      array(grant, { minLength: 1, maxLength: 5 }),
      array(rule, { minLength: 3, maxLength: 24 }),
      array(ask, { minLength: 40, maxLength: 40 }),
      async (g, p, asks) => {
        const policy = policyOf(g, p);
        const { can } = permissionsOf(policy);
        const oracle = await oracleOf(policy);
        for (const { action, object, domain } of asks) {
          const ours = can(action, object, domain);
          expect(ours, JSON.stringify({ policy: policy.data.p, g, action, object, domain })).toBe(
            await oracle(action, object, domain),
          );
          decisions += 1;
          allowed += ours ? 1 : 0;
        }
      },
    ),
    { numRuns: 520 },
  );
  expect(decisions).toBeGreaterThanOrEqual(20_000);
  expect(allowed).toBeGreaterThan(decisions / 20);
}, 120_000);

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
