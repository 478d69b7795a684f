import { expect, test } from 'vitest';
import {
  following,
  isMaker,
  type NewWrite,
  nextOf,
  type QueuedWrite,
  queuedWrite,
  settled,
  without,
  withWrite,
} from './queued-write.ts';

const COLLECTION = { method: 'POST', path: '/logs' } as const;
const ROW = { method: 'PATCH', path: '/logs/:log_id' } as const;
const refusal = { status: 422, message: 'No.', fields: [] };

const made = (subject: string, more: Partial<QueuedWrite> = {}): QueuedWrite => ({
  ...queuedWrite({
    ...{ endpoint: COLLECTION, organization: 'a', subject, title: 'A log', href: '/logs' },
    input: { body: { client_uuid: subject } },
  }),
  ...more,
});
const change = (subject: string, version: number): QueuedWrite =>
  queuedWrite({
    ...{ endpoint: ROW, organization: 'a', subject, title: 'A change', href: '/logs' },
    input: { params: { log_id: subject }, version, body: { note: 'x' } },
  });

test('what was made offline and changed is changed under the id and version that the server gave it', () => {
  const [first, second] = [made('local'), change('local', 0)];
  const [left] = settled([first, second, change('other', 3)], first, { id: 'row', version: 1 });
  expect(left?.input).toMatchObject({ params: { log_id: 'row' }, version: 1 });
});

test('a change behind another one of the same row is made over the version that the first one left', () => {
  const [first, second, other] = [change('row', 3), change('row', 3), change('other', 3)];
  const rest = settled([first, second, other], first, { id: 'row', version: 4 });
  expect(rest.map(({ input }) => input.version)).toEqual([4, 3]);
});

test('a version that stands in the body is followed too', () => {
  const input = following({ params: { date: 'd' }, body: { done: 'x', version: 0 } }, 'note d', {
    version: 1,
  });
  expect(input).toEqual({ params: { date: 'd' }, body: { done: 'x', version: 1 } });
});

test('a refused write keeps those about the same waiting, and no others', () => {
  const [refused, behind, other] = [made('a', { refusal }), change('a', 0), made('b')];
  expect(nextOf([refused, behind, other])).toBe(other);
  expect(nextOf([refused, behind])).toBeUndefined();
});

test('who gives up what was made offline gives up its changes, who gives up a change gives up nothing else', () => {
  const [first, second, other] = [made('a'), change('a', 0), change('row', 1)];
  expect([isMaker(first), isMaker(second)]).toEqual([true, false]);
  expect(without([first, second, other], first)).toEqual([other]);
  expect(without([first, second, other], second)).toEqual([first, other]);
});

test('a change that was attempted before it was kept goes on under the same key', () => {
  const input = { endpoint: ROW, organization: 'a', subject: 'row', title: '', href: '', input: {} };
  expect(queuedWrite({ ...input, key: 'k' })).toMatchObject({ key: 'k', attempts: 1 });
  expect(queuedWrite(input).attempts).toBe(0);
});

test('a write that says everything anew replaces the one that waits, and stays over what that was made over', () => {
  const note = (done: string, shown: string): NewWrite => ({
    endpoint: { method: 'PUT', path: '/notes/:date' },
    ...{ organization: 'a', subject: 'note', title: '', href: '/', input: { body: { done } } },
    shown,
    replaces: true,
  });
  const first = withWrite([made('a')], note('Gate', 'saved'));
  const second = withWrite(first, note('Gate 3', 'Gate'));
  expect(second.map(({ input }) => input.body)).toEqual([{ client_uuid: 'a' }, { done: 'Gate 3' }]);
  expect(second[1]?.shown).toBe('saved');
  const onItsWay = first.map((write) => ({ ...write, attempts: 1 }));
  expect(withWrite(onItsWay, note('Gate 3', 'Gate'))).toHaveLength(3);
});
