import { existsSync } from 'node:fs';
import pg from 'pg';
import { type Config, readConfig } from '#api/config.ts';
import { findPlace } from '#api/embedded/place.ts';
import { findPostgres, startPostgres } from '#api/embedded/postgres.ts';

/** Runs a command with the server's settings; a failure ends it with one sentence. */
export async function runCommand(command: (config: Config) => Promise<string>): Promise<void> {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
    console.log(await command(readConfig()));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/**
 * Runs the work on the database of these settings: beside a Muster that runs, or on the embedded database of a stopped one,
 * which runs for that time. Throws one sentence when there is none.
 */
export async function withDatabase<Result>(
  { DATABASE_URL, DATA_DIR }: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>,
  work: (url: string, pool: pg.Pool) => Promise<Result>,
): Promise<Result> {
  const running = DATABASE_URL ?? (await findPostgres(DATA_DIR));
  if (running) return withPool(running, work);
  if (!findPlace(DATA_DIR))
    throw new Error(`Muster has never run with its data in ${DATA_DIR}: start it first.`);
  const postgres = await startPostgres({ dataDir: DATA_DIR });
  try {
    return await withPool(postgres.url, work);
  } finally {
    await postgres.stop();
  }
}

async function withPool<Result>(
  url: string,
  work: (url: string, pool: pg.Pool) => Promise<Result>,
): Promise<Result> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  // The pool ends a moment before its connections do, and a server that stops meanwhile tells them so.
  const unheard = () => undefined;
  pool.on('error', unheard);
  pool.on('connect', (client) => client.on('error', unheard));
  try {
    return await work(url, pool);
  } finally {
    await pool.end();
  }
}
