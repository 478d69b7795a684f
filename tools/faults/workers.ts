import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** A worker in a process of its own. */
export interface WorkerProcess {
  /** Ends it as a machine without power does. */
  kill(): Promise<void>;
}

/** Starts a worker and waits until it works. */
export const startWorkerProcess = async (databaseUrl: string, smtpUrl: string): Promise<WorkerProcess> => {
  const child = spawn(process.execPath, ['tools/faults/worker.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...{ DATABASE_URL: databaseUrl, SMTP_URL: smtpUrl, PUBLIC_URL: 'http://muster.test' },
      NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/compiled'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Whoever is interrupted leaves no worker behind.
  const atExit = () => child.kill('SIGKILL');
  process.once('exit', atExit);
  await ready(child);
  return {
    kill: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      process.off('exit', atExit);
    },
  };
};

const ready = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    child.stdout?.once('data', () => resolve());
    child.once('exit', (code) => reject(new Error(`The worker ended before it worked: ${code}`)));
  });
