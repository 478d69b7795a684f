import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { told, wayOf } from '../../../test/inbox-page.tsx';
import { showOnDesktop } from './desktop.ts';

class Notice {
  static permission = 'granted';
  static shown: Notice[] = [];
  onshow: (() => void) | null = null;
  onclick: (() => void) | null = null;
  onclose: (() => void) | null = null;
  readonly title: string;
  readonly options: { body: string; tag: string };

  constructor(title: string, options: { body: string; tag: string }) {
    this.title = title;
    this.options = options;
    Notice.shown.push(this);
  }

  close() {
    this.onclose?.();
  }
}

const verbs = { shown: vi.fn(), opened: vi.fn(), closed: vi.fn() };
const READ_ON = ['app', 'web-push'];

beforeEach(() => {
  vi.clearAllMocks();
  Notice.permission = 'granted';
  Notice.shown = [];
  vi.stubGlobal('Notification', Notice);
});
afterEach(() => vi.unstubAllGlobals());

/** Lets this browser be pushed to, or not. */
const subscribed = (isPushedTo: boolean) =>
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockImplementation(async () =>
    Object.assign(Object.create(null), {
      pushManager: { getSubscription: async () => (isPushedTo ? {} : null) },
    }),
  );

test('what is new is shown under its own tag, and said to be sent once it stands there', async () => {
  subscribed(false);
  const row = told(1);
  await showOnDesktop([row], verbs);
  const [notice] = Notice.shown;
  expect(notice?.title).toBe('Told 1');
  expect(notice?.options).toEqual({ body: 'Message 1', tag: row.uuid });
  expect(verbs.shown).not.toHaveBeenCalled();
  notice?.onshow?.();
  expect(verbs.shown).toHaveBeenCalledExactlyOnceWith(row.uuid);
});

test('a click opens it, read on app and web-push, and isn’t a closing too', async () => {
  subscribed(false);
  const row = told(1);
  await showOnDesktop([row], verbs);
  const focus = vi.spyOn(window, 'focus').mockImplementation(() => undefined);
  Notice.shown[0]?.onclick?.();
  expect(focus).toHaveBeenCalledOnce();
  expect(verbs.opened).toHaveBeenCalledExactlyOnceWith(row.uuid, READ_ON);
  expect(verbs.closed).not.toHaveBeenCalled();
  focus.mockRestore();
});

test('closing it marks it read', async () => {
  subscribed(false);
  const row = told(1);
  await showOnDesktop([row], verbs);
  Notice.shown[0]?.close();
  expect(verbs.closed).toHaveBeenCalledExactlyOnceWith(row.uuid, READ_ON);
});

const LATER = new Date(Date.now() + 3_600_000).toISOString();

test.each([
  ['the person opted out', told(1, { channels: [wayOf('web-push', { status: 'opt-out' })] })],
  ['it was sent before', told(1, { channels: [wayOf('web-push', { status: 'sent' })] })],
  ['it waits for the end of quiet hours', told(1, { channels: [wayOf('web-push', { due_at: LATER })] })],
  ['it has no such way', told(1, { channels: [wayOf('app')] })],
  ['it is read', told(1, { read_at: LATER })],
])('nothing is shown where %s', async (_, row) => {
  subscribed(false);
  await showOnDesktop([row], verbs);
  expect(Notice.shown).toEqual([]);
});

test('nothing is shown without permission, nor in a browser that is pushed to', async () => {
  subscribed(true);
  await showOnDesktop([told(1)], verbs);
  subscribed(false);
  Notice.permission = 'denied';
  await showOnDesktop([told(1)], verbs);
  expect(Notice.shown).toEqual([]);
});
