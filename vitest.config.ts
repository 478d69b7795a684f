import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromium } from './tools/browser/chromium.ts';
import { commands } from './tools/browser/commands.ts';
import web from './web/vite.config.ts';

const { resolve } = web({ mode: 'test', command: 'serve' });

/** A busy machine is slow, not wrong. */
const expect = { poll: { timeout: 10_000 } };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          include: ['{contract,api,identity,tools,web}/**/*.test.ts'],
          globalSetup: ['api/test/postgres-server.ts'],
          testTimeout: 20_000,
          expect,
          hookTimeout: 60_000,
        },
      },
      {
        resolve,
        plugins: [react({ compiler: true })],
        optimizeDeps: { entries: ['web/src/**/*.{ts,tsx}'] },
        test: {
          name: 'browser',
          include: ['web/**/*.test.tsx'],
          testTimeout: 20_000,
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
