import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { readConfig } from './config.ts';
import { explain } from './explain.ts';
import { migrate } from './platform/postgres/migrate.ts';

const busy = createServer();
let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => busy.listen(0, resolve));
  const address = busy.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => {
  busy.close();
});

const sentenceOf = async (work: () => Promise<unknown>): Promise<string> => {
  try {
    await work();
    return 'nothing was wrong';
  } catch (error) {
    return explain(error);
  }
};

test('a port in use is named, with what to do', async () => {
  const listen = () =>
    new Promise((resolve, reject) => {
      createServer()
        .on('error', reject)
        .listen(port, () => resolve(null));
    });
  expect(await sentenceOf(listen)).toBe(
    `The port ${port} is in use: stop what uses it, or set PORT or IDENTITY_PORT to another.`,
  );
});

test('a database that cannot be reached is one sentence that names the setting', async () => {
  const unreachable = inject('postgresUrl').replace(/:\d+\//, ':1/');
  expect(await sentenceOf(() => migrate(unreachable))).toMatch(
    /^The database can't be reached \(.+\): check DATABASE_URL\.$/,
  );
});

test('a bad setting is one sentence that names it', async () => {
  expect(await sentenceOf(async () => readConfig({ PORT: 'many' }))).toMatch(
    /^The setting PORT can't be used: /,
  );
});
