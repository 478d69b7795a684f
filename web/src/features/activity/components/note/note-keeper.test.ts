import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DayNote } from '#contract/activity/day-shapes.ts';
import { CallError } from '../../../../platform/call-error.ts';
import type { NoteDraft } from './note-draft.ts';
import { noteKeeper } from './note-keeper.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const draft = (done: string, version = 0): NoteDraft => ({ done, blockers: '', tomorrow: '', version });
const stored = (first: NoteDraft | null = null) => {
  let kept = first;
  const write = (next: NoteDraft | null) => {
    kept = next;
  };
  return { read: () => kept, write };
};
const answer = ({ version, ...texts }: NoteDraft): DayNote => ({
  ...texts,
  version: version + 1,
  updated_at: '2026-11-19T14:06:00Z',
});

test('what is typed is kept on the device at once and saved after a pause, once', async () => {
  const store = stored();
  const send = vi.fn(async (sent: NoteDraft) => answer(sent));
  const keeper = noteKeeper(store, send);
  keeper.keep(draft('Mast'));
  keeper.keep(draft('Mast 4'));
  expect(store.read()?.done).toBe('Mast 4');
  expect(keeper.snapshot().state).toBe('saving');
  await vi.advanceTimersByTimeAsync(1000);
  expect(send).toHaveBeenCalledExactlyOnceWith(draft('Mast 4'));
  expect(keeper.snapshot()).toEqual({ draft: null, state: 'saved' });
  expect(store.read()).toBeNull();
});

test('what was typed while a save was on its way is saved over the version that it made', async () => {
  const sent: NoteDraft[] = [];
  const waiting: ((note: DayNote) => void)[] = [];
  const keeper = noteKeeper(stored(), (now) => {
    sent.push(now);
    return new Promise((resolve) => waiting.push(resolve));
  });
  keeper.keep(draft('One'));
  await vi.advanceTimersByTimeAsync(1000);
  keeper.keep(draft('One two'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toHaveLength(1);
  waiting[0]?.(answer(draft('One')));
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent[1]).toEqual(draft('One two', 1));
});

test('without a connection the draft stays on the device and is tried again', async () => {
  const store = stored();
  const send = vi.fn(async (sent: NoteDraft) => answer(sent));
  send.mockRejectedValueOnce(new CallError('network', 0, 'Failed to fetch'));
  const keeper = noteKeeper(store, send);
  keeper.keep(draft('Mast 4'));
  await vi.advanceTimersByTimeAsync(1000);
  expect([keeper.snapshot().state, store.read()?.done]).toEqual(['unsaved', 'Mast 4']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(keeper.snapshot().state).toBe('saved');
});

test('a draft of before a reload is there again and is saved', async () => {
  const send = vi.fn(async (sent: NoteDraft) => answer(sent));
  const keeper = noteKeeper(stored(draft('Mast 4', 2)), send);
  expect(keeper.snapshot()).toEqual({ draft: draft('Mast 4', 2), state: 'unsaved' });
  await keeper.flush();
  expect(send).toHaveBeenCalledWith(draft('Mast 4', 2));
});

test('a note that another window saved is a conflict, which waits for an answer', async () => {
  const send = vi.fn(async (sent: NoteDraft) => answer(sent));
  send.mockRejectedValueOnce(new CallError('stale', 412, 'Changed'));
  const keeper = noteKeeper(stored(), send);
  keeper.keep(draft('Mine'));
  await vi.advanceTimersByTimeAsync(30_000);
  expect([keeper.snapshot().state, send.mock.calls.length]).toEqual(['conflict', 1]);
  keeper.keep(draft('Mine', 5));
  await vi.advanceTimersByTimeAsync(1000);
  expect(send).toHaveBeenLastCalledWith(draft('Mine', 5));
});
