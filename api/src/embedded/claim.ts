import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { markOf } from './processes.ts';

const file = (dataDir: string) => join(dataDir, 'muster.pid');

/** Takes a data folder for this process. Throws when another living process has it; a dead one's claim is void. */
export function claim(dataDir: string): void {
  const holder = holderOf(dataDir);
  if (holder && holder !== process.pid) {
    throw new Error(`Process ${holder} is using ${dataDir}: stop it, or give another folder in DATA_DIR.`);
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
