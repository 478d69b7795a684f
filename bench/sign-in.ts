import { chromium } from '@playwright/test';
import { authenticator } from '#api/platform/access/authentication.ts';
import { openTestProvider } from '../api/test/tokens.ts';
import { chromium as launchOptions } from '../tools/browser/chromium.ts';
import { measureSessionScript } from '../web/test/session-script.ts';
import { atMost, type Measurement, median, reported } from './measurement.ts';
import type { BenchedMuster } from './muster.ts';

const TOKENS = 2_000;
const SIGN_INS = 7;

/**
 * What a token costs the API the first time and ever after, what a person waits from the click to the first page, and what
 * the browser loads to keep a session.
 */
export const measureSignIn = async (muster: BenchedMuster): Promise<Measurement[]> => [
  ...(await measureTokens()),
  await measureFirstPage(muster),
  atMost('script of the session module, gzip', (await measureSessionScript()) / 1024, 12, 'KB'),
];

const measureTokens = async (): Promise<Measurement[]> => {
  const { issuer, jwksUrl, sign, close } = await openTestProvider();
  const settings = { issuer, jwksUrl, audience: 'muster', tokenUseRequired: true, isRevoked: () => false };
  const authenticate = authenticator(settings);
  const headers: string[] = [];
  for (let at = 0; at < TOKENS; at += 1) headers.push(`Bearer ${await sign({ sub: `person-${at}` })}`);
  const first = await timeEach(headers, authenticate);
  const again = await timeEach(headers, authenticate);
  await close();
  return [
    atMost('verifying a token the first time, median', median(first.slice(TOKENS / 2)), 0.15, 'ms'),
    reported('a token that is known', `${median(again).toFixed(4)} ms`),
  ];
};

const timeEach = async <Input>(inputs: readonly Input[], work: (input: Input) => Promise<unknown>) => {
  const taken: number[] = [];
  for (const input of inputs) {
    const start = performance.now();
    await work(input);
    taken.push(performance.now() - start);
  }
  return taken;
};

/** From the click on "Sign in" of the hosted page until the rows of the first page stand, in a browser with an empty cache. */
const measureFirstPage = async ({ url }: BenchedMuster): Promise<Measurement> => {
  const browser = await chromium.launch(launchOptions);
  const taken: number[] = [];
  for (let at = 0; at < SIGN_INS; at += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(url);
    await page.getByLabel('Email').fill('manager@muster.example');
    await page.getByLabel('Password', { exact: true }).fill('muster-demo');
    const start = performance.now();
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('link', { name: 'Harbour Terminal guarding' }).first().waitFor();
    taken.push(performance.now() - start);
    await context.close();
  }
  await browser.close();
  const slowest = Math.max(...taken);
  return atMost(
    'sign-in to first page, median',
    median(taken) / 1000,
    1.5,
    's',
    `slowest ${(slowest / 1000).toFixed(2)} s`,
  );
};
