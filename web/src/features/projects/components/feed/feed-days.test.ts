import { expect, test } from 'vitest';
import type { FeedItem } from '#contract/feed/shapes.ts';
import { stretchesOf } from './feed-days.ts';

const time = (id: string, at: string, member = 'maren', unseen = false): FeedItem => ({
  ...{ kind: 'time', id, at, unseen },
  time: {
    member: { id: member, name: member },
    ...{
      work_date: '2026-11-20',
      start: null,
      end: null,
      ends_next_day: false,
      duration_s: 60,
      service: null,
    },
    ...{ category: 'work', note: '', billable: true, source: 'manual', status: 'draft' },
  },
});
const edit = (id: string, at: string): FeedItem => ({
  ...{ kind: 'edit', id, at, unseen: false },
  change: { id, type: 'project.updated', actor: null, occurred_at: at, changes: {} },
});

test('items stand under the day on which they happened in the zone', () => {
  const items = [time('a', '2026-11-20T23:30:00Z'), time('b', '2026-11-20T10:00:00Z')];
  expect(stretchesOf(items, 'Europe/Berlin').map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-20']);
});

test('the line of the last visit parts a day', () => {
  const items = [time('a', '2026-11-20T11:00:00Z', 'maren', true), time('b', '2026-11-20T10:00:00Z')];
  expect(stretchesOf(items, 'UTC').map(({ day, unseen }) => [day, unseen])).toEqual([
    ['2026-11-20', true],
    ['2026-11-20', false],
  ]);
});

test('a lot of time of one person is one row, unless something came between', () => {
  const at = '2026-11-20T10:00:00Z';
  const items = [
    time('a', at),
    time('b', at),
    time('c', at),
    edit('d', at),
    time('e', at),
    time('f', at, 'tom'),
  ];
  const [day] = stretchesOf(items, 'UTC');
  expect(day?.rows.map(({ kind, id }) => [kind, id])).toEqual([
    ['times', 'a'],
    ['edit', 'd'],
    ['time', 'e'],
    ['time', 'f'],
  ]);
});
