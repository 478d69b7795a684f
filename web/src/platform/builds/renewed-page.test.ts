import { expect, test } from 'vitest';
import { isRenewed } from './renewed-page.ts';

const page = (build: string, settings = '{}', policy = "default-src 'self'", status = 200) =>
  new Response(`<meta name="build" content="${build}"><script type="application/json">${settings}</script>`, {
    status,
    headers: { 'content-security-policy': policy },
  });

test.each([
  ['the same page', page('a'), page('a'), false],
  ['other settings', page('a'), page('a', '{"mapsKey":"k"}'), true],
  ['another security policy', page('a'), page('a', '{}', "default-src 'none'"), true],
  ['another build', page('a'), page('b', '{"mapsKey":"k"}'), false],
  ['an error', page('a'), page('a', '{"mapsKey":"k"}', "default-src 'self'", 502), false],
  ['something else', page('a'), new Response('Sign in to this network'), false],
])('%s is kept in place of the kept page: %#', async (_, kept, fresh, expected) => {
  expect(await isRenewed(kept, fresh)).toBe(expected);
});
