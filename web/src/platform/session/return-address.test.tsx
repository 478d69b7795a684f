import { beforeEach, expect, test } from 'vitest';
import { rememberRoute, rememberRouteHere, rememberTarget, takeRoute, takeTarget } from './return-address.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test.each([
  ['https://reports.example/a?b=1', true],
  ['http://localhost:3000/', true],
  ['/manager/projects', false],
  ['reports.example', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['blob:https://app.example/1', false],
  ['ftp://files.example', false],
  ['https://', false],
  [' ', false],
])('redirect_to %s is valid: %s', (address, valid) => {
  if (valid) rememberTarget(address);
  else expect(() => rememberTarget(address)).toThrow('Bad redirection URL');
  expect(localStorage.getItem('login.redirect-to')).toBe(valid ? address : null);
});

test('a target is taken once, and only if it is still a web address', () => {
  rememberTarget('https://reports.example/');
  expect([takeTarget(), takeTarget()]).toEqual(['https://reports.example/', null]);
  localStorage.setItem('login.redirect-to', 'javascript:alert(1)');
  expect(takeTarget()).toBeNull();
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
])('the stored path %s never leaves this origin', (path) => {
  localStorage.setItem('login.redirected-from', path);
  expect(takeRoute()).toBeNull();
});

test('a route is remembered with its query and taken once', () => {
  rememberRoute('/manager/projects?status=active#top');
  expect([takeRoute(), takeRoute()]).toEqual(['/manager/projects?status=active#top', null]);
});

test.each(['/', '/?a=1', '/#codes', '/?count=1', '/signin', '/signin?redirect_to=x', '/signin#inbox'])(
  '%s is not worth remembering',
  (path) => {
    rememberRoute(path);
    expect(takeRoute()).toBeNull();
  },
);

test.each(['/?nt=n1&ch=email', '/?a=1&nt=n1', '/#inbox', '/?a=1#inbox?id=n1'])(
  'the index is, with a notification or the inbox: %s',
  (path) => {
    rememberRoute(path);
    expect(takeRoute()).toBe(path);
  },
);

test('a page whose name only begins like /signin is', () => {
  rememberRoute('/signings');
  expect(takeRoute()).toBe('/signings');
});

test('two tabs each find back to their own page', () => {
  rememberRoute('/manager/projects');
  localStorage.setItem('login.redirected-from', '/daily-activity');
  expect(takeRoute()).toBe('/manager/projects');
  localStorage.setItem('login.redirected-from', '/daily-activity');
  expect(takeRoute()).toBe('/daily-activity');
});

test('what one tab remembers for itself leads no other tab anywhere', () => {
  rememberRouteHere('/daily-activity');
  expect(localStorage.getItem('login.redirected-from')).toBeNull();
  rememberRouteHere('/signin');
  expect(takeRoute()).toBe('/daily-activity');
  rememberRouteHere('/daily-activity');
  rememberRouteHere(null);
  expect(takeRoute()).toBeNull();
});
