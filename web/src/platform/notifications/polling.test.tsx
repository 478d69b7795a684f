import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepPolling, POLL_MS } from './polling.ts';
import { notePoll, PATIENCE_MS, pollFinished } from './running-poll.ts';

let visibility: DocumentVisibilityState;
const running: (() => void)[] = [];
const poll = vi.fn(async () => undefined);

/** Polls under a name of its own, so that no other test waits for its turn. */
const start = (name = `polling.${Math.random()}`) => {
  const stop = keepPolling({ poll, name });
  running.push(stop);
  return stop;
};

const become = (next: DocumentVisibilityState) => {
  visibility = next;
  document.dispatchEvent(new Event('visibilitychange'));
};

/** True while every turn is given: one holds it, and so many wait. */
const isSettled = async (name: string, waiting: number) => {
  const { held = [], pending = [] } = await navigator.locks.query();
  const isOfIt = (lock: LockInfo) => lock.name === name;
  return held.filter(isOfIt).length === 1 && pending.filter(isOfIt).length === waiting;
};

/** Lets a minute pass, once `name` is held by one and so many wait for it. */
const minute = async (name?: string, waiting = 0) => {
  while (name && !(await isSettled(name, waiting)));
  await navigator.locks.query();
  await vi.advanceTimersByTimeAsync(POLL_MS * 1.2);
};

beforeEach(() => {
  visibility = 'visible';
  poll.mockClear();
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.useFakeTimers();
});
afterEach(() => {
  for (const stop of running.splice(0)) stop();
  onlineManager.setOnline(true);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('it is asked at once, and a minute later again, until it ends', async () => {
  const stop = start();
  expect([POLL_MS, poll.mock.calls.length]).toEqual([60_000, 1]);
  await minute();
  expect(poll).toHaveBeenCalledTimes(2);
  stop();
  await minute();
  expect(poll).toHaveBeenCalledTimes(2);
});

test('nothing is asked out of sight or without a network, and at once when it is back', async () => {
  start();
  become('hidden');
  await minute();
  expect(poll).toHaveBeenCalledTimes(1);
  become('visible');
  expect(poll).toHaveBeenCalledTimes(2);
  onlineManager.setOnline(false);
  await minute();
  expect(poll).toHaveBeenCalledTimes(2);
  onlineManager.setOnline(true);
  expect(poll).toHaveBeenCalledTimes(3);
});

test('of two tabs in sight one goes on asking, and the other takes over when it ends', async () => {
  const name = `polling.${Math.random()}`;
  const stop = start(name);
  start(name);
  expect(poll).toHaveBeenCalledTimes(2);
  await minute(name, 1);
  expect(poll).toHaveBeenCalledTimes(3);
  stop();
  await minute(name);
  expect(poll).toHaveBeenCalledTimes(4);
});

test('a list waits for a poll under way, for half a second at most', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  notePoll(promise);
  const waited = vi.fn();
  void pollFinished().then(waited);
  await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1);
  expect([PATIENCE_MS, waited.mock.calls.length]).toEqual([500, 0]);
  await vi.advanceTimersByTimeAsync(1);
  expect(waited).toHaveBeenCalledOnce();
  const early = vi.fn();
  void pollFinished().then(early);
  resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(early).toHaveBeenCalledOnce();
});
