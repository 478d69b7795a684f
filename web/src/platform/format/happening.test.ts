import { expect, test } from 'vitest';
import { type ChangeWords, happeningOf } from './happening.ts';
import { formatFor } from './use-format.ts';

const words: ChangeWords = {
  deeds: { 'client.updated': 'changed the client', 'client.created': 'created the client' },
  labels: { status: 'Status', owner_id: 'Owner' },
  ids: ['owner_id'],
  values: { status: { active: 'Active', lost: 'Lost' } },
  another: 'another one',
  somebody: 'Somebody',
};
const change = (type: string, changes: Record<string, [unknown, unknown]>) =>
  happeningOf(
    { id: 'e', type, actor: null, occurred_at: '2026-01-02T10:00:00.000Z', changes },
    words,
    formatFor(),
  );

test('changed values are said in words, ids only as another one, and what stayed the same is left out', () => {
  const { actor, what, changes } = change('client.updated', {
    status: ['active', 'lost'],
    owner_id: ['id-1', 'id-2'],
    tags: [['a'], ['a', 'b']],
    code: [null, ''],
  });
  expect([actor, what]).toEqual(['Somebody', 'changed the client']);
  expect(changes).toEqual([
    { field: 'Status', before: 'Active', after: 'Lost' },
    { field: 'Owner', before: '', after: 'another one' },
    { field: 'tags', before: 'a', after: 'a, b' },
  ]);
});

test('making something lists no fields, and a deed without a word keeps its type', () => {
  expect(change('client.created', { name: [null, 'Hartley'] }).changes).toEqual([]);
  expect(change('client.merged', {}).what).toBe('client.merged');
});
