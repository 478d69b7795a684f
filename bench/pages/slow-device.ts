import type { BrowserContext, Page } from '@playwright/test';

/** Chromium's own profile of the name: 562.5 ms a round trip, 1.44 Mbit/s down, 0.675 Mbit/s up. */
const FAST_3G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};
const SLOWER = 4;

/** A page of `context` on a phone's processor (a quarter of this one's speed) and Fast 3G. */
export const slowPage = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', FAST_3G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
};
