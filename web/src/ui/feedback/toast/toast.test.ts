import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast, toasts } from './toast.ts';

beforeEach(() => vi.useFakeTimers({ now: 1_700_000_000_500 }));

afterEach(() => {
  toast.clear();
  vi.useRealTimers();
});

const titles = () => toasts.get().map(({ title }) => title);

test('a toast is removed after ten seconds', () => {
  toast.show({ title: 'Saved' });
  vi.advanceTimersByTime(9_999);
  expect(titles()).toEqual(['Saved']);
  vi.advanceTimersByTime(1);
  expect(titles()).toEqual([]);
});

test('a toast is removed when it is closed', () => {
  toast.show({ title: 'Saved' });
  toast.show({ title: 'Sent' });
  toast.close(toasts.get()[0]?.id ?? 0);
  expect(titles()).toEqual(['Sent']);
});

test('a missing timestamp is now, in seconds', () => {
  toast.show({ title: 'Saved' });
  expect(toasts.get()[0]?.timestamp).toBe(1_700_000_000);
});

test('a toast with the same title, message and timestamp is not added again', () => {
  toast.show({ title: 'Saved', message: 'HRB-204', timestamp: 5 });
  toast.show({ title: 'Saved', message: 'HRB-204', timestamp: 5 });
  expect(titles()).toHaveLength(1);
  toast.show({ title: 'Saved', message: 'HRB-204', timestamp: 6 });
  toast.show({ title: 'Saved', message: 'QML-118', timestamp: 5 });
  expect(titles()).toHaveLength(3);
});

test.each([{ statusCode: 401 }, { statusCode: 403 }, { status: 401 }, { status: 403 }])(
  'an error with %j shows no toast',
  (err) => {
    toast.show({ title: 'Not saved', err });
    expect(titles()).toEqual([]);
  },
);

test.each([{ statusCode: 500 }, { status: 404 }, new Error('network')])(
  'any other error shows its toast',
  (err) => {
    toast.show({ title: 'Not saved', err });
    expect(titles()).toEqual(['Not saved']);
  },
);
