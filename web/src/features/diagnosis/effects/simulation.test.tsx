import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readCurrentUser } from '#contract/users/endpoints.ts';
import { signedInAs } from '../../../app/fixtures.tsx';
import { call } from '../../../platform/call.ts';
import { config, setConfig } from '../../../platform/config.ts';
import { EARLY_MS, SLOW_MS, simulate, simulated } from './simulation.ts';

beforeEach(() => {
  signedInAs({});
  vi.stubGlobal('fetch', async () => Response.json({ name: 'Ada' }));
});
afterEach(() => simulate(null));

test.each(['401', '403', '500'] as const)(
  'an API that answers %s is pretended, and stopped',
  async (status) => {
    simulate(status);
    await expect(call(readCurrentUser)).rejects.toMatchObject({ status: Number(status) });
    simulate(null);
    expect(await call(readCurrentUser)).toEqual({ name: 'Ada' });
  },
);

test('without a network nothing of the API arrives, while the page itself does', async () => {
  simulate('offline');
  expect(onlineManager.isOnline()).toBe(false);
  await expect(fetch(`${config().apiUrl}/users/me`)).rejects.toThrow('Failed to fetch');
  expect((await fetch('/favicon.ico')).ok).toBe(true);
  simulate(null);
  expect(onlineManager.isOnline()).toBe(true);
});

test('a slow answer takes 3 s', async () => {
  vi.useFakeTimers();
  simulate('slow');
  const arrived = vi.fn();
  const asked = fetch(`${config().apiUrl}/users/me`).then(arrived);
  await vi.advanceTimersByTimeAsync(2_999);
  expect([SLOW_MS, arrived.mock.calls.length]).toEqual([3000, 0]);
  await vi.advanceTimersByTimeAsync(1);
  await asked;
  expect(arrived).toHaveBeenCalled();
  vi.useRealTimers();
});

test('the clock is 10 minutes early', () => {
  const before = Date.now();
  simulate('drift');
  expect(Date.now() - before).toBeGreaterThanOrEqual(EARLY_MS);
  simulate(null);
  expect(EARLY_MS).toBe(10 * 60_000);
  expect(Date.now() - before).toBeLessThan(EARLY_MS);
});

test('in production nothing is pretended', async () => {
  setConfig({ ...config(), environment: 'production' });
  simulate('500');
  expect(simulated.get()).toBeNull();
  expect(await call(readCurrentUser)).toEqual({ name: 'Ada' });
});
