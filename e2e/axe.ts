import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Widths at which every page must be clean and nothing may scroll sideways or on below its end. */
export const WIDTHS = [360, 768, 1440];

/**
 * Checks the page as it stands: axe finds nothing, nothing scrolls sideways, and no part that can't be seen (hidden text
 * that isn't held by what scrolls around it) makes the page longer than what is drawn. Where there are no frames axe may come to its
 * results in the page itself instead of in a second, blank one; and of what it found in order it needs no account.
 */
export const expectClean = async (page: Page, place: string): Promise<void> => {
  const axe = new AxeBuilder({ page }).setLegacyMode(page.frames().length === 1);
  const { violations } = await axe.options({ resultTypes: ['violations'] }).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(found, place).toEqual([]);
  const overflow = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  expect(overflow, `${place} scrolls sideways by`).toBeLessThanOrEqual(0);
  const beyond = await page.evaluate<number>(
    'document.documentElement.scrollHeight - Math.max(Math.ceil(document.body.getBoundingClientRect().height), innerHeight)',
  );
  expect(beyond, `${place} scrolls on below its end by`).toBeLessThanOrEqual(0);
};
