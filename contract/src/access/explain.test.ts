import { expect, test } from 'vitest';
import { explain } from './explain.ts';
import { type Grant, MODEL, type Rule } from './policy.ts';

const RULES: Rule[] = [
  ['p', 'member', '/org/:org', '/projects', 'list', 'allow'],
  ['p', 'manager', '/org/:org', '/projects', 'list', 'allow'],
  ['p', 'manager', '/org/:org', '/projects', 'create', 'allow'],
  ['p', 'director', '/org/:org', '/projects', 'create', 'allow'],
  ['p', 'member', '/org/:org', '/projects', 'create', 'deny'],
  ['p', 'coordinator', '/org/b', '/clients', 'list', 'allow'],
  ['p', 'owner', '/org/:org', '/clients', 'list', 'allow'],
  ['p', 'executive', '/root', '/executive', 'read', 'allow'],
];

const asked = (question: string, ...held: readonly (readonly [role: string, domain: string])[]) => {
  const [action = '', object = '', domain = ''] = question.split(' ');
  const g = held.map(([role, where]): Grant => ['g', 'me', role, where]);
  const roles = new Set(held.map(([role]) => role));
  const policy = { sub: 'me', data: { g, p: RULES.filter(([, role]) => roles.has(role)), m: MODEL } };
  return explain(policy, RULES, { action, object, domain });
};

test('an answer names the rule that allows', () => {
  expect(asked('list /projects /org/a', ['manager', '/org/a'])).toEqual({
    action: 'list',
    object: '/projects',
    domain: '/org/a',
    allowed: true,
    rules: [RULES[1]],
    least: 'member',
    message: 'You may do “list” on /projects by the rule “allow manager list /projects in /org/:org”.',
  });
});

test('a deny of any role that is held refuses, whatever the others allow, and is what the answer names', () => {
  const why = asked('create /projects /org/a', ['member', '/org/a'], ['manager', '/org/a']);
  expect(why).toMatchObject({ allowed: false, rules: [RULES[4]], least: 'manager' });
  expect(why.message).toBe(
    'The rule “deny member create /projects in /org/:org” refuses it to you, and a deny beats every allow.',
  );
});

test('a deny of a role that is held elsewhere refuses nothing here', () => {
  const why = asked('create /projects /org/a', ['member', '/org/b'], ['manager', '/org/a']);
  expect(why).toMatchObject({ allowed: true, rules: [RULES[2]] });
});

test('where no rule fits, the answer names the lowest role that may, and the highest that is held here', () => {
  const why = asked('list /clients /org/a', ['member', '/org/a'], ['manager', '/org/a']);
  expect(why).toMatchObject({ allowed: false, rules: [], least: 'owner' });
  expect(why.message).toBe(
    'No rule of your roles allows “list” on /clients: it takes at least owner, and you hold the role manager here.',
  );
});

test('a rule for one organization counts in that one alone', () => {
  expect(asked('list /clients /org/b', ['member', '/org/b']).least).toBe('coordinator');
  expect(asked('list /clients /org/b', ['coordinator', '/org/b']).allowed).toBe(true);
  expect(asked('list /clients /org/a', ['coordinator', '/org/a'])).toMatchObject({
    allowed: false,
    least: 'owner',
  });
});

test('a role that would be enough but is held in another place is named with why it isn’t', () => {
  const project = asked('create /projects /org/a', ['director', '/org/a/project/1']);
  expect(project).toMatchObject({ allowed: false, least: 'manager' });
  expect(project.message).toContain(
    "you hold no role here; the role director that you hold elsewhere doesn't count here",
  );
  const lower = asked('create /projects /org/a', ['coordinator', '/org/a'], ['coordinator', '/org/b']);
  expect(lower.message).toMatch(/and you hold the role coordinator here\.$/);
});

test('a role at the root counts in every organization, one in an organization nothing at the root', () => {
  expect(asked('create /projects /org/a', ['manager', '/root']).allowed).toBe(true);
  expect(asked('list /clients /org/a', ['manager', '/root']).message).toContain('hold the role manager here');
  const refused = asked('read /executive /root', ['executive', '/org/a']);
  expect(refused).toMatchObject({ allowed: false, least: 'executive' });
  expect(refused.message).toContain('you hold no role here');
});

test('what no rule allows to anybody is said to be so', () => {
  const why = asked('fly /projects /org/a', ['owner', '/org/a']);
  expect(why).toMatchObject({ allowed: false, rules: [], least: null });
  expect(why.message).toBe('No rule allows “fly” on /projects to any role.');
});
