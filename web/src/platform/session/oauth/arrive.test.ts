import { expect, test, vi } from 'vitest';
import { fakeFlight, fakePage, fresh, jwt, settings } from '../fixtures.ts';
import { arrive } from './arrive.ts';

test('a session that can’t be read after signing in is told and doesn’t survive half-made', async () => {
  const answer = { access_token: jwt(fresh()), id_token: jwt(fresh()), token_type: 'Bearer' };
  vi.stubGlobal('fetch', async () => Response.json(answer));
  const keeper = { get: async () => null, set: vi.fn(), clear: vi.fn() };
  const tell = vi.fn();
  const failed = await arrive({
    settings,
    inFlight: fakeFlight('s'),
    page: fakePage('http://app.example/signin?code=c&state=s'),
    keeper,
    watch: { check: () => true, settle: () => undefined },
    tell,
  }).catch((error: unknown) => error);
  vi.unstubAllGlobals();
  expect(failed).toMatchObject({
    name: 'UnexpectedSignInInterruptionException',
    message: 'Unable to get user session following successful sign-in',
  });
  expect(keeper.set).toHaveBeenCalledBefore(keeper.clear);
  expect(tell.mock.calls).toEqual([['signInWithRedirect'], ['signInWithRedirect_failure', failed]]);
});
