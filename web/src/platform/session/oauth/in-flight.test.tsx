import { beforeEach, expect, test } from 'vitest';
import { deviceStore } from '../../storage.ts';
import { inFlightOf } from './in-flight.ts';

beforeEach(() => localStorage.clear());
const flight = () => inFlightOf('muster', deviceStore);
/** Whether a promise has ended once everything that was ready has run. */
const settled = async (promise: Promise<void>) => {
  let ended = false;
  void promise.then(() => {
    ended = true;
  });
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  return ended;
};

test('the flags stand under the client’s prefix', () => {
  flight().start('state', 'verifier');
  expect({ ...localStorage }).toEqual({
    'CognitoIdentityServiceProvider.muster.inflightOAuth': 'true',
    'CognitoIdentityServiceProvider.muster.oauthState': 'state',
    'CognitoIdentityServiceProvider.muster.oauthPKCE': 'verifier',
  });
});

test('finishing takes them away, and what was noted about the session stays', () => {
  const one = flight();
  one.start('state', 'verifier');
  one.noteSignedIn(true);
  one.finish();
  expect({ ...localStorage }).toEqual({ 'CognitoIdentityServiceProvider.muster.oauthSignIn': 'true,false' });
});

test('waiting ends when the sign-in ends here', async () => {
  const one = flight();
  one.start('state', 'verifier');
  const waiting = one.ended();
  expect(await settled(waiting)).toBe(false);
  one.finish();
  expect(await settled(waiting)).toBe(true);
});

test('waiting ends when the sign-in ends in another tab', async () => {
  const one = flight();
  one.start('state', 'verifier');
  const waiting = one.ended();
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage'));
  expect(await settled(waiting)).toBe(true);
});

test('nobody waits when nothing is in flight', async () => {
  expect(await settled(flight().ended())).toBe(true);
});

test('who comes to another tab meanwhile isn’t held up there by a page they may never go back to', async () => {
  const away = flight();
  const here = flight();
  away.start('state', 'verifier');
  const waiting = here.ended();
  expect(await settled(waiting)).toBe(false);
  window.dispatchEvent(new FocusEvent('focus'));
  expect([await settled(waiting), await settled(here.ended()), here.active]).toEqual([true, true, true]);
  expect(await settled(away.ended())).toBe(false);
});

test('the next sign-in is waited for again', async () => {
  const away = flight();
  const here = flight();
  away.start('state', 'verifier');
  window.dispatchEvent(new FocusEvent('focus'));
  away.start('another', 'verifier');
  expect(await settled(here.ended())).toBe(false);
});
