import { expect, test } from 'vitest';
import { emptyProject } from '../components/form/project-values.ts';
import { begunWith } from './use-preset-start.ts';

const empty = emptyProject('GBP', null, '2026-01-10');
const beginning = (locked: string[] = []) => ({
  applied: {
    ...{ id: 'x', name: 'Quay', scope: 'organization' as const, revision: 1, current: 1 },
    locked,
  },
  fields: {},
});

test('a preset fills in what nobody has touched, and what it locks in any case', () => {
  const values = { ...empty, tags: ['mine'], priority: 'low' as const };
  const next = { tags: ['quay'], priority: 'high', hard_cap: true };
  const begun = (locked: string[]) =>
    begunWith(values, { ...{ empty, before: {}, next }, beginning: beginning(locked) });
  expect(begun([])).toEqual({ hard_cap: true });
  expect(begun(['/priority'])).toEqual({ hard_cap: true, priority: 'high' });
});

test('another preset takes the place of what the one before filled in, and none leaves an empty form but for what was typed', () => {
  const before = { tags: ['quay'], priority: 'high', hard_cap: true };
  const values = { ...empty, tags: ['quay'], priority: 'high' as const, hard_cap: false };
  const next = { priority: 'urgent', currency: 'EUR' };
  expect(begunWith(values, { empty, before, next, beginning: beginning() })).toEqual({
    ...{ tags: [], priority: 'urgent', currency: 'EUR' },
  });
  expect(begunWith(values, { empty, before, next: {}, beginning: undefined })).toEqual({
    ...{ tags: [], priority: 'normal' },
  });
});
