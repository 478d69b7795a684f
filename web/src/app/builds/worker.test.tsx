import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeContainer, FakeWorker } from '../../../test/fake-worker.ts';
import { buildState } from '../../platform/builds/build-state.ts';
import { workerState } from '../../platform/builds/worker-state.ts';
import { unsavedWork } from '../../ui/form-page/unsaved-work.ts';
import { PageWorker, TAKE_OVER_MS } from './worker.ts';

const UPDATE = { type: 'SKIP_WAITING' };

const ask = vi.fn<(question: string) => boolean>();
const reload = vi.fn<() => void>();
let browser: FakeContainer;
const managed = () => new PageWorker({ container: browser, ask, reload });

/** A page that an older worker already serves. */
const served = () => {
  browser.controller = new FakeWorker('activated');
  browser.registration.active = browser.controller;
};
const settled = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  browser = new FakeContainer();
  for (const spy of [ask, reload]) spy.mockReset();
  unsavedWork.set(0);
  vi.stubGlobal('trustedTypes', undefined);
  buildState.become({ id: 'old', newer: null });
  workerState.become({ status: 'unregistered', hasFailed: false, failure: null });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the first worker is installed, then the application is ready to be offline, and nothing is reloaded', async () => {
  await managed().register();
  expect(browser.register).toHaveBeenCalledExactlyOnceWith('/service-worker.js');
  const worker = new FakeWorker('installing');
  browser.registration.find(worker);
  browser.registration.install();
  expect(workerState.now().status).toBe('installed');
  worker.become('activated');
  browser.control(worker);
  expect(workerState.now().status).toBe('offline-ready');
  expect([ask.mock.calls, reload.mock.calls]).toEqual([[], []]);
});

test('a newer worker asks exactly this, and on yes it takes over and the page is reloaded', async () => {
  served();
  ask.mockReturnValue(true);
  await managed().register();
  expect(workerState.now().status).toBe('activated');
  const newer = new FakeWorker('installing');
  browser.registration.find(newer);
  browser.registration.install();
  expect(workerState.now().status).toBe('needs-refresh');
  await expect.poll(() => newer.postMessage.mock.calls).toEqual([[UPDATE]]);
  expect(ask).toHaveBeenCalledExactlyOnceWith(
    'A new app version is available, do you want to update it now?',
  );
  newer.become('activated');
  browser.control(newer);
  expect([workerState.now().status, reload.mock.calls.length]).toEqual(['activated', 1]);
});

test('on no the newer worker waits and the page stays', async () => {
  served();
  browser.registration.waiting = new FakeWorker('installed');
  ask.mockReturnValue(false);
  await managed().register();
  await expect.poll(() => ask.mock.calls.length).toBe(1);
  expect([browser.registration.waiting.postMessage.mock.calls, reload.mock.calls]).toEqual([[], []]);
});

test('the question waits until nothing is unsaved', async () => {
  served();
  browser.registration.waiting = new FakeWorker('installed');
  unsavedWork.set(1);
  await managed().register();
  await settled();
  expect(ask).not.toHaveBeenCalled();
  unsavedWork.set(0);
  await expect.poll(() => ask.mock.calls.length).toBe(1);
});

test('nobody is asked about what the next navigation loads anyway', async () => {
  served();
  buildState.become({ newer: 'new' });
  browser.registration.waiting = new FakeWorker('installed');
  await managed().register();
  await settled();
  expect([workerState.now().status, ask.mock.calls]).toEqual(['needs-refresh', []]);
});

test('a worker that another tab let in reloads the page, but not over unsaved work', async () => {
  served();
  await managed().register();
  unsavedWork.set(1);
  vi.spyOn(window, 'fetch').mockResolvedValue(Response.json({ id: 'new' }));
  browser.control(new FakeWorker('activated'));
  expect(reload).not.toHaveBeenCalled();
  await expect.poll(() => buildState.now().newer).toBe('new');
  unsavedWork.set(0);
  browser.control(new FakeWorker('activated'));
  expect(reload).toHaveBeenCalledOnce();
});

test('before a reload the newer worker takes control', async () => {
  served();
  const worker = managed();
  await worker.register();
  const newer = new FakeWorker('installing');
  browser.registration.update.mockImplementation(async () => {
    browser.registration.find(newer);
    return undefined;
  });
  newer.postMessage.mockImplementation(() => browser.control(newer));
  buildState.become({ newer: 'new' });
  const taken = worker.takeControl();
  await expect.poll(() => browser.registration.installing).toBe(newer);
  browser.registration.install();
  expect(await taken).toBe(true);
  expect([newer.postMessage.mock.calls, reload.mock.calls]).toEqual([[[UPDATE]], []]);
});

test('a navigation waits 3 s for the newer worker at most', async () => {
  expect(TAKE_OVER_MS).toBe(3_000);
  served();
  browser.registration.installing = new FakeWorker('installing');
  vi.useFakeTimers();
  const taken = managed().takeControl();
  await vi.advanceTimersByTimeAsync(TAKE_OVER_MS);
  expect(await taken).toBe(false);
});

test('an older worker that never makes room is let go with the one that waits, so that the reload gets the newer build', async () => {
  served();
  browser.registration.waiting = new FakeWorker('installed');
  vi.useFakeTimers();
  const taken = managed().takeControl();
  await vi.advanceTimersByTimeAsync(TAKE_OVER_MS);
  expect(await taken).toBe(true);
  expect(browser.registration.unregister).toHaveBeenCalledOnce();
});

test('a page without a worker needs none to be reloaded', async () => {
  expect(await managed().takeControl()).toBe(true);
});

test('a refused registration sets a flag, says why, and is reported', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  browser.register.mockRejectedValue(new TypeError('Rejected'));
  await managed().register();
  expect(workerState.now()).toEqual({ status: 'failed', hasFailed: true, failure: 'Rejected' });
  expect(warned).toHaveBeenCalledOnce();
});

test('a browser without workers is no failure', async () => {
  await new PageWorker({ container: undefined, ask, reload }).register();
  expect(workerState.now()).toMatchObject({ status: 'unsupported', hasFailed: false });
});

test('the address of the worker is trusted under a policy of its own', async () => {
  const createPolicy = vi.fn((_name: string, rules: object) => rules);
  vi.stubGlobal('trustedTypes', { createPolicy });
  await managed().register();
  expect(createPolicy.mock.calls[0]?.[0]).toBe('muster-worker');
});
