import { expect, test } from 'vitest';
import type { PolicyRule } from '#contract/policy/shapes.ts';
import { ruleSentence } from './rule-sentence.ts';

const rule = (words: string, effect: PolicyRule['effect'] = 'allow'): PolicyRule => {
  const [minimum = '', action = '', object = '', domain = ''] = words.split(' ');
  const roles = ['member', 'coordinator', 'manager', 'owner', 'executive', 'admin'] as const;
  return { minimum: roles.find((role) => role === minimum) ?? 'member', action, object, domain, effect };
};

const NORTHWIND = { id: '01a1fb7a-8bb3-77c6-abf2-5c0938cbb3f1', name: 'Northwind' };

test.each([
  ['manager create /projects /org/:org', 'Managers and above may create projects in an organization'],
  ['member read /projects/:id /org/:org/project/:pid', 'Members and above may read a project'],
  [
    'manager update /projects/:id/roster /org/:org/project/:pid',
    'Managers and above may change the roster of a project',
  ],
  [
    'coordinator read /organizations/:id/team /org/:org',
    'Coordinators and above may read the team of an organization',
  ],
  [
    'member check-in /assignments /org/:org/project/:pid',
    'Members and above may check in to assignments in a project',
  ],
  [
    'executive read /executive /root',
    'Executives and above may read the executive overview above all organizations',
  ],
  ['admin * * *', 'Admins may do anything everywhere'],
  ['owner read /audit *', 'Owners and above may read the audit trail everywhere'],
  ['owner read /audit /org/*', 'Owners and above may read the audit trail in “/org/*”'],
  [`owner read /audit /org/${NORTHWIND.id}`, 'Owners and above may read the audit trail in Northwind'],
  [
    `manager update /projects/${NORTHWIND.id} /org/:org`,
    'Managers and above may change a project (…38cbb3f1) in an organization',
  ],
  [
    'member sing /songs/{id}/second-verses /org/:org',
    'Members and above may “sing” the second verses of one of the songs in an organization',
  ],
])('%s reads as: %s', (words, sentence) => {
  expect(ruleSentence(rule(words), [NORTHWIND])).toBe(sentence);
});

test('a deny speaks of its role alone', () => {
  expect(ruleSentence(rule('manager create /projects /org/:org', 'deny'))).toBe(
    'Managers may not create projects in an organization',
  );
});
