import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { build } from 'vite';
import { LINES_AT_MOST } from '#contract/calculator/inputs.ts';
import { chromium as launchOptions } from '../tools/browser/chromium.ts';
import type { type } from './calculation/typing.ts';
import { atMost, type Measurement, median, reported, tableOf } from './measurement.ts';

/** A frame at 60 Hz. */
const LIMIT_MS = 16;
const SLOWER = 4;
const KEYS = 300;
/** The first ones compile. */
const WARMING = 20;

/**
 * A calculation of as many lines as there may be, counted anew in Chromium with every key that changes one of them: whether it may be
 * counted, and what it comes to. At full speed and with the processor slowed; then what solving and the sensitivities take.
 */
export const measureCalculation = async (): Promise<Measurement[]> => {
  const script = await bundled();
  const browser = await chromium.launch(launchOptions);
  try {
    const full = await typing(browser, script, 1);
    const slow = await typing(browser, script, SLOWER);
    const [keys, slowKeys] = [full.taken.slice(WARMING), slow.taken.slice(WARMING)];
    const first = [full, slow].map(({ taken }) => `${taken[0]?.toFixed(1)} ms`);
    return [
      atMost(`${WHAT}, median`, median(keys), LIMIT_MS, 'ms'),
      atMost(`${WHAT}, 95 of 100`, late(keys), LIMIT_MS, 'ms', slowest(keys)),
      atMost(`${WHAT}, processor ${SLOWER} × slower`, median(slowKeys), LIMIT_MS, 'ms', slowest(slowKeys)),
      reported(
        `${LINES_AT_MOST} lines counted the first time in a page`,
        `${first[0]} (processor ${SLOWER} × slower ${first[1]})`,
      ),
      reported(`${LINES_AT_MOST} lines solved for utilisation`, `${full.solving.toFixed(1)} ms`),
      reported(`sensitivities of ${LINES_AT_MOST} lines`, `${full.sensitivity.toFixed(1)} ms`),
    ];
  } finally {
    await browser.close();
  }
};

const WHAT = `${LINES_AT_MOST} lines counted anew with a key`;
/** The slowest ones are the machine's other work. */
const late = (taken: readonly number[]): number =>
  taken.toSorted((one, other) => one - other)[Math.floor(taken.length * 0.95)] ?? Number.NaN;
const slowest = (taken: readonly number[]): string => `slowest ${Math.max(...taken).toFixed(1)} ms`;

/** The engine as the application brings it to a browser: one script without zod. */
const bundled = async (): Promise<string> => {
  const built = await build({
    ...{ configFile: false, logLevel: 'warn' },
    build: {
      ...{ write: false, target: 'es2022' },
      lib: {
        ...{ entry: join(import.meta.dirname, 'calculation/typing.ts'), formats: ['iife'], name: 'bench' },
      },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('Nothing was built.');
  return output.output[0].code;
};

const typing = async (browser: Browser, script: string, slower: number) => {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.addScriptTag({ content: script });
  const result = await page.evaluate<ReturnType<typeof type>>(`bench.type(${LINES_AT_MOST}, ${KEYS})`);
  await page.close();
  return result;
};

if (import.meta.main) console.log(tableOf(await measureCalculation()));
