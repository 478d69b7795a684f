import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { findPlace } from '../api/src/embedded/place.ts';
import { findPostgres } from '../api/src/embedded/postgres.ts';
import { mintToken } from './token.ts';

/** A whole Muster in a process of its own, as `npm start` runs it, on a temporary folder. */
export interface BenchedMuster {
  readonly url: string;
  readonly databaseUrl: string;
  readonly process: ChildProcess;
  tokenOf(email: string): Promise<string>;
  sql<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Ends it and keeps its folder. */
  halt(): Promise<void>;
  /** Ends it; its folder goes. */
  stop(): Promise<void>;
}

/** Flags that `npm start` gives the server. */
const FLAGS = ['--max-semi-space-size=32'];

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** A folder with the demo in it, made by a start of its own: what is measured is a start like every later one. */
export const prepareData = async (): Promise<string> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'muster-bench-'));
  await (await startBenchedMuster(dataDir)).halt();
  return dataDir;
};

/** Starts Muster with its demo and waits until it is ready. */
export const startBenchedMuster = async (
  dataDir = mkdtempSync(join(tmpdir(), 'muster-bench-')),
): Promise<BenchedMuster> => {
  const [port, identityPort] = [await freePort(), await freePort()];
  const env = {
    ...process.env,
    NODE_COMPILE_CACHE: join(import.meta.dirname, '../node_modules/.cache/compiled'),
    PORT: `${port}`,
    IDENTITY_PORT: `${identityPort}`,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    REQUESTS_PER_MINUTE: '100000000',
  };
  const child = spawn(process.execPath, [...FLAGS, 'api/src/main.ts'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://localhost:${port}`;
  await ready(`${url}/readyz`, child);
  const databaseUrl = (await findPostgres(dataDir)) ?? '';
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const halt = async () => {
    await pool.end();
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  };
  return {
    url,
    databaseUrl,
    process: child,
    halt,
    tokenOf: (email) => mintToken(databaseUrl, `http://localhost:${identityPort}`, email),
    sql: async (text, values) => (await pool.query(text, values)).rows,
    stop: async () => {
      await halt();
      // The database lies elsewhere where its account can't enter the folder.
      const place = findPlace(dataDir);
      for (const folder of [place ? dirname(place.cluster) : dataDir, dataDir])
        rmSync(folder, { recursive: true, force: true });
    },
  };
};

const ready = async (url: string, child: ChildProcess): Promise<void> => {
  for (let tries = 0; tries < 1_800; tries += 1) {
    if (child.exitCode !== null) throw new Error('Muster ended before it was ready.');
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('Muster was not ready within three minutes.');
};
