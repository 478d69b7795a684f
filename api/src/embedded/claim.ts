import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { markOf } from './processes.ts';

const PATIENCE_MS = 4000;
const POLL_MS = 50;

const file = (dataDir: string) => join(dataDir, 'muster.pid');

/**
 * Takes a data folder for this process. A dead process's claim is void; a living one, which may just be stopping, is
 * given some seconds. Throws when it stays.
 */
export async function claim(dataDir: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  let holder = holderOf(dataDir);
  while (holder && holder !== process.pid) {
    if (Date.now() > deadline) {
      throw new Error(`Process ${holder} is using ${dataDir}: stop it, or give another folder in DATA_DIR.`);
    }
    await pause(POLL_MS);
    holder = holderOf(dataDir);
  }
  rmSync(file(dataDir), { force: true });
  writeFileSync(file(dataDir), JSON.stringify({ pid: process.pid, mark: markOf(process.pid) }));
}

/** Gives the folder back. */
export function release(dataDir: string): void {
  rmSync(file(dataDir), { force: true });
}

/** The number of the living process that has claimed a data folder. */
export function holderOf(dataDir: string): number | undefined {
  try {
    const { pid, mark } = JSON.parse(readFileSync(file(dataDir), 'utf8'));
    return mark !== '' && markOf(pid) === mark ? pid : undefined;
  } catch {
    return undefined;
  }
}
