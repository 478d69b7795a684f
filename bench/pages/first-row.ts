import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** What somebody waited for: milliseconds until the first row is drawn, until then blocked by script, and what was loaded. */
export interface FirstRow {
  readonly milliseconds: number;
  /** What every task took beyond 50 ms, summed. */
  readonly blocking: number;
  /** Bytes of script, gzip. */
  readonly script: number;
  readonly requests: number;
}

/** Runs in the page: notes long tasks, and the frame in which the first row of a list stands. */
const WATCH = `
  window.waited = { blocking: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.waited.blocking += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  window.waited.row = new Promise((done) => {
    const ROW = 'main [role="row"] a, main tbody a, main li a';
    // Not a loop over frames: it would make the browser draw frames that the page doesn't ask for.
    new MutationObserver((_, observer) => {
      if (!document.querySelector(ROW)) return;
      observer.disconnect();
      requestAnimationFrame(() => done(performance.now()));
    }).observe(document, { childList: true, subtree: true });
  });
`;

/** Opens an address and waits for the first row of its list. */
export const waitForFirstRow = async (page: Page, address: string): Promise<FirstRow> => {
  const loads: { at: number; body: Promise<Buffer> }[] = [];
  let requests = 0;
  page.on('request', () => {
    requests += 1;
  });
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const body = response.body();
    // What is still loading when the page is closed isn't counted, and is no failure.
    body.catch(() => undefined);
    loads.push({ at: Date.now(), body });
  });
  await page.addInitScript(WATCH);
  await page.goto(address, { waitUntil: 'commit' });
  const milliseconds = await page.evaluate<number>('window.waited.row');
  const shown = Date.now();
  const before = requests;
  const blocking = await page.evaluate<number>('window.waited.blocking');
  const scripts = await Promise.all(loads.filter(({ at }) => at <= shown).map(({ body }) => body));
  const script = scripts.reduce((sum, body) => sum + gzipSync(body).length, 0);
  return { milliseconds, blocking, script, requests: before };
};
