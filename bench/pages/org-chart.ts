// Measures the page of the org chart: `node bench/pages/org-chart.ts`, or of what runs already: `… http://localhost:4900`.
import { loadavg } from 'node:os';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { OrgChart } from '#contract/org-chart/shapes.ts';
import { chromium as launchOptions } from '../../tools/browser/chromium.ts';
import { atLeast, atMost, type Measurement, median, reported, tableOf } from '../measurement.ts';
import { startBenchedMuster } from '../muster.ts';
import { MOVES, openBareChart, WAYS, type Way } from './chart/moving.ts';
import type { Scrolled } from './scrolling.ts';
import { type SignedIn, signIn } from './signed-in.ts';

const PEOPLE = 10_000;
/** How many answer to each who leads: seven layers. */
const SPAN = 5;
const [DEPARTMENTS, DOTTED] = [12, 200];
const SLOWER = 4;
const ROUNDS = 3;
const CHART_S = 1.5;
const WHERE = `processor ${SLOWER} × slower`;

/**
 * The org chart of ten thousand people in the built application with the processor slowed: from the press that asks for it until its
 * first cards are painted, all of it opened at once, and frames while it is moved in every way, against a page that does nothing else.
 * The chart is answered in place of the server's, which `bench/org-chart.ts` measures.
 */
export const measureOrgChartPage = async (
  browser: Browser,
  state: SignedIn,
  url: string,
): Promise<Measurement[]> => {
  const context = await browser.newContext({
    ...{ storageState: state, viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' },
  });
  const page = await context.newPage();
  const json = JSON.stringify(chartOfMany());
  await page.route(/\/api\/orgchart(\?.*)?$/, (route) =>
    route.fulfill({ contentType: 'application/json', body: json }),
  );
  const session = await context.newCDPSession(page);
  const ours: Scrolled = { page, session, scroller: page.locator('main [data-scroller]') };
  const first = await measureFirst(ours, url);
  const bare = await openBareChart(browser);
  const moved: Measurement[] = [];
  for (const [view, ways] of [
    ['chart', WAYS.chart],
    ['list', WAYS.list],
  ] as const) {
    await openAll(page, url, view);
    for (const way of ways) moved.push(await measureWay(ours, bare, view, way));
  }
  await Promise.all([context.close(), bare.page.context().close()]);
  return [...first, ...moved];
};

/** Seconds from presses of the drawer, and of what opens everybody in the list, until what they ask for is painted. */
const measureFirst = async (ours: Scrolled, url: string): Promise<Measurement[]> => {
  const { page } = ours;
  const [drawn, opened]: [number[], number[]] = [[], []];
  for (let round = 0; round <= ROUNDS; round += 1) {
    await page.goto(`${url}/account`);
    await page.waitForLoadState('networkidle');
    await skipTour(page);
    const first = await slowly(ours, () => page.evaluate<number>(pressed(DRAWER, FIRST_CARD)));
    await openList(page, url);
    const all = await slowly(ours, () => page.evaluate<number>(pressed(ALL_LAYERS, EVERYBODY)));
    // The first round loads code.
    if (round === 0) continue;
    drawn.push(first);
    opened.push(all);
  }
  const of = (what: string, times: readonly number[]) =>
    atMost(
      `${what}, ${WHERE}`,
      median(times) / 1000,
      CHART_S,
      's',
      `slowest ${(Math.max(...times) / 1000).toFixed(2)} s`,
    );
  return [
    of(`an org chart of ${PEOPLE} people drawn after it is asked for`, drawn),
    of(`all of its layers opened in the list`, opened),
  ];
};

const FIRST_CARD = `document.querySelector('main [role="treeitem"]')`;
const DRAWER = `document.querySelector('a[href="/orgchart"]')`;
const ALL_LAYERS = `[...document.querySelectorAll('[role^="menuitem"]')].find(({ textContent }) => textContent === 'All layers')`;
const EVERYBODY = `document.querySelector('main [aria-level="5"]')`;

const openList = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/orgchart?view=list&layers=2`);
  await page.locator('main [role="treeitem"]').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Open layers' }).click();
  await page.getByText('All layers', { exact: true }).waitFor();
};

/** Presses something; done when the frame is over in which there is what it asks for. */
const pressed = (button: string, found: string): string => `new Promise((done) => {
  const start = performance.now();
  new MutationObserver((_, observer) => {
    if (!${found}) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
  }).observe(document.body, { childList: true, subtree: true });
  ${button}.click();
})`;

const slowly = async <Result>({ session }: Scrolled, does: () => Promise<Result>): Promise<Result> => {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const result = await does();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return result;
};

const skipTour = async (page: Page): Promise<void> => {
  const skip = page.getByRole('button', { name: 'Skip' });
  if (await skip.isVisible()) await skip.click();
};

/** Everybody open, somewhere in the midst of them. */
const openAll = async (page: Page, url: string, view: 'chart' | 'list'): Promise<void> => {
  await page.goto(`${url}/orgchart?layers=99&zoom=100&view=${view}`);
  await page.locator('main [role="treeitem"]').first().waitFor();
  await page.waitForLoadState('networkidle');
  await skipTour(page);
};

const measureWay = async (
  ours: Scrolled,
  bare: Scrolled,
  view: 'chart' | 'list',
  way: Way,
): Promise<Measurement> => {
  const rounds: { ours: number; floor: number }[] = [];
  const frames = (moved: Scrolled) => slowly(moved, () => MOVES[way](moved));
  for (let round = 0; round <= ROUNDS; round += 1) {
    // Whoever comes second has what the machine does in the meantime: they take turns.
    const isFirst = round % 2 === 0;
    const before = isFirst ? await frames(ours) : 0;
    const floor = await frames(bare);
    const after = isFirst ? before : await frames(ours);
    // The first round draws for the first time what it comes by.
    if (round > 0) rounds.push({ ours: after, floor });
  }
  const of = (what: 'ours' | 'floor') => Math.round(median(rounds.map((round) => round[what])));
  const name = `frames while the ${view} of ${PEOPLE} people is moved by ${way} ÷ a bare page, ${WHERE}`;
  const share = median(rounds.map((round) => round.ours / round.floor));
  const detail = `${of('ours')} ÷ ${of('floor')} a second, load ${loadavg()[0]?.toFixed(0)}`;
  // Each turn of the wheel draws all of it in another size: no limit is set for that.
  return way === 'zooming'
    ? reported(name, `${share.toFixed(2)} (${detail})`)
    : atLeast(name, share, 0.8, detail);
};

const idOf = (at: number): string => `01a1fb7a-8bb3-77c6-abf2-${at.toString(16).padStart(12, '0')}`;

/** Ten thousand people under one, each leading five, with dotted lines across. */
const chartOfMany = (): OrgChart => ({
  ...{ day: '2037-03-02', today: '2037-03-02', since: '2036-03-02', changes: ['2037-02-02'] },
  people: Array.from({ length: PEOPLE }, (_, at) => ({
    ...{ id: idOf(at), name: `Person ${(at * 7919) % PEOPLE}`, title: `Title of the kind ${at % 40}` },
    ...{ department: `Department ${at % DEPARTMENTS}`, position_id: null, employment: 'employee' as const },
    ...{ manager_id: at === 0 ? null : idOf(Math.floor((at - 1) / SPAN)), on_leave: at % 50 === 7 },
  })),
  positions: [],
  dotted: Array.from({ length: DOTTED }, (_, at) => ({
    ...{ member_id: idOf(at * 7 + 1000), to_member_id: idOf(at * 11 + 40), pct: 20 },
  })),
});

if (import.meta.main) {
  const running = process.argv[2];
  const muster = running ? null : await startBenchedMuster();
  const browser = await chromium.launch(launchOptions);
  try {
    const url = running ?? muster?.url ?? '';
    console.log(tableOf(await measureOrgChartPage(browser, await signIn(browser, url), url)));
  } finally {
    await browser.close();
    await muster?.stop();
  }
}
