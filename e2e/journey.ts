import {
  type Browser,
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
} from '@playwright/test';

export { type Browser, expect, type Locator, type Page } from '@playwright/test';

const REPORTS = /Content Security Policy|TrustedHTML|TrustedScript/i;

/** Notes what the browser says about the content security policy in a page, or in every page of a context. */
export const watch = (watched: BrowserContext | Page, said: string[]): void => {
  const note = (message: ConsoleMessage) => {
    if (message.type() === 'error' && REPORTS.test(message.text()))
      said.push(`${message.page()?.url()}: ${message.text()}`);
  };
  if ('pages' in watched) watched.on('console', note);
  else watched.on('console', note);
};

/**
 * A journey: like Playwright's own test, but it fails where a page breaks its content security policy, and what it opened in other
 * contexts is closed after it, where it would go on asking and listening beside all journeys that follow.
 */
export const test = base.extend<{ policyReports: string[] }, { openKept: Browser['newContext'] }>({
  // For contexts that journeys share, one after another.
  openKept: [
    async ({ browser }, use) => await use(browser.newContext.bind(browser)),
    { auto: true, scope: 'worker' },
  ],
  policyReports: [
    async ({ browser, context }, use) => {
      const said: string[] = [];
      watch(context, said);
      const open = browser.newContext.bind(browser);
      const others: BrowserContext[] = [];
      browser.newContext = async (options) => {
        const another = await open(options);
        watch(another, said);
        others.push(another);
        return another;
      };
      await use(said);
      browser.newContext = open;
      for (const other of others) await other.close();
      expect(said, 'reports about the content security policy').toEqual([]);
    },
    { auto: true },
  ],
});
