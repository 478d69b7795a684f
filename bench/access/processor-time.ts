import { readFileSync } from 'node:fs';

/** Length of a tick of /proc, in milliseconds. */
const TICK_MS = 10;

/** Milliseconds of processor time that these processes have used so far, in all their threads; of ended ones 0. Source: proc(5). */
export const processorTime = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => sum + ticksOf(pid) * TICK_MS, 0);

const ticksOf = (pid: number): number => {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number);
    return user + system;
  } catch {
    return 0;
  }
};
