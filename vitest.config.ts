import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromium } from './tools/browser/chromium.ts';
import { commands } from './tools/browser/commands.ts';
import { LongestFirst } from './tools/testing/longest-first.ts';
import web from './web/vite.config.ts';

const { resolve, optimizeDeps } = web({ mode: 'test', command: 'serve' });

/** A busy machine is slow, not wrong. */
const expect = { poll: { timeout: 20_000 } };
const testTimeout = 120_000;

const node = {
  globalSetup: ['api/test/postgres-server.ts'],
  testTimeout,
  expect,
  hookTimeout: testTimeout,
};

/** Replaces a module, which has to be done before anybody has loaded it. */
const REPLACING = 'identity/src/enumeration.test.ts';

export default defineConfig({
  test: {
    // A file waits for the database as much as it works: one for each core, where Vitest would leave one core alone.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...node,
          name: 'node',
          include: ['{contract,api,identity,tools}/**/*.test.ts'],
          exclude: [REPLACING],
          // The server is loaded once a worker instead of once a file; nothing of it outlives a file but what never changes.
          isolate: false,
          setupFiles: ['api/test/own-clock.ts'],
        },
      },
      // What keeps state in its modules, as the web does, has them to itself in each file.
      { test: { ...node, name: 'node-alone', include: ['web/**/*.test.ts', REPLACING] } },
      {
        resolve,
        plugins: [react({ compiler: true })],
        optimizeDeps: { ...optimizeDeps, entries: ['web/src/**/*.{ts,tsx}'] },
        test: {
          name: 'browser',
          include: ['web/**/*.test.tsx'],
          testTimeout,
          expect,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            commands,
            provider: playwright({ launchOptions: chromium }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
