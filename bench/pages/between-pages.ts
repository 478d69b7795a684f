import type { Page } from '@playwright/test';
import { atMost, type Measurement, median } from '../measurement.ts';

const ROUNDS = 7;
/** The first ones load code and rows. */
const WARMING = 2;

/** From the click on an entry of the drawer until the other page's content stands and the frame is painted; the slowest entry. */
export const measureBetweenPages = async (page: Page, url: string): Promise<Measurement> => {
  await page.goto(`${url}/manager/projects`);
  await page.getByRole('table').or(page.getByRole('grid')).first().waitFor();
  const places = await page.evaluate<string[]>(
    `[...document.querySelectorAll('nav a[href^="/"]')].map((link) => link.getAttribute('href'))`,
  );
  const taken = new Map<string, number[]>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const place of places) {
      const milliseconds = await page.evaluate<number | null>(clickAndWait(place));
      await page.waitForLoadState('networkidle');
      if (milliseconds !== null && round >= WARMING)
        taken.set(place, [...(taken.get(place) ?? []), milliseconds]);
    }
  }
  const medians = [...taken]
    .filter(([, all]) => all.length > 0)
    .map(([place, all]) => [place, median(all)] as const);
  const [slowest, most] = medians.reduce((one, other) => (other[1] > one[1] ? other : one), ['', 0] as const);
  return atMost(`between ${medians.length} pages of the drawer, warm, the slowest`, most, 100, 'ms', slowest);
};

/** Null where the page is the one that is shown. Pages that are parts of one, as tabs, share what stands around their list. */
const clickAndWait = (place: string) => `new Promise((done) => {
  if (location.pathname === new URL('${place}', location.origin).pathname) return done(null);
  const start = performance.now();
  const content = () => document.querySelector('main table, main [role="grid"]') ?? document.querySelector('main')?.firstElementChild;
  const before = content();
  document.querySelector('nav a[href="${place}"]').click();
  const look = () => {
    const main = document.querySelector('main');
    const isThere = location.pathname === new URL('${place}', location.origin).pathname && content() !== before
      && !main?.querySelector('[aria-busy="true"]');
    if (isThere) requestAnimationFrame(() => done(performance.now() - start));
    else requestAnimationFrame(look);
  };
  look();
})`;
