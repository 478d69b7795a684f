import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromium as launchOptions } from '../tools/browser/chromium.ts';
import { atMost, type Measurement, median, reported } from './measurement.ts';
import type { BenchedMuster } from './muster.ts';

const SWITCHES = 12;

/** First load of the project list, signed in: script, requests; and the way between the two main pages, warm. */
export const measurePages = async (muster: BenchedMuster): Promise<Measurement[]> => {
  const browser = await chromium.launch(launchOptions);
  try {
    const state = await signIn(browser, muster.url);
    const page = await (await browser.newContext({ storageState: state })).newPage();
    return [...(await measureFirstLoad(page, muster.url)), ...(await measureSwitch(page))];
  } finally {
    await browser.close();
  }
};

const signIn = async (browser: Browser, url: string) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url);
  await page.getByLabel('Email').fill('manager@muster.example');
  await page.getByLabel('Password', { exact: true }).fill('muster-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/manager\/projects/);
  await page.getByRole('table').or(page.getByRole('grid')).first().waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
};

const measureFirstLoad = async (page: Page, url: string): Promise<Measurement[]> => {
  const scripts: Promise<number>[] = [];
  let requests = 0;
  page.on('request', () => {
    requests += 1;
  });
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto(`${url}/manager/projects`);
  await page.getByRole('table').or(page.getByRole('grid')).first().waitFor();
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  const paint = await page.evaluate<number>(
    'new Promise((done) => new PerformanceObserver((list) => done(list.getEntries().at(-1).startTime)).observe({ type: "largest-contentful-paint", buffered: true }))',
  );
  return [
    atMost('script of the project list, first load, gzip', bytes / 1024, 210, 'KB'),
    atMost('requests of the project list, first load', requests, 24, 'requests'),
    reported('largest contentful paint of the project list', `${Math.round(paint)} ms`),
  ];
};

/** From the click on a drawer entry until the other page's heading stands and the frame is painted. */
const measureSwitch = async (page: Page): Promise<Measurement[]> => {
  const taken: number[] = [];
  for (let at = 0; at < SWITCHES; at += 1) {
    const toActivity = at % 2 === 0;
    taken.push(
      await page.evaluate<number>(clickAndWait(toActivity ? '/daily-activity' : '/manager/projects')),
    );
    await page.waitForLoadState('networkidle');
  }
  return [atMost('projects ↔ daily activity, warm', median(taken.slice(4)), 100, 'ms')];
};

const clickAndWait = (path: string) => `new Promise((done) => {
  const start = performance.now();
  const before = document.querySelector('main')?.firstElementChild;
  document.querySelector('nav a[href^="${path}"]').click();
  const look = () => {
    const isThere = location.pathname.startsWith('${path}') && document.querySelector('main')?.firstElementChild !== before;
    if (isThere) requestAnimationFrame(() => done(performance.now() - start));
    else requestAnimationFrame(look);
  };
  look();
})`;
