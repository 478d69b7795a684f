import { spawn } from 'node:child_process';

/** A floor to compare with, in a process of its own. */
export interface Bare {
  readonly url: string;
  readonly stop: () => void;
}

/** Starts a script of this folder that prints the port it listens at. */
export const startBare = (script: string, databaseUrl: string, of: string): Promise<Bare> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [`bench/${script}`, databaseUrl, of], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.stdout.once('data', (port) =>
      resolve({ url: `http://localhost:${String(port).trim()}`, stop: () => child.kill() }),
    );
  });
