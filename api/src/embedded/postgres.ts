import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { findBinaries } from './binaries.ts';
import { claim, holderOf, release } from './claim.ts';
import { createCluster } from './cluster.ts';
import type { Postmaster } from './pid-file.ts';
import { findPlace, type Place, preparePlace } from './place.ts';
import { addressOf, adopt, findRunning, halt, launch, signal } from './postmaster.ts';
import { makeScratch, scratchRoot } from './scratch.ts';

/** A running embedded PostgreSQL 18. */
export interface Postgres {
  /** address of the database `muster`, as its superuser */
  url: string;
  port: number;
  /** whether a server was found running that an earlier, killed process had started */
  adopted: boolean;
  /** the folder where the rows lie */
  dataDir: string;
  /** stops the server and waits until it has stopped; may be called twice */
  stop(): Promise<void>;
}

/** What a start needs. */
export interface PostgresOptions {
  /** folder for everything that must survive a restart; made where it is missing */
  dataDir: string;
  /** false in tests: faster, and loses data when the machine fails */
  durable?: boolean;
  /** receives a sentence when something lies elsewhere than expected */
  say?: (line: string) => void;
}

const DATABASE = 'muster';

/**
 * Starts PostgreSQL with its data in `dataDir`, or adopts the server that a killed process left running there.
 * The server stops with this process, unless that is killed. Throws an Error whose message is one clear sentence.
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const { dataDir, durable = true, say = console.log } = options;
  const place = preparePlace(dataDir, say);
  await claim(place.dataDir);
  try {
    const found = existsSync(place.cluster) ? await adopt(place) : undefined;
    const server = found ?? (await bringUp(place, durable, say));
    const stop = stopper(place, server);
    await createDatabase(addressOf(place.password, server.port, 'postgres'));
    const url = addressOf(place.password, server.port, DATABASE);
    return { url, port: server.port, adopted: found !== undefined, dataDir: place.cluster, stop };
  } catch (error) {
    release(place.dataDir);
    throw error;
  }
}

/** The address of the server that runs for a data folder, for commands beside the running product. */
export async function findPostgres(dataDir: string): Promise<string | undefined> {
  const place = findPlace(dataDir);
  const server = place && (await findRunning(place));
  return server && addressOf(place.password, server.port, DATABASE);
}

const TEMPORARY = 'muster-test-';

/** A server of its own for one run of tests, in a folder that goes with it. Clears away what killed runs left. */
export async function startTestPostgres(): Promise<Postgres> {
  await clearAbandoned();
  const dataDir = makeScratch(TEMPORARY);
  const postgres = await startPostgres({ dataDir, durable: false, say: () => undefined });
  return {
    ...postgres,
    async stop() {
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function clearAbandoned(): Promise<void> {
  const root = scratchRoot();
  const folders = readdirSync(root).filter((name) => name.startsWith(TEMPORARY));
  for (const dataDir of folders.map((name) => join(root, name))) {
    const place =
      existsSync(join(dataDir, 'muster.pid')) && !holderOf(dataDir) ? findPlace(dataDir) : undefined;
    if (!place) continue;
    const server = await findRunning(place);
    if (server) await halt(place.cluster, server);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function bringUp(place: Place, durable: boolean, say: (line: string) => void): Promise<Postmaster> {
  const binaries = await findBinaries(place.user, say);
  await createCluster(place, binaries, durable);
  return launch(place, binaries, durable);
}

function stopper(place: Place, server: Postmaster): () => Promise<void> {
  const atExit = () => signal(server, 'SIGINT');
  process.once('exit', atExit);
  let stopped: Promise<void> | undefined;
  const stopNow = async () => {
    await halt(place.cluster, server);
    process.off('exit', atExit);
    release(place.dataDir);
  };
  return () => {
    stopped ??= stopNow();
    return stopped;
  };
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}
