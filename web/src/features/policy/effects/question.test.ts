import { expect, test } from 'vitest';
import { domainOf, groundOf, questionOf } from './question.ts';

test('a question without a place is put in any organization', () => {
  expect(questionOf({ role: 'manager', action: 'create', object: '/projects' }, null)).toEqual({
    subject: { role: 'manager' },
    action: 'create',
    object: '/projects',
    domain: '/org/:org',
  });
});

test('an object of the project in which it is asked is that project', () => {
  const asked = questionOf(
    { sub: 'ada', action: 'read', object: '/projects/:id/roster', domain: '/org/o1/project/p1' },
    [],
  );
  expect(asked).toMatchObject({ object: '/projects/p1/roster', domain: '/org/o1/project/p1', rules: [] });
});

test.each([{ role: 'manager' as const }, { action: 'read', object: '/projects' }])(
  'nothing is asked while something is missing',
  (search) => {
    expect(questionOf(search, null)).toBeNull();
  },
);

test.each([
  '/root',
  '/org/:org',
  '/org/o1',
  '/org/:org/project/:pid',
  '/org/o1/project/:pid',
  '/org/o1/project/p1',
])('a place is read from its domain and written back: %s', (domain) => {
  expect(domainOf(groundOf(domain))).toBe(domain);
});
