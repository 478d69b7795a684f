import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readPidFile } from './pid-file.ts';
import { findPostgres, type Postgres, startPostgres } from './postgres.ts';

let dataDir: string;
let running: Postgres | undefined;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'muster-embedded-'));
  chmodSync(dataDir, 0o755);
});

afterEach(async () => {
  await running?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<Postgres> {
  running = await startPostgres({ dataDir, durable: false, say: () => undefined });
  return running;
}

async function ask(url: string, query: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query({ text: query, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

/** Another process that starts a server in the same folder and then goes on as `then` says; resolves to what it prints first. */
async function elsewhere(then: string): Promise<{ said: string; child: ChildProcess }> {
  const code = `const { startPostgres } = await import(${JSON.stringify(new URL('./postgres.ts', import.meta.url).href)});
    try {
      const { port } = await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, durable: false, say() {} });
      console.log(port);
    } catch (error) {
      console.log(error.message);
    }
    ${then}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = await new Promise<string>((resolve) =>
    child.stdout.once('data', (data) => resolve(String(data))),
  );
  return { said, child };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

describe('embedded PostgreSQL', () => {
  test('a first start makes a PostgreSQL 18 that only its password opens', async () => {
    const { url, adopted } = await start();
    expect(adopted).toBe(false);
    expect(await ask(url, 'show server_version')).toEqual([expect.stringMatching(/^18\./)]);
    const wrong = url.replace(/:[^:@]+@/, ':wrong@');
    await expect(ask(wrong, 'select 1')).rejects.toThrow('password authentication failed');
  });

  test('a second start finds the rows of the first', async () => {
    const first = await start();
    await ask(first.url, 'create table kept as select 42 as answer');
    await first.stop();
    expect(existsSync(join(first.dataDir, 'postmaster.pid'))).toBe(false);
    expect(await ask((await start()).url, 'select answer from kept')).toEqual([42]);
  });

  test('after a kill the next start adopts the server that is still running, and can stop it', async () => {
    const { said, child } = await elsewhere('setInterval(() => {}, 60000)');
    child.kill('SIGKILL');
    await ended(child);
    const adopted = await start();
    expect(adopted).toMatchObject({ adopted: true, port: Number(said) });
    await adopted.stop();
    await expect(ask(adopted.url, 'select 1')).rejects.toThrow();
  });

  test('a pid file that a dead server left, its number now another process, is cleared away', async () => {
    const first = await start();
    await first.stop();
    writeFileSync(
      join(first.dataDir, 'postmaster.pid'),
      `${process.pid}\n${first.dataDir}\n0\n${first.port}\n`,
    );
    expect((await start()).adopted).toBe(false);
  });

  test('a running server is found through its data folder, a stopped one is not', async () => {
    const { url, stop } = await start();
    expect(await findPostgres(dataDir)).toBe(url);
    await stop();
    expect(await findPostgres(dataDir)).toBeUndefined();
  });

  test('a folder that another living process uses is refused in one sentence', async () => {
    await start();
    const { said } = await elsewhere('');
    expect(said).toContain(`Process ${process.pid} is using`);
  });

  test('no server stays behind when the process ends by itself', async () => {
    const { child } = await elsewhere('');
    await ended(child);
    await expect.poll(() => readPidFile(join(dataDir, 'postgres'))).toBeUndefined();
  });
});
