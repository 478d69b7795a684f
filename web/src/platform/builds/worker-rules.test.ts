import { expect, test } from 'vitest';
import { asksForSettings, STAYS_ON_THE_NETWORK } from './worker-rules.ts';

const isKept = (address: string) => !STAYS_ON_THE_NETWORK.some((rule) => rule.test(address));

test.each([
  '/',
  '/manager/projects',
  '/manager/projects?q=a.bc',
  '/manager/account-plans/embedded-things',
  '/signin?redirect_to=https://example.org',
  '/?code=1a.2b&state=3c',
])('the kept page answers for %s', (address) => {
  expect(isKept(address)).toBe(true);
});

test.each([
  '/manager/account-plans/embedded',
  '/manager/account-plans/embedded?plan=1',
  '/manager/dealsheets/embedded',
  '/api',
  '/api/docs',
  '/config.json',
  '/builds/latest.json?time=1',
  '/livez',
  '/icon.svg',
])('the network answers for %s', (address) => {
  expect(isKept(address)).toBe(false);
});

test('the settings are /config.json alone', () => {
  expect(['/config.json', '/api/config.json'].map((pathname) => asksForSettings({ pathname }))).toEqual([
    true,
    false,
  ]);
});
