import { FetchError } from 'ofetch';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setSession } from '../session/current-session.ts';
import { settings } from '../session/fixtures.ts';
import { createSession } from '../session/session.ts';
import { SessionError } from '../session/session-error.ts';
import { onSessionEnded, refusal, sayingFarewell } from './refusal.ts';

const clear = vi.fn();
const ended = vi.fn();
beforeEach(() => {
  setSession({ ...createSession(settings), clear, superseded: (idToken) => idToken === 'old' });
  onSessionEnded(ended);
});
afterEach(() => vi.clearAllMocks());

const unauthorizedFor = (idToken: string) =>
  Object.assign(new FetchError('401'), {
    status: 401,
    options: { headers: new Headers({ Authorization: `Bearer ${idToken}` }) },
  });

test.each([
  ['old', 'that was replaced meanwhile ends no session', 0],
  ['current', 'of this session ends it', 1],
])('a 401 to the token “%s”, %s', (idToken, _, ends) => {
  expect(refusal(unauthorizedFor(idToken))).toMatchObject({ name: 'unauthorized' });
  expect([clear.mock.calls.length, ended.mock.calls.length]).toEqual([ends, ends]);
});

test.each([
  ['NetworkError', { code: 'network', status: 0 }, 0],
  ['ServiceUnavailableException', { code: 'unavailable', status: 503 }, 0],
  ['TokenRefreshException', { code: 'invalid_token', status: 401 }, 1],
  ['SessionChangedException', { code: 'invalid_token', status: 401 }, 0],
])('%s instead of a token is %j', (name, expected, ends) => {
  expect(refusal(new SessionError(name, name))).toMatchObject(expected);
  expect([clear.mock.calls.length, ended.mock.calls.length]).toEqual([ends, ends]);
});

test('while an account is deleted an ended session is no news; where that fails, sessions end as ever', async () => {
  const failing = sayingFarewell(async () => {
    refusal(unauthorizedFor('current'));
    throw new Error('not deleted');
  });
  await expect(failing).rejects.toThrow('not deleted');
  expect(ended).not.toHaveBeenCalled();
  refusal(unauthorizedFor('current'));
  expect(ended).toHaveBeenCalledOnce();
  await sayingFarewell(async () => undefined);
  refusal(unauthorizedFor('current'));
  expect([clear.mock.calls.length, ended.mock.calls.length]).toEqual([1, 1]);
});
