// A key in a long calculation, in the built application: `node bench/pages/calculation-keys.ts` alone.
import { type Browser, chromium, type Page } from '@playwright/test';
import { emptyInputs } from '#contract/calculator/from-preset.ts';
import { type CalculationLine, LINES_AT_MOST } from '#contract/calculator/inputs.ts';
import { chromium as launchOptions } from '../../tools/browser/chromium.ts';
import { atMost, type Measurement, median, tableOf } from '../measurement.ts';
import { type BenchedMuster, startBenchedMuster } from '../muster.ts';
import { signIn } from './signed-in.ts';

/** A frame at 60 Hz. */
const LIMIT_MS = 16;
const KEYS = 100;
/** The first ones compile. */
const WARMING = 10;

/**
 * As many lines as there may be, a quantity among them typed: from each key until the totals above stand there anew and laid out, and
 * until the frame that begins after that. Frames begin every 16.7 ms whatever is done, so the second has up to one of them of waiting.
 */
export const measureCalculationKeys = async (
  browser: Browser,
  muster: BenchedMuster,
): Promise<Measurement[]> => {
  const id = await makeScenario(muster);
  const state = await signIn(browser, muster.url, 'admin');
  const context = await browser.newContext({
    ...{ storageState: state, viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' },
  });
  const page = await context.newPage();
  await page.goto(`${muster.url}/calculator/${id}`);
  const cell = page.getByLabel('Quantity, line 12', { exact: true });
  await cell.click();
  await cell.fill('7');
  await cell.press('End');
  await page.waitForTimeout(500);
  await page.evaluate(WATCH);
  const taken = await typing(page);
  await context.close();
  const drawn = taken.map((one) => one.drawn);
  const frames = taken.map((one) => one.frame);
  return [
    atMost(`${WHAT} until totals are drawn, median`, median(drawn), LIMIT_MS, 'ms', spread(drawn)),
    atMost(`${WHAT} until the frame after, median`, median(frames), LIMIT_MS, 'ms', spread(frames)),
  ];
};

const WHAT = `a key among ${LINES_AT_MOST} lines`;

const spread = (taken: readonly number[]): string => {
  const late = taken.toSorted((one, other) => one - other)[Math.floor(taken.length * 0.95)] ?? 0;
  return `95 of 100 ${late.toFixed(1)} ms, slowest ${Math.max(...taken).toFixed(1)} ms`;
};

interface Taken {
  readonly drawn: number;
  readonly frame: number;
}

/** Two digits and the way back, over and over: the totals change with every one. */
const typing = async (page: Page): Promise<Taken[]> => {
  const keys = ['3', '5', 'Backspace', 'Backspace'];
  const taken: Taken[] = [];
  for (let at = 0; at < WARMING + KEYS; at += 1) {
    await page.evaluate('window.watchKey()');
    await page.keyboard.press(keys[at % keys.length] ?? '1');
    taken.push(await page.evaluate<Taken>('window.keyTaken'));
    await page.waitForTimeout(60);
  }
  return taken.slice(WARMING);
};

const WATCH = `
  window.watchKey = () => void (window.keyTaken = new Promise((done) => {
    let start = 0;
    const figures = document.querySelector('main form [class*=figures]');
    new MutationObserver((_, observer) => {
      if (!start) return;
      observer.disconnect();
      void document.body.offsetHeight;
      const drawn = performance.now() - start;
      requestAnimationFrame(() => done({ drawn, frame: performance.now() - start }));
    }).observe(figures, { childList: true, subtree: true, characterData: true });
    window.addEventListener('keydown', () => { start = performance.now(); }, { capture: true, once: true });
  }));
`;

const UNITS = ['hour', 'day', 'piece', 'month'] as const;

const lineAt = (at: number): CalculationLine => ({
  ...{ key: `line-${at}`, name: `Line ${at}`, service_type_id: null, role: 'Guard', currency: null },
  ...{ quantity: `${1 + ((at * 37) % 1000)}.25`, unit: UNITS[at % 4] ?? 'hour' },
  ...{ phase: ['Set-up', 'Show', null][at % 3] ?? null, cost_rate: '23.4567', list_rate: '45.1234' },
  discount_pct: at % 2 === 0 ? '0' : '7.5',
});

/** A draft in the first organization of the demo's administrator, who opens it there. */
const makeScenario = async ({ url, tokenOf }: BenchedMuster): Promise<string> => {
  const headers = { authorization: `Bearer ${await tokenOf('admin@muster.example')}` };
  const answer = await fetch(`${url}/api/calculator/scenarios`, {
    ...{ method: 'POST' },
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({
      name: 'Five hundred lines',
      inputs: {
        ...emptyInputs({ currency: 'GBP', rate_day: '2026-03-02' }),
        ...{
          phases: ['Set-up', 'Show'],
          lines: Array.from({ length: LINES_AT_MOST }, (_, at) => lineAt(at)),
        },
        ...{ overhead_pct: '5', contingency_pct: '10', discount_pct: '2.5', tax_pct: '20' },
      },
    }),
  });
  const made: ReturnType<typeof JSON.parse> = await answer.json();
  if (answer.status !== 201) throw new Error(`The scenario wasn’t made: ${JSON.stringify(made)}`);
  return made.id;
};

if (import.meta.main) {
  const muster = await startBenchedMuster();
  const browser = await chromium.launch(launchOptions);
  try {
    console.log(tableOf(await measureCalculationKeys(browser, muster)));
  } finally {
    await browser.close();
    await muster.stop();
  }
}
