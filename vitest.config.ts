import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromium } from './tools/browser/chromium.ts';
import web from './web/vite.config.ts';

const { resolve } = web({ mode: 'test', command: 'serve' });

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          include: ['{contract,api,identity,tools,web}/**/*.test.ts'],
          globalSetup: ['api/test/postgres-server.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve,
        plugins: [react({ compiler: true })],
        test: {
          name: 'browser',
          include: ['web/**/*.test.tsx'],
          testTimeout: 20_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromium }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
