import { afterEach, expect, test } from 'vitest';
import { openHttp } from './http.ts';

const opened: Awaited<ReturnType<typeof openHttp>>[] = [];
afterEach(async () => {
  for (const http of opened.splice(0)) await http.close();
});

const policyWith = async (maps: boolean): Promise<string> => {
  const settings = {
    logLevel: 'silent',
    connectOrigins: [],
    scriptHashes: [],
    requestsPerMinute: 100,
  } as const;
  const http = await openHttp({ ...settings, maps });
  opened.push(http);
  http.get('/page', () => 'here');
  return String((await http.inject('/page')).headers['content-security-policy']);
};

test('pages may load Google’s places library where a key for it is set', async () => {
  const policy = await policyWith(true);
  expect(policy).toContain("script-src 'self' https://maps.googleapis.com;");
  expect(policy).toContain("connect-src 'self' https://maps.googleapis.com https://places.googleapis.com;");
  expect(policy).toContain('muster-maps google-maps-api-loader google-maps-api#html lit-html');
});

test('without a key nothing of Google’s is allowed', async () => {
  const policy = await policyWith(false);
  expect(policy).not.toContain('google');
  expect(policy).not.toContain('muster-maps');
});
