import { expect, type Locator, type Page } from './journey.ts';

const STEP_PX = 600;

/**
 * Scrolls a list that reads on while somebody scrolls, until a row of it is there. The pointer rests on a row that is in sight from
 * the beginning.
 */
export const scrollTo = async (page: Page, inSight: Locator, row: Locator): Promise<void> => {
  await inSight.hover();
  const isThere = async () => {
    if ((await row.count()) > 0) return true;
    await page.mouse.wheel(0, STEP_PX);
    return false;
  };
  await expect.poll(isThere, { intervals: [200] }).toBe(true);
};
