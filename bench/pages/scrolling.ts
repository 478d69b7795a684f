import type { Browser, Locator, Page } from '@playwright/test';
import { COUNT_FRAMES } from './dragging.ts';

const MOVES = 40;
/** Pixels of each turn of the wheel. */
const [ACROSS, DOWN] = [60, 90];

/** Frames a second while something is scrolled down and across, and back again. */
export const framesOfScrolling = async (page: Page, scroller: Locator): Promise<number> => {
  const box = await scroller.boundingBox();
  if (!box) throw new Error('There is nothing to scroll.');
  await scroller.evaluate((element) => element.scrollTo(0, 0));
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.evaluate(COUNT_FRAMES);
  for (let at = 0; at < MOVES; at += 1) {
    const way = at < MOVES / 2 ? 1 : -1;
    await page.mouse.wheel(at % 2 === 0 ? 0 : way * ACROSS, at % 2 === 0 ? way * DOWN : 0);
  }
  return page.evaluate<number>('window.framesASecond()');
};

/** A page with bare cells of the size of a whitespace's, and nothing else. */
const bareGrid = (rows: number, columns: number): string => {
  const cells = Array.from({ length: columns }, (_, at) => `<td>${at}</td>`).join('');
  return `<!doctype html><style>
    td { min-width: 92px; height: 34px; padding: 0 }
    table { border-spacing: 0; border-collapse: collapse }
  </style>
  <div data-scroller style="position:fixed;inset:330px 24px 60px 264px;overflow:auto">
    <table>${`<tr>${cells}</tr>`.repeat(rows)}</table>
  </div>`;
};

/** Opens it in a context of its own. */
export const openBareGrid = async (browser: Browser, rows: number, columns: number) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.setContent(bareGrid(rows, columns));
  const session = await context.newCDPSession(page);
  return { page, slowBy: (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate }) };
};
