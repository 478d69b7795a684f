import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { JobDefinition } from '../../../platform/jobs.ts';
import type { Login } from '../../../platform/postgres/login.ts';
import { RUNNING } from './run-insights.ts';

/** Left alone, the engine lets objects have a hundred MB more than a run over a million entries needs, and keeps them. */
export const MEMORY_LIMITS = ['--max-semi-space-size=8', '--max-old-space-size=256'];

const PROCESS = fileURLToPath(new URL('./run-process.ts', import.meta.url));

const ended = z.object({ failure: z.string().nullable() });

/**
 * Does runs each in a process of its own: what it takes of memory is limited and goes with it, and requests never wait for a
 * detector. A process that is lost is a lost worker.
 */
export const runInsightsApart = (login: Login): JobDefinition => ({
  ...RUNNING,
  run: async (data) => {
    const child = fork(PROCESS, { execArgv: MEMORY_LIMITS });
    const end = endOf(child);
    child.send({ login, data });
    const { failure } = await end;
    if (failure !== null) throw new Error(failure);
  },
});

const endOf = (child: ChildProcess): Promise<z.infer<typeof ended>> =>
  new Promise((resolve, reject) => {
    child.once('message', (said) => resolve(ended.parse(said)));
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      reject(new Error(`The process of a run was lost: ${signal ?? code}.`)),
    );
  });
