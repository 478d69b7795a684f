import { expect, type Page } from './journey.ts';

/** Waits until the worker answers for the page. It keeps the whole application first, for which a busy machine needs long. */
export const expectWorker = async (page: Page): Promise<void> => {
  await expect
    .poll(() => page.evaluate('navigator.serviceWorker.controller !== null'), { timeout: 45_000 })
    .toBe(true);
};
