import { expect, test } from 'vitest';
import { changedByBoth, rebased } from './rebasing.ts';

const FIELDS = ['title', 'roles', 'note'] as const;
const BASE = { title: 'Head', roles: ['Invoices'], note: '' };

test('a conflict is what both changed, and differently', () => {
  const mine = { title: 'Director', roles: ['Shifts'], note: 'Call first' };
  const theirs = { title: 'Manager', roles: ['Shifts'], note: '' };
  expect(changedByBoth(FIELDS, [BASE, mine, theirs])).toEqual(['title']);
});

test('taking theirs keeps what of mine they didn’t touch, and what I left alone is as they say', () => {
  const mine = { title: 'Director', roles: ['Invoices'], note: 'Call first' };
  const theirs = { title: 'Manager', roles: ['Shifts'], note: '' };
  expect(rebased(FIELDS, [BASE, mine, theirs])).toEqual({
    ...{ title: 'Manager', roles: ['Shifts'], note: 'Call first' },
  });
});
