import { isRedirect } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildState } from '../../platform/builds/build-state.ts';
import { followRules, forgetRules } from './redirects.ts';

const RULES = [
  { from: '/activity', to: '/daily-activity' },
  { from: '/clients/:id', to: '/manager/clients/:id' },
  { from: '/projects/*', to: '/manager/projects/*' },
  { from: '/help', to: 'https://help.example/muster' },
];

const serve = (files: Record<string, unknown>) =>
  vi.spyOn(window, 'fetch').mockImplementation(async (address) => {
    const file = files[String(address).split('?')[0] ?? ''];
    return file === undefined ? new Response('', { status: 404 }) : Response.json(file);
  });

const going = async (href: string, leaveTo = vi.fn<(address: string) => void>()) => {
  forgetRules();
  const [pathname = ''] = href.split(/[?#]/);
  return followRules({ pathname, href }, leaveTo).catch((thrown: unknown) =>
    isRedirect(thrown) ? thrown.options.href : Promise.reject(thrown),
  );
};

beforeEach(() => buildState.become({ id: 'b1', newer: null, checkedAt: null }));
afterEach(() => vi.restoreAllMocks());

test.each([
  ['/activity?date=2026-11-02#day', '/daily-activity?date=2026-11-02#day'],
  ['/clients/7', '/manager/clients/7'],
  ['/projects/7/dashboard', '/manager/projects/7/dashboard'],
  ['/clients/7/edit', undefined],
  ['/nowhere', undefined],
])('by the rules of the build %s leads to %s', async (href, target) => {
  const asked = serve({ '/builds/meta/b1.json': { id: 'b1', redirects: RULES } });
  expect(await going(href)).toBe(target);
  expect(asked).toHaveBeenCalledWith('/builds/meta/b1.json', { cache: 'no-store' });
});

test('an absolute target is a full page load', async () => {
  serve({ '/builds/meta/b1.json': { id: 'b1', redirects: RULES } });
  const leaveTo = vi.fn<(address: string) => void>();
  void going('/help?topic=1', leaveTo);
  await expect.poll(() => leaveTo.mock.calls).toEqual([['https://help.example/muster?topic=1']]);
});

test('where the own build is gone the rules of the newest are asked for', async () => {
  serve({ '/builds/latest.json': { id: 'b2' }, '/builds/meta/b2.json': { id: 'b2', redirects: RULES } });
  expect(await going('/activity')).toBe('/daily-activity');
});

test('without rules every address stays what it is', async () => {
  serve({});
  expect(await going('/activity')).toBeUndefined();
});
