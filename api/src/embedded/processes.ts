import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The command line of a running process; empty when there is no such process, or only its shell is left. */
export function commandOf(pid: number): string {
  return fromProc(pid, 'cmdline')?.replaceAll('\0', ' ').trim() ?? fromPs(pid, 'command=');
}

/** A mark that tells a process from a later one with the same number; empty when there is no such process. */
export function markOf(pid: number): string {
  const afterName = fromProc(pid, 'stat')?.split(') ').at(-1);
  return afterName?.split(' ')[19] ?? fromPs(pid, 'lstart=');
}

function fromProc(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return process.platform === 'linux' ? '' : undefined;
  }
}

function fromPs(pid: number, column: string): string {
  if (process.platform === 'linux') return '';
  try {
    return execFileSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}
