import type { Browser, Page } from '@playwright/test';
import type { ActivityWeek } from '#contract/activity/day-shapes.ts';
import { atMost, type Measurement, median } from '../measurement.ts';
import type { SignedIn } from './signed-in.ts';

const ROWS = 40;
/** A frame at 60 Hz. */
const LIMIT_MS = 16;
const KEYS = 60;

/**
 * A week of forty rows in the built application: from a key until what it did is drawn and laid out for the next frame. The
 * rows are answered in place of the server's, whose work this isn't.
 */
export const measureWeekGrid = async (
  browser: Browser,
  state: SignedIn,
  url: string,
): Promise<Measurement[]> => {
  const context = await browser.newContext({
    storageState: state,
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.route('**/api/daily-activity/week*', async (route) => {
    const answer = await route.fetch();
    const week: ActivityWeek = await answer.json();
    await route.fulfill({ json: { ...week, rows: rowsOf(week) } });
  });
  await page.goto(`${url}/daily-activity`);
  const skip = page.getByRole('button', { name: 'Skip' });
  await page.locator('[data-cell="39-6"]').waitFor();
  if (await skip.isVisible()) await skip.click();
  const moved = await pressing(page, ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft']);
  const typed = await pressing(page, ['1', ':', '3', '0', 'Escape']);
  await context.close();
  return [...measured('moves', moved), ...measured('types', typed)];
};

const measured = (what: string, taken: readonly number[]): Measurement[] => [
  atMost(`a key that ${what} in a week of ${ROWS} rows, median`, median(taken), LIMIT_MS, 'ms'),
  atMost(`a key that ${what} in a week of ${ROWS} rows, 95 of 100`, late(taken), LIMIT_MS, 'ms'),
];

const late = (taken: readonly number[]): number =>
  taken.toSorted((one, other) => one - other)[Math.floor(taken.length * 0.95)] ?? 0;

/** Milliseconds of each key: its event, what React draws in it, styles and layout. The first round warms up. */
const pressing = async (page: Page, keys: readonly string[]): Promise<number[]> => {
  await page.locator('[data-cell="20-3"]').evaluate((cell) => cell.focus());
  await page.evaluate(WATCH);
  const taken: number[] = [];
  for (let at = 0; at < KEYS; at += 1) {
    await page.keyboard.press(keys[at % keys.length] ?? '');
    const milliseconds = await page.evaluate<number>('window.keyTaken()');
    if (at >= keys.length) taken.push(milliseconds);
  }
  return taken;
};

const WATCH = `
  let start = 0;
  let taken = 0;
  // Whatever a key lets be drawn is drawn between these: React draws as soon as a listener has ended.
  const end = () => {
    void document.body.offsetHeight;
    taken = performance.now() - start;
  };
  window.addEventListener('keydown', () => { start = performance.now(); }, { capture: true });
  window.addEventListener('keydown', end);
  window.addEventListener('input', end);
  window.keyTaken = () => taken;
`;

const rowsOf = ({ days, rows: [first] }: ActivityWeek): ActivityWeek['rows'] =>
  Array.from({ length: ROWS }, (_, at) => ({
    project: { id: crypto.randomUUID(), code: `ROW-${at}`, name: `Row ${at}` },
    service: first?.service ?? null,
    total_s: 3600,
    cells: days.map(({ date }, column) => ({
      date,
      duration_s: column === 0 ? 3600 : 0,
      entry_ids: [],
      editable: true,
    })),
  }));
