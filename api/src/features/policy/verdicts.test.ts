import { array, assert, constantFrom, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { permissionsOf } from '#contract/access/can.ts';
import { MODEL, type Rule } from '#contract/access/policy.ts';
import { ROLES } from '#contract/access/roles.ts';
import { expandRules } from '../../platform/access/policy-rules.ts';
import { isAllowed, verdictsIn } from './queries/verdicts.ts';

const rule = record({
  minimum: constantFrom(...ROLES),
  domain: constantFrom('*', '/org/:org', '/org/a', '/root'),
  object: constantFrom('*', '/projects', '/projects/:id'),
  action: constantFrom('*', 'read', 'list'),
  effect: constantFrom('allow' as const, 'allow' as const, 'deny' as const),
});

test('what roles may together follows from what each may alone, as the evaluator decides it', async () => {
  await assert(
    property(array(rule, { maxLength: 20 }), (rules) => {
      for (const domain of ['/org/a', '/org/b', '/root']) {
        const topic = { scope: 'organization', action: 'read', object: '', asked: '/projects/1' } as const;
        const verdicts = verdictsIn(domain, rules)(topic);
        for (let held = 0; held < 1 << ROLES.length; held += 5) {
          const expected = together(expandRules(rules), held).can(topic.action, topic.asked, domain);
          expect(isAllowed(verdicts, held)).toBe(expected);
        }
      }
    }),
    { numRuns: 150 },
  );
});

const together = (p: Rule[], held: number) =>
  permissionsOf({
    sub: 'me',
    data: {
      g: ROLES.filter((_, rank) => held & (1 << rank)).map((role) => ['g', 'me', role, '/root']),
      p,
      m: MODEL,
    },
  });
