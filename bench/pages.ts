import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { chromium as launchOptions } from '../tools/browser/chromium.ts';
import { atMost, type Measurement, median, reported } from './measurement.ts';
import type { BenchedMuster } from './muster.ts';
import { measureBetweenPages } from './pages/between-pages.ts';
import { measureDealsheetBoard } from './pages/dealsheet-board.ts';
import { type FirstRow, waitForFirstRow } from './pages/first-row.ts';
import { measureOrgChartPage } from './pages/org-chart.ts';
import { measureRosterPage } from './pages/roster-page.ts';
import { inOwnBrowser, type SignedIn, signIn } from './pages/signed-in.ts';
import { slowPage } from './pages/slow-device.ts';
import { measureWeekGrid } from './pages/week-grid.ts';
import { measureWhitespace } from './pages/whitespace.ts';

const VISITS = 5;

/**
 * The list of projects, signed in: script and requests before its first row, and the wait for that row on a slow device, the
 * first time and again; then the way between the pages of the drawer, and keys in a long week, at full speed; at last a big week of a roster, a big board of deals, a big whitespace and a big org chart.
 */
export const measurePages = async (muster: BenchedMuster): Promise<Measurement[]> => {
  const browser = await chromium.launch(launchOptions);
  try {
    const state = await signIn(browser, muster.url);
    return [
      ...(await measureFirstLoad(browser, state, muster.url)),
      ...(await measureSlowDevice(browser, state, muster.url)),
      await measureBetweenPages(
        await (await browser.newContext({ storageState: state })).newPage(),
        muster.url,
      ),
      ...(await measureWeekGrid(browser, state, muster.url)),
      ...(await measureRosterPage(browser, state, muster)),
      await measureDealsheetBoard(browser, muster),
      await measureWhitespace(browser, state, muster.url),
      ...(await measureOrgChartPage(browser, state, muster.url)),
    ];
  } finally {
    await browser.close();
  }
};

const LIST = '/manager/projects';

const measureFirstLoad = async (browser: Browser, state: SignedIn, url: string): Promise<Measurement[]> => {
  const context = await browser.newContext({ storageState: state });
  const page = await context.newPage();
  const { script, requests } = await waitForFirstRow(page, `${url}${LIST}`);
  const paint = await page.evaluate<number>(
    'new Promise((done) => new PerformanceObserver((list) => done(list.getEntries().at(-1).startTime)).observe({ type: "largest-contentful-paint", buffered: true }))',
  );
  await context.close();
  return [
    atMost('script before the first row of the project list, gzip', script / 1024, 210, 'KB'),
    atMost('requests before the first row of the project list', requests, 24, 'requests'),
    reported('largest contentful paint of the project list', `${Math.round(paint)} ms`),
  ];
};

const measureSlowDevice = async (browser: Browser, state: SignedIn, url: string): Promise<Measurement[]> => {
  const cold: FirstRow[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    const context = await browser.newContext({ storageState: state });
    cold.push(await visitSlowly(context, url));
    await context.close();
  }
  const warm = await inOwnBrowser(url, (own) => visitAgain(own, url));
  const of = (visits: readonly FirstRow[], what: keyof FirstRow) =>
    median(visits.map((visit) => visit[what]));
  const where = 'processor 4 × slower, Fast 3G';
  return [
    atMost(`first row of the project list, cold, ${where}`, of(cold, 'milliseconds') / 1000, 3, 's'),
    atMost(`first row of the project list, warm, ${where}`, of(warm, 'milliseconds') / 1000, 1.2, 's'),
    atMost('script that blocks before the first row, cold', of(cold, 'blocking'), 300, 'ms'),
    atMost('script that blocks before the first row, warm', of(warm, 'blocking'), 300, 'ms'),
  ];
};

/** Visits after those in which the browser kept what it keeps: the worker's files, then their compiled code. */
const visitAgain = async (own: BrowserContext, url: string): Promise<FirstRow[]> => {
  for (let visit = 0; visit < 2; visit += 1) await settle(own, url);
  const visits: FirstRow[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) visits.push(await visitSlowly(own, url));
  return visits;
};

const visitSlowly = async (context: BrowserContext, url: string): Promise<FirstRow> => {
  const page = await slowPage(context);
  const waited = await waitForFirstRow(page, `${url}${LIST}`);
  await page.close();
  return waited;
};

/** A visit at full speed in which everything that is kept for later has time to be kept. */
const settle = async (context: BrowserContext, url: string): Promise<void> => {
  const page = await context.newPage();
  await page.goto(`${url}${LIST}`);
  await page.evaluate('navigator.serviceWorker?.ready.then(() => true)');
  await page.waitForLoadState('networkidle');
  await page.close();
};
