import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHttp } from './http.ts';
import { hashScripts, servePages } from './pages.ts';

const SCRIPT = 'start()';
const SETTINGS = { environment: 'test', release: '</script>$1' };
let http: FastifyInstance;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><script type="application/json" id="settings">{}</script><script>${SCRIPT}</script>`,
  );
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  for (const inner of ['assets', 'builds']) mkdirSync(join(folder, inner));
  writeFileSync(join(folder, 'assets/page-1a2b.js'), 'page()');
  writeFileSync(join(folder, 'builds/latest.json'), '{"id":"1a2b"}');
  const scriptHashes = await hashScripts(folder);
  http = await openHttp({
    logLevel: 'silent',
    connectOrigins: ['http://idp.test'],
    scriptHashes,
    requestsPerMinute: 1000,
    embedding: {
      ancestors: ['https://intranet.test', 'https://wall.test'],
      frames: ['https://figures.test'],
    },
  });
  await servePages(http, folder, SETTINGS);
});
afterAll(() => http.close());

const get = (url: string) => http.inject(url);

test.each(['/', '/manager/projects', '/signin?redirect_to=https://example.org', '/manager/projects?q=a.bc'])(
  'the address %s is the page',
  async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      expect.stringContaining('text/html'),
    ]);
    expect(answer.headers['cache-control']).toBe('no-cache');
  },
);

test.each(['/missing.js', '/assets/gone.css?v=1', '/api/nothing'])('%s is 404, not the page', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

test('a file is served as itself, and the browser reads its settings from /config.json', async () => {
  expect((await get('/icon.svg')).headers['content-type']).toContain('image/svg+xml');
  expect((await get('/config.json')).json()).toEqual(SETTINGS);
});

test('the page holds the browser’s settings, whatever stands in them', async () => {
  const [, held = ''] = /id="settings">(.*?)<\/script>/.exec((await get('/')).body) ?? [];
  expect(JSON.parse(held)).toEqual(SETTINGS);
});

test.each([
  ['/assets/page-1a2b.js', 'public, max-age=31536000, immutable'],
  ['/builds/latest.json?time=1', 'no-store'],
  ['/icon.svg', 'no-cache'],
])('what may be kept of %s: %s', async (url, kept) => {
  expect((await get(url)).headers['cache-control']).toBe(kept);
});

test('the policy of the page names exactly its inline script, and lets nobody frame it', async () => {
  const policy = String((await get('/')).headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'self' 'sha256-[A-Za-z0-9+/=]+'(;|$)/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("connect-src 'self' http://idp.test");
  expect(policy).toContain("require-trusted-types-for 'script';trusted-types default muster-worker");
});

const policyOf = async (url: string) => String((await get(url)).headers['content-security-policy']);

test('a page for other applications may be shown by those that are named, and show the one that is configured', async () => {
  for (const url of ['/manager/dealsheets/embedded', '/manager/account-plans/embedded?q=x']) {
    const answer = await get(url);
    expect(answer.headers['x-frame-options']).toBeUndefined();
    expect(await policyOf(url)).toContain('frame-ancestors https://intranet.test https://wall.test;');
    expect(await policyOf(url)).toContain('frame-src https://figures.test;');
  }
});

test.each(['/manager/dealsheets', '/manager/dealsheets/embedded-too', '/?x=/manager/dealsheets/embedded'])(
  'no other page may be shown or show anything: %s',
  async (url) => {
    expect((await get(url)).headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(await policyOf(url)).toContain("frame-ancestors 'none'");
    expect(await policyOf(url)).toContain("frame-src 'none'");
  },
);

test('where no application is named, nobody shows the pages for other applications', async () => {
  const closed = await openHttp({
    logLevel: 'silent',
    connectOrigins: [],
    scriptHashes: [],
    requestsPerMinute: 10,
  });
  await servePages(closed, folder, SETTINGS);
  const { headers } = await closed.inject('/manager/dealsheets/embedded');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  await closed.close();
});
