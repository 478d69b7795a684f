import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applicationHere } from './browser-fixtures.ts';

const ask = vi.fn<typeof fetch>();
let here = applicationHere();
beforeEach(() => {
  here = applicationHere();
  vi.stubGlobal('fetch', ask.mockReset());
});
afterEach(() => {
  here.store.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const refreshed = () =>
  Response.json({ access_token: here.token(), refresh_token: 'r2', token_type: 'Bearer' });

test('two tabs that refresh together ask the provider once, and both go on', async () => {
  const { store, expired, tab } = here;
  store.save(expired());
  ask.mockImplementation(async () => refreshed());
  const [one, two] = [tab(), tab()];
  const tokens = await Promise.all([one.session.tokens(), two.session.tokens(), one.session.tokens()]);
  expect(tokens.map((each) => each?.refreshToken)).toEqual(['r2', 'r2', 'r2']);
  expect(ask).toHaveBeenCalledOnce();
});

test.each([
  ['the network', () => Promise.reject(new TypeError('offline')), 'NetworkError'],
  ['too many requests', async () => new Response('', { status: 429 }), 'TooManyRequestsException'],
  ['a resting provider', async () => new Response('', { status: 503 }), 'ServiceUnavailableException'],
])('a refresh that fails for %s keeps the session', async (_, answer, name) => {
  const { store, expired, tab } = here;
  store.save(expired());
  ask.mockImplementation(answer);
  const { session, events } = tab();
  await expect(session.tokens()).rejects.toMatchObject({ name });
  expect([session.held(), events]).toEqual([
    true,
    [['tokenRefresh_failure', expect.objectContaining({ name })]],
  ]);
});

test('a refused refresh ends the session, in this tab and in the others', async () => {
  const { store, expired, tab } = here;
  store.save(expired());
  ask.mockImplementation(async () => Response.json({ error: 'invalid_grant' }, { status: 400 }));
  const [one, two] = [tab(), tab()];
  await expect(one.session.tokens()).resolves.toBeNull();
  expect([one.session.held(), one.events.map(([event]) => event)]).toEqual([false, ['tokenRefresh_failure']]);
  await expect.poll(() => two.events).toEqual([['changedElsewhere', 'out']]);
});

test('signing out in one tab is noticed by the others', async () => {
  const { store, held, tab } = here;
  store.save({ ...held(), refreshToken: undefined });
  const [one, two] = [tab(), tab()];
  await one.session.signOut();
  expect(one.events).toEqual([['signedOut', undefined]]);
  await expect.poll(() => two.events).toEqual([['changedElsewhere', 'out']]);
  await expect(two.session.tokens()).resolves.toBeNull();
});

test('a tab gives out nobody else’s tokens than those of the person it was opened by', async () => {
  const { store, held, tab } = here;
  store.save(held('ada'));
  const { session, events } = tab();
  store.save(held('bob'));
  await expect(session.tokens()).rejects.toMatchObject({ name: 'SessionChangedException' });
  await expect(session.tokens()).rejects.toMatchObject({ name: 'SessionChangedException' });
  expect(events).toEqual([['changedElsewhere', 'other']]);
});

test('the same person who signs in again elsewhere goes on here, another one doesn’t', async () => {
  const { store, held, tab } = here;
  store.save(held('ada'));
  const { session, events } = tab();
  for (const change of [
    store.clear,
    () => store.save(held('ada')),
    store.clear,
    () => store.save(held('bob')),
  ]) {
    change();
    window.dispatchEvent(new FocusEvent('focus'));
  }
  expect(events.map(([, change]) => change)).toEqual(['out', 'in', 'out', 'other']);
  await expect(session.tokens()).rejects.toMatchObject({ name: 'SessionChangedException' });
});

test('who asks for tokens that are gone learns it by the answer, the other tabs are told', async () => {
  const { store, held, tab } = here;
  store.save(held());
  const [one, two] = [tab(), tab()];
  store.clear();
  await expect(one.session.tokens()).resolves.toBeNull();
  await expect.poll(() => two.events).toEqual([['changedElsewhere', 'out']]);
  expect(one.events).toEqual([]);
});

test('what an application beside this one did to the cookies is noticed when the tab comes to the front', () => {
  const { store, held, tab } = here;
  store.save(held());
  const { events } = tab();
  store.clear();
  window.dispatchEvent(new FocusEvent('focus'));
  expect(events).toEqual([['changedElsewhere', 'out']]);
});
