import { expect, test, vi } from 'vitest';

/** A fresh page, in which nobody listens yet. */
const freshPage = async () => {
  vi.resetModules();
  return import('./opened.ts');
};

test('nt and ch leave the address; other parameters and the hash stay', async () => {
  const { takeOpened } = await freshPage();
  expect(takeOpened('/account?tab=keys&nt=n1&ch=web-push#codes')).toBe('/account?tab=keys#codes');
  expect(takeOpened('/account?nt=n1')).toBe('/account');
});

test('an address without nt is left alone, whatever ch says', async () => {
  const { takeOpened } = await freshPage();
  expect(takeOpened('/account?ch=email#codes')).toBeNull();
});

test.each([
  ['', 'app'],
  ['&ch=email', 'email'],
  ['&ch=web-push', 'web-push'],
  ['&ch=pigeon', 'app'],
])('with “%s” the channel is %s', async (ch, channel) => {
  const { onNotificationOpened, takeOpened } = await freshPage();
  const opened = vi.fn();
  onNotificationOpened(opened);
  takeOpened(`/account?nt=n1${ch}`);
  expect(opened.mock.calls).toEqual([[{ id: 'n1', channel }]]);
});

test('a notification opened before anybody listens waits, and is handed on once', async () => {
  const { onNotificationOpened, takeOpened } = await freshPage();
  takeOpened('/account?nt=n1');
  const [first, second] = [vi.fn(), vi.fn()];
  onNotificationOpened(first);
  onNotificationOpened(second);
  expect(first).toHaveBeenCalledOnce();
  expect(second).not.toHaveBeenCalled();
});

test('an empty nt marks nothing and vanishes', async () => {
  const { onNotificationOpened, takeOpened } = await freshPage();
  const opened = vi.fn();
  onNotificationOpened(opened);
  expect(takeOpened('/account?nt=&ch=email')).toBe('/account');
  expect(opened).not.toHaveBeenCalled();
});
