import { expect, test } from 'vitest';
import { CallError } from '../../platform/call-error.ts';
import { toasts } from '../../ui/feedback/toast/toast.ts';
import { complain } from './complain.ts';

const said = (error: unknown) => {
  toasts.set([]);
  complain('The timer could not be stopped', error, false);
  return toasts.get()[0];
};

test('a change that never reached the server is told in words, not in the browser’s own', () => {
  expect(said(new CallError('network', 0, 'Failed to fetch'))?.message).toBe(
    'Muster can’t be reached right now.',
  );
});

test('what the server refused is told as it said it', () => {
  expect(said(new CallError('refused', 422, 'The timer runs no more.'))).toMatchObject({
    title: 'The timer could not be stopped',
    message: 'The timer runs no more.',
  });
});

test('older rows that could not be read again are told as such: nothing was to be saved', () => {
  toasts.set([]);
  const unanswered = new CallError('network', 0, 'Failed to fetch');
  complain(undefined, unanswered, true);
  complain(undefined, unanswered, false);
  expect(toasts.get().map(({ title }) => title)).toEqual([
    'What you see may be out of date',
    'That could not be saved',
  ]);
});
