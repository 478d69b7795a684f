import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Binaries } from './binaries.ts';
import { SUPERUSER } from './cluster.ts';
import { serverFlags } from './flags.ts';
import { isServing, type Postmaster, readPidFile, removePidFile } from './pid-file.ts';
import type { Place } from './place.ts';
import { runAs } from './server-user.ts';

type Lying = Pick<Place, 'cluster' | 'password'>;

const POLL_MS = 15;
const START_MS = 120_000;
const STOP_MS = 20_000;

/** The address of a database of this server, password included. */
export function addressOf(password: string, port: number, database: string): string {
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;
}

/** The server of this cluster that answers now. Its password is its own, so an answer can't be another server's. */
export async function findRunning({ cluster, password }: Lying): Promise<Postmaster | undefined> {
  const named = readPidFile(cluster);
  return named && (await answers(password, named.port)) ? named : undefined;
}

/** Like findRunning, but waits for a server that is starting or stopping, and clears away what a killed one left. */
export async function adopt(lying: Lying): Promise<Postmaster | undefined> {
  const deadline = Date.now() + START_MS;
  for (;;) {
    const running = await findRunning(lying);
    const named = readPidFile(lying.cluster);
    if (running || !named) return running;
    if (!isServing(named, lying.cluster)) return removePidFile(lying.cluster) ?? undefined;
    if (Date.now() > deadline) throw new Error(`PostgreSQL (process ${named.pid}) doesn't answer.`);
    await pause(POLL_MS);
  }
}

/** Starts the server on a free port of the loopback address and waits until it answers. */
export async function launch(place: Place, binaries: Binaries, durable: boolean): Promise<Postmaster> {
  for (let attempts = 5; ; attempts -= 1) {
    const port = await freePort();
    const log = join(place.dataDir, 'postgres.log');
    const server = start(binaries.postgres, ['-D', place.cluster, ...serverFlags(port, durable)], log, place);
    if (await ready(server, place.password, port)) return { pid: server.pid ?? 0, port };
    const said = readFileSync(log, 'utf8').trim();
    const passing = /could not create any TCP\/IP sockets|pre-existing shared memory block/.test(said);
    if (!passing || attempts === 0)
      throw new Error(`PostgreSQL doesn't start: ${said.split('\n').at(-1)} (${log})`);
    await pause(POLL_MS);
  }
}

/** A group of its own, so that Ctrl-C reaches us alone; a log file, so that it can outlive us. */
function start(program: string, flags: string[], log: string, place: Place): ChildProcess {
  rmSync(log, { force: true });
  const output = openSync(log, 'a');
  const child = spawn(program, flags, {
    ...runAs(place.user),
    stdio: ['ignore', output, output],
    detached: true,
  });
  closeSync(output);
  child.on('error', () => undefined);
  child.unref();
  return child;
}

async function ready(server: ChildProcess, password: string, port: number): Promise<boolean> {
  const deadline = Date.now() + START_MS;
  while (server.pid && server.exitCode === null && server.signalCode === null && Date.now() < deadline) {
    if (await answers(password, port)) return true;
    await pause(POLL_MS);
  }
  return false;
}

/** Stops the server and waits until it has: fast, which rolls back what is open, else at once. */
export async function halt(cluster: string, server: Postmaster): Promise<void> {
  signal(server, 'SIGINT');
  const started = Date.now();
  let patient = true;
  while (readPidFile(cluster)?.pid === server.pid && isServing(server, cluster)) {
    if (patient && Date.now() - started > STOP_MS) {
      patient = false;
      signal(server, 'SIGQUIT');
    }
    await pause(POLL_MS);
  }
}

/** Tells the server to stop, without waiting. */
export function signal({ pid }: Postmaster, name: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(pid, name);
  } catch {
    // it has stopped already
  }
}

async function answers(password: string, port: number): Promise<boolean> {
  const client = new pg.Client({ connectionString: addressOf(password, port, 'postgres') });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string')
    throw new Error('No free port on the loopback address.');
  return address.port;
}
