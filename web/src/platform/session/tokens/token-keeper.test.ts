import { expect, test } from 'vitest';
import { fresh, jwt } from '../fixtures.ts';
import { SessionError } from '../session-error.ts';
import { type Refresher, tokenKeeper } from './token-keeper.ts';
import type { Tokens } from './tokens.ts';

const token = (seconds: number): string => {
  const { iat = 0, ...rest } = fresh();
  return jwt({ ...rest, iat, exp: iat + seconds });
};
const tokens = (seconds: number, more: Partial<Tokens> = {}): Tokens => ({
  username: 'ada',
  accessToken: token(seconds),
  idToken: token(seconds),
  refreshToken: 'r',
  clockDrift: 0,
  ...more,
});

function keeping(first: Tokens | null, refresher?: Refresher) {
  let kept = first;
  const events: string[] = [];
  const store = {
    load: () => kept,
    save: (next: Tokens) => {
      kept = next;
    },
    clear: () => {
      kept = null;
    },
  };
  const alone = <Result>(run: () => Promise<Result>) => run();
  const tell = (event: string) => void events.push(event);
  const keeper = tokenKeeper({ store, refresher, alone, tell, now: Date.now, ready: async () => undefined });
  return { keeper, events, store, kept: () => kept };
}

const failing =
  (name: string): Refresher =>
  () =>
    Promise.reject(new SessionError(name, name));
const next = tokens(900, { refreshToken: 'r2' });

test('fresh tokens are read without asking anybody', async () => {
  const { keeper } = keeping(tokens(900), failing('never'));
  await expect(keeper.get()).resolves.toMatchObject({ refreshToken: 'r' });
});

test('nobody is signed in without tokens', async () => {
  await expect(keeping(null).keeper.get()).resolves.toBeNull();
});

test.each([
  ['expired', tokens(-1)],
  ['within five seconds of it', tokens(4)],
  ['expired by the server’s clock', tokens(900, { clockDrift: 900_000 })],
  ['expired in the id token alone', tokens(900, { idToken: token(-1) })],
])('tokens that are %s are refreshed', async (_, old) => {
  const { keeper, kept, events } = keeping(old, async () => next);
  await expect(keeper.get()).resolves.toMatchObject({ refreshToken: 'r2' });
  expect(kept()).toMatchObject({ refreshToken: 'r2' });
  expect(events).toEqual(['tokenRefresh']);
});

test('a slow clock on this device does not refresh early', async () => {
  const { keeper } = keeping(tokens(-60, { clockDrift: -120_000 }), failing('never'));
  await expect(keeper.get()).resolves.not.toBeNull();
});

test('fresh tokens are refreshed when forced', async () => {
  await expect(keeping(tokens(800), async () => next).keeper.get({ force: true })).resolves.toMatchObject({
    refreshToken: 'r2',
  });
});

test('tokens that another tab refreshed meanwhile are taken over', async () => {
  const { store } = keeping(tokens(-1));
  const alone = <Result>(run: () => Promise<Result>) => {
    store.save(next);
    return run();
  };
  const parts = { store, alone, refresher: failing('never'), tell: () => undefined, now: Date.now };
  const keeper = tokenKeeper({ ...parts, ready: async () => undefined });
  await expect(keeper.get()).resolves.toMatchObject({ refreshToken: 'r2' });
});

test.each([
  'NetworkError',
  'TooManyRequestsException',
  'ServiceUnavailableException',
  'InternalErrorException',
])('%s keeps the tokens and is passed on', async (name) => {
  const { keeper, kept, events } = keeping(tokens(-1), failing(name));
  await expect(keeper.get()).rejects.toMatchObject({ name });
  expect(kept()).not.toBeNull();
  expect(events).toEqual(['tokenRefresh_failure']);
});

test('a refused refresh token ends the session without an error', async () => {
  const { keeper, kept } = keeping(tokens(-1), failing('NotAuthorizedException'));
  await expect(keeper.get()).resolves.toBeNull();
  expect(kept()).toBeNull();
});

test.each(['UserUnAuthenticatedException', 'InvalidTokens', 'RefreshTokenReuseException', 'UnknownError'])(
  '%s clears the tokens and is passed on',
  async (name) => {
    const { keeper, kept } = keeping(tokens(-1), failing(name));
    await expect(keeper.get()).rejects.toMatchObject({ name });
    expect(kept()).toBeNull();
  },
);

test('somebody who signs out while their tokens are refreshed stays signed out', async () => {
  const { keeper, store, kept, events } = keeping(tokens(-1), async () => {
    store.clear();
    return next;
  });
  await expect(keeper.get()).resolves.toBeNull();
  expect([kept(), events]).toEqual([null, []]);
});

test.each([
  ['succeeds', async () => next],
  ['is refused', failing('NotAuthorizedException')],
])('a session that began while an older one’s refresh %s is left alone', async (_, answer) => {
  const later = tokens(900, { username: 'bob', refreshToken: 'b' });
  const { keeper, store, kept } = keeping(tokens(-1), async (old) => {
    store.save(later);
    return answer(old);
  });
  await keeper.get();
  expect(kept()).toEqual(later);
});

test('the device and the details of the sign-in outlast a refresh', async () => {
  const device = { deviceKey: 'k', deviceGroupKey: 'g', randomPassword: 'p' };
  const { keeper, kept } = keeping(tokens(-1, { device, signInDetails: '{}' }), async () => next);
  await keeper.get();
  expect(kept()).toMatchObject({ device, signInDetails: '{}', refreshToken: 'r2' });
});

test('a set without an access token is refused', () => {
  expect(() => keeping(null).keeper.set({ ...next, accessToken: '' })).toThrow(
    expect.objectContaining({ name: 'InvalidTokens', message: 'Invalid tokens' }),
  );
});

test('any other failure clears the tokens and is passed on', async () => {
  const { keeper, kept } = keeping(tokens(-1), failing('TokenRefreshException'));
  await expect(keeper.get()).rejects.toMatchObject({ name: 'TokenRefreshException' });
  expect(kept()).toBeNull();
});

test('reading waits for a sign-in that is in flight', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { store } = keeping(tokens(900));
  const alone = <Result>(run: () => Promise<Result>) => run();
  const keeper = tokenKeeper({ store, alone, tell: () => undefined, now: Date.now, ready: () => promise });
  const read = keeper.get();
  store.save(next);
  resolve();
  await expect(read).resolves.toMatchObject({ refreshToken: 'r2' });
});

test('a keeper without its parts says which is missing', async () => {
  const parts = {
    alone: <Result>(run: () => Promise<Result>) => run(),
    tell: () => undefined,
    now: Date.now,
  };
  const bare = tokenKeeper({ ...parts, ready: async () => undefined });
  await expect(bare.get()).rejects.toThrow('TokenStore not set');
  await expect(keeping(tokens(-1)).keeper.get()).rejects.toThrow('TokenRefresher not set');
});
