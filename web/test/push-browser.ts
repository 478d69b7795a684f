import { afterEach, beforeEach, vi } from 'vitest';

/** The address under which the push service knows this browser. */
export const ENDPOINT = 'https://push.example.org/here';

/** A browser that can be pushed to, anew for every test of a file: nobody was asked yet, and whoever is agrees. */
export function pushBrowser() {
  const browser: {
    permission: NotificationPermission;
    /** What the person says when they are asked. */
    answered: NotificationPermission;
    subscription: object | null;
  } = { permission: 'default', answered: 'granted', subscription: null };
  const subscribe = vi.fn(async () => {
    browser.subscription = {
      endpoint: ENDPOINT,
      toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: 'p', auth: 'a' } }),
      unsubscribe: async () => {
        browser.subscription = null;
        return true;
      },
    };
    return browser.subscription;
  });
  const pushManager = { getSubscription: async () => browser.subscription, subscribe };
  beforeEach(() => {
    localStorage.clear();
    Object.assign(browser, { permission: 'default', answered: 'granted', subscription: null });
    vi.spyOn(navigator.serviceWorker, 'getRegistration').mockImplementation(async () =>
      Object.assign(Object.create(null), { pushManager }),
    );
    vi.spyOn(Notification, 'permission', 'get').mockImplementation(() => browser.permission);
    vi.spyOn(Notification, 'requestPermission').mockImplementation(async () => {
      browser.permission = browser.answered;
      return browser.permission;
    });
  });
  afterEach(() => vi.restoreAllMocks());
  return { browser, subscribe };
}

/** What the API answers about this browser's subscription. */
export const SUBSCRIBED = {
  id: 's1',
  device: 'Chrome on Linux',
  endpoint: ENDPOINT,
  created_at: '2026-11-01T08:00:00.000Z',
  used_at: null,
};
