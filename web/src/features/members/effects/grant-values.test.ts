import { expect, test } from 'vitest';
import { heldRole } from '../../../../test/member-detail.ts';
import { formatFor } from '../../../platform/format/use-format.ts';
import { changesOf, conflictsOf, fieldsOf, NEW_GRANT, validate, valuesOf } from './grant-values.ts';

const format = formatFor();
const BASE = heldRole({ reason: 'Cover', expires_at: '2026-12-24T12:30:00.000Z' });
const values = valuesOf(BASE, format);

test('a role is granted until the end of its last day', () => {
  expect(fieldsOf({ ...NEW_GRANT, role: 'director', expires_at: '2026-12-24' }, format)).toEqual({
    role: 'director',
    reason: '',
    expires_at: '2026-12-24T23:59:59.999Z',
  });
});

test('only what was changed is sent; an end on the same day stays to the second', () => {
  expect(changesOf(BASE, values, format)).toEqual({});
  expect(changesOf(BASE, { ...values, role: 'member' }, format)).toEqual({ role: 'member' });
  expect(changesOf(BASE, { ...values, expires_at: null, reason: '' }, format)).toEqual({
    reason: '',
    expires_at: null,
  });
});

test('a conflict is what both changed, and differently', () => {
  const theirs = heldRole({ ...BASE, role: 'director', reason: 'Holidays' });
  expect(conflictsOf(BASE, { ...values, expires_at: null }, theirs, format)).toEqual([]);
  expect(conflictsOf(BASE, { ...values, role: 'director' }, theirs, format)).toEqual([]);
  expect(conflictsOf(BASE, { ...values, role: 'member', expires_at: null }, theirs, format)).toEqual([
    { field: 'role', label: 'Role', yours: 'Member', theirs: 'Director' },
  ]);
});

test('a role and a day ahead are asked for', () => {
  const rules = validate('2026-11-21', true);
  expect(rules.role(null)).toBe('Choose a role.');
  expect(rules.member_id(null)).toBe('Choose a person.');
  expect(rules.expires_at('2026-11-20')).toBe('Choose today or a later day.');
  expect(rules.expires_at('2026-11-21')).toBeNull();
});
