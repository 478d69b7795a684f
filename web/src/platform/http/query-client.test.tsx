import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { CallError } from '../call-error.ts';
import { createQueryClient } from './query-client.ts';
import { CODE_UNREACHED, isUnreached, unreachedNote } from './unreached.ts';

afterEach(() => onlineManager.setOnline(true));

const unanswered = () => new CallError('network', 0, 'Failed to fetch');
const read = async () => {
  if (!onlineManager.isOnline()) throw unanswered();
  return 'rows';
};

test('without a network a read fails at once, and is asked again when there is one', async () => {
  const client = createQueryClient(
    () => undefined,
    () => undefined,
  );
  client.mount();
  onlineManager.setOnline(false);
  const observer = new QueryObserver(client, { queryKey: ['a'], queryFn: read });
  const stop = observer.subscribe(() => undefined);
  await expect
    .poll(() => observer.getCurrentResult())
    .toMatchObject({ status: 'error', fetchStatus: 'idle' });
  onlineManager.setOnline(true);
  await expect.poll(() => observer.getCurrentResult().data).toBe('rows');
  stop();
  client.unmount();
});

test('rows that could not be refreshed stay; it is said, but not while there is no network', async () => {
  const complain = vi.fn();
  const client = createQueryClient(complain, () => undefined);
  const refresh = (error: Error) =>
    client.fetchQuery({ queryKey: ['b'], queryFn: () => Promise.reject(error) }).catch(() => undefined);
  client.setQueryData(['b'], 'rows', { updatedAt: 1 });
  onlineManager.setOnline(false);
  await refresh(unanswered());
  expect(complain).not.toHaveBeenCalled();
  onlineManager.setOnline(true);
  await refresh(unanswered());
  await refresh(new CallError('internal', 500, 'Broken.'));
  expect(complain).toHaveBeenCalledTimes(2);
  expect(client.getQueryData(['b'])).toBe('rows');
});

test('that nobody answers is said once, however many reads hear of it, and again only after somebody did', async () => {
  const complain = vi.fn();
  const client = createQueryClient(complain, () => undefined);
  const refresh = (name: string, read: () => Promise<string>) =>
    client.fetchQuery({ queryKey: [name], queryFn: read }).catch(() => undefined);
  const names = ['log', 'tags', 'person'];
  for (const name of names) client.setQueryData([name], 'rows', { updatedAt: 1 });
  for (const name of names) await refresh(name, () => Promise.reject(unanswered()));
  expect(complain.mock.calls).toEqual([[undefined, expect.any(CallError), true]]);
  await refresh('log', async () => 'newer rows');
  await refresh('tags', () => Promise.reject(unanswered()));
  expect(complain).toHaveBeenCalledTimes(2);
});

test('what nobody answered is told apart from what was refused, and says what happens next', () => {
  const code = Object.assign(new Error('The code could not be fetched.'), { name: CODE_UNREACHED });
  expect([unanswered(), code].map(isUnreached)).toEqual([true, true]);
  expect([new CallError('internal', 500, 'Broken.'), new Error('defect'), null].map(isUnreached)).toEqual([
    false,
    false,
    false,
  ]);
  expect(unreachedNote(unanswered())).toBe('Muster can’t be reached right now. Try again in a moment.');
  onlineManager.setOnline(false);
  expect(unreachedNote(code)).toBe('You are offline. It loads by itself as soon as you are back.');
  expect(unreachedNote(new Error('defect'))).toBeUndefined();
});
