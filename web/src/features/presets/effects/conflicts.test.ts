import { expect, test } from 'vitest';
import { conflictsOf, together } from './conflicts.ts';
import type { DraftValues } from './draft-values.ts';

const draft = (payload: Record<string, unknown>, locked: string[] = [], note = ''): DraftValues => ({
  ...{ payload, locked, note },
});

const base = draft({ priority: 'high', hard_cap: true, target: 1 }, ['/priority']);

test('what only one of two people changed is no conflict, and both are kept', () => {
  const three = {
    base,
    mine: draft({ priority: 'high', target: 1, tags: ['a'] }, ['/priority'], 'Mine'),
    theirs: draft({ priority: 'low', hard_cap: true, target: 1 }, ['/priority', '/hard_cap']),
  };
  expect(conflictsOf('project', three).map(({ field }) => field)).toEqual(['/hard_cap']);
  expect(together(three)).toEqual(draft({ priority: 'low', target: 1, tags: ['a'] }, ['/priority'], 'Mine'));
});

test('what both changed in another way is said in words, with its lock', () => {
  const three = {
    base,
    mine: draft({ priority: 'urgent', hard_cap: true, target: 1 }, ['/priority']),
    theirs: draft({ priority: 'low', hard_cap: true, target: 1 }, []),
  };
  expect(conflictsOf('project', three)).toEqual([
    { field: '/priority', label: 'Priority', yours: 'Urgent (Locked)', theirs: 'Low' },
  ]);
  expect(together(three).payload).toMatchObject({ priority: 'urgent' });
  expect(together(three).locked).toEqual([]);
});
