import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { seeTours } from './tours.ts';

const START_MS = 120_000;

/** A whole Muster in a folder that goes with it. */
export interface RunningMuster {
  readonly url: string;
  /** Where the embedded identity provider answers, if there is one. */
  readonly identityUrl: string;
  /** What it has printed so far. */
  output(): string;
  /** An id token of one of its demo people. */
  tokenOf(mailbox: string): Promise<string>;
  stop(): Promise<void>;
}

/** Starts the Muster of all journeys, demo included; they find it as `baseURL`. */
export default async function startMuster() {
  const startedAt = Date.now();
  const { url, identityUrl, stop, tokenOf } = await openMuster();
  process.env.MUSTER_URL = url;
  // The demo counts its days from here, also for journeys that come after midnight.
  process.env.MUSTER_STARTED = String(startedAt);
  process.env.MUSTER_IDENTITY_URL = identityUrl;
  // A tour would come up while a journey types, as it does for nobody who has clicked into a field.
  for (const mailbox of ['member', 'admin', 'chooser']) await seeTours(url, await tokenOf(mailbox));
  return stop;
}

/** Starts a Muster with settings of its own. Throws what it printed when it doesn't become ready. */
export async function openMuster(
  settings: (url: string) => Record<string, string> | Promise<Record<string, string>> = () => ({}),
): Promise<RunningMuster> {
  const dataDir = mkdtempSync(join(process.env.MUSTER_SCRATCH ?? tmpdir(), 'muster-e2e-'));
  chmodSync(dataDir, 0o755);
  const [port, identityPort] = await freePorts(2);
  const url = `http://localhost:${port}`;
  const said: string[] = [];
  const more = await settings(url);
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    PORT: String(port),
    IDENTITY_PORT: String(identityPort),
    DATA_DIR: dataDir,
    ...more,
  };
  const muster = spawn(process.execPath, ['api/src/main.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [muster.stdout, muster.stderr]) stream.on('data', (data) => said.push(String(data)));
  const ended = once(muster, 'exit');
  const stop = async () => {
    muster.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  if (!(await ready(`${url}/readyz`, () => muster.exitCode === null))) {
    await stop();
    throw new Error(`Muster did not become ready:\n${said.join('')}`);
  }
  const tokenOf = async (mailbox: string) => {
    const args = ['tools/token.ts', `${mailbox}@muster.example`];
    return (await promisify(execFile)(process.execPath, args, { env })).stdout.trim();
  };
  const identityUrl = `http://localhost:${identityPort}`;
  return { url, identityUrl, output: () => said.join(''), tokenOf, stop };
}

async function ready(address: string, isAlive: () => boolean): Promise<boolean> {
  const deadline = Date.now() + START_MS;
  while (isAlive() && Date.now() < deadline) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return true;
    await pause(100);
  }
  return false;
}

async function freePorts(count: number): Promise<number[]> {
  const probes = Array.from({ length: count }, () => createServer().listen(0));
  return Promise.all(
    probes.map(async (probe) => {
      if (!probe.listening) await once(probe, 'listening');
      const address = probe.address();
      probe.close();
      return typeof address === 'object' && address ? address.port : 0;
    }),
  );
}
