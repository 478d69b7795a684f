import type { Browser, Page } from '@playwright/test';
import { atLeast, atMost, type Measurement, median } from '../measurement.ts';
import type { BenchedMuster } from '../muster.ts';
import { findAnyProject, planWeek, SHIFTS } from '../roster-week.ts';
import { BENCH } from '../seeds.ts';
import { framesOfDrag, openBarePage } from './dragging.ts';
import type { SignedIn } from './signed-in.ts';

const ROUNDS = 5;
const SLOWER = 4;
/** The week before the one that is measured, in which nothing is planned. */
const BEFORE = '2037-02-23';

/**
 * A week of 200 people and 2 000 shifts in the built application with the processor slowed: from the press that asks for it until its
 * rows are painted, the server's answer included; and frames while a shift is dragged, against a page that does nothing else.
 */
export const measureRosterPage = async (
  browser: Browser,
  state: SignedIn,
  muster: BenchedMuster,
): Promise<Measurement[]> => {
  const project = await findAnyProject(muster);
  await planWeek(muster, project);
  await muster.sql('analyze shifts, assignments');
  const context = await browser.newContext({
    ...{ storageState: state, viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' },
  });
  await context.addInitScript(`sessionStorage.setItem('organization', '${BENCH}')`);
  const page = await context.newPage();
  const slow = await context.newCDPSession(page);
  const slowBy = (rate: number) => slow.send('Emulation.setCPUThrottlingRate', { rate });
  const drawn: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    await page.goto(`${muster.url}/manager/projects/${project}/roster?date=${BEFORE}`);
    await page.getByText('No shifts in these days').waitFor();
    await page.waitForLoadState('networkidle');
    await slowBy(SLOWER);
    const milliseconds = await page.evaluate<number>(PRESS);
    await slowBy(1);
    // The first one loads code.
    if (round > 0) drawn.push(milliseconds);
  }
  await page.waitForLoadState('networkidle');
  const dragged = await measureDragging(page, await openBarePage(browser), slowBy);
  await context.close();
  return [
    atMost(
      `a week of ${SHIFTS} shifts drawn after it is asked for, processor ${SLOWER} × slower`,
      median(drawn) / 1000,
      1,
      's',
      `slowest ${(Math.max(...drawn) / 1000).toFixed(2)} s`,
    ),
    dragged,
  ];
};

/** Asks for the next week as a person does; done when the frame with its first shifts is over. */
const PRESS = `new Promise((done) => {
  const start = performance.now();
  new MutationObserver((_, observer) => {
    if (!document.querySelector('main [data-block]')) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
  }).observe(document.body, { childList: true, subtree: true });
  document.querySelector('button[aria-label="The week after"]').click();
})`;

const measureDragging = async (
  page: Page,
  bare: { readonly page: Page; readonly slowBy: (rate: number) => Promise<unknown> },
  slowBy: (rate: number) => Promise<unknown>,
): Promise<Measurement> => {
  const frames: { ours: number[]; floor: number[] } = { ours: [], floor: [] };
  await Promise.all([slowBy(SLOWER), bare.slowBy(SLOWER)]);
  for (let round = 0; round < ROUNDS; round += 1) {
    await bare.page.bringToFront();
    frames.floor.push(await framesOfDrag(bare.page, bare.page.locator('#held')));
    await page.bringToFront();
    frames.ours.push(await framesOfDrag(page, page.locator('main [data-block]').first()));
  }
  await bare.page.context().close();
  const [ours, floor] = [median(frames.ours), median(frames.floor)];
  return atLeast(
    `frames while a shift of ${SHIFTS} is dragged ÷ a bare page, processor ${SLOWER} × slower`,
    ours / floor,
    0.8,
    `${Math.round(ours)} ÷ ${Math.round(floor)} a second`,
  );
};
