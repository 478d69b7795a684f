import { close, getClient } from '@sentry/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setConfig } from '../config.ts';
import { holdUncaught, MOST_HELD, report, reportNowhere, reportTo } from '../reporting.ts';
import { configured } from './fixtures.ts';
import { startReporting } from './start.ts';

beforeEach(() => {
  for (const name of ['error', 'warn'] as const) vi.spyOn(console, name).mockImplementation(() => undefined);
});
afterEach(async () => {
  await close();
  reportNowhere();
  vi.restoreAllMocks();
});

test('what is reported before there is somewhere to take it is held, handed over once, and no more than twenty', async () => {
  for (let at = 0; at < MOST_HELD + 5; at += 1) report(new Error(`${at}`), 'error');
  const take = vi.fn();
  reportTo(take);
  expect(take).toHaveBeenCalledTimes(20);
  report(new Error('later'), 'warning');
  expect(take).toHaveBeenLastCalledWith(new Error('later'), 'warning');
  expect(take).toHaveBeenCalledTimes(21);
});

test('what nobody catches is held until somebody else listens', async () => {
  const page = new EventTarget();
  const stop = holdUncaught(page);
  const rejection = { promise: new Promise(() => undefined), reason: new Error('refused') };
  page.dispatchEvent(new ErrorEvent('error', { error: new Error('uncaught') }));
  page.dispatchEvent(new PromiseRejectionEvent('unhandledrejection', rejection));
  stop();
  page.dispatchEvent(new ErrorEvent('error', { error: new Error('heard elsewhere') }));
  const take = vi.fn();
  reportTo(take);
  expect(take.mock.calls.map(([error]) => error.message)).toEqual(['uncaught', 'refused']);
});

test('in the local environment nothing is loaded, reported or recorded', async () => {
  setConfig(configured({ environment: 'local' }));
  const stop = vi.fn();
  await startReporting(() => 'ann', stop);
  report(new Error('local'), 'error');
  expect(stop).toHaveBeenCalledOnce();
  expect(getClient()).toBeUndefined();
  expect(console.error).toHaveBeenCalled();
});

test('elsewhere the SDK takes the reports', async () => {
  setConfig(configured({ environment: 'staging', sentryDsn: '' }));
  const stop = vi.fn();
  await startReporting(() => 'ann', stop);
  expect(stop).toHaveBeenCalledOnce();
  expect(getClient()?.getOptions().environment).toBe('staging');
});
