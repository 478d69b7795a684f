import { defineConfig, devices } from '@playwright/test';
import { scratchRoot } from './api/src/embedded/scratch.ts';
import { chromium, windowedChromium } from './tools/browser/chromium.ts';

// Where the journeys' Musters lie.
process.env.MUSTER_SCRATCH = scratchRoot();

/** Journeys about what the operating system shows beside pages. */
const NOTIFICATIONS = 'push.spec.ts';

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/muster.ts',
  outputDir: 'test-results',
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  retries: 0,
  workers: 2,
  reporter: [['list']],
  projects: [
    { name: 'pages', testMatch: '*.spec.ts', testIgnore: NOTIFICATIONS },
    {
      name: 'notifications',
      testMatch: NOTIFICATIONS,
      use: { launchOptions: windowedChromium },
    },
  ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.MUSTER_URL,
    viewport: { width: 1440, height: 900 },
    // What isn't there by then isn't coming: a journey that waits for it to its end keeps others waiting.
    actionTimeout: 60_000,
    // A worker answers from what it kept, some moment after the page is there. Journeys about it allow it; the others meet the
    // server alone.
    serviceWorkers: 'block',
    launchOptions: chromium,
    screenshot: 'only-on-failure',
    // Of every step the page itself, which tells more than its pictures; those took a fifth of the whole.
    // Keeping them costs a quarter of the time, which a run that nobody watches spends on journeys instead.
    trace: process.env.CI ? 'off' : { mode: 'retain-on-failure', screenshots: false },
  },
});
