import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { commandOf } from './processes.ts';

/** A server as its own postmaster.pid tells of it. */
export interface Postmaster {
  pid: number;
  port: number;
}

const file = (cluster: string) => join(cluster, 'postmaster.pid');

/** The server that a cluster's postmaster.pid names, whether it runs or not. */
export function readPidFile(cluster: string): Postmaster | undefined {
  const [pid, , , port] = read(file(cluster)).split('\n').map(Number);
  return pid && port ? { pid, port } : undefined;
}

/** Empty where there is none: a server that stops takes its file away between any look and the next. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}

/** Whether that process is a server of this cluster, and not a later one that was given the same number. */
export function isServing({ pid }: Postmaster, cluster: string): boolean {
  return commandOf(pid).includes(`-D ${cluster} `);
}

/** Removes what a killed server left; PostgreSQL itself would refuse to start when another process has the number. */
export function removePidFile(cluster: string): void {
  rmSync(file(cluster), { force: true });
}
