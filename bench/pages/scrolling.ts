import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { COUNT_FRAMES } from './dragging.ts';

/** Pixels that each way of a round goes, and how many of them in a second: a hand that looks for a row. */
const WAY = { down: 1_400, across: 1_000, speed: 1_600 };

/** A page whose scrolling is measured: its processor can be slowed, and its scroller is turned by the wheel as a hand turns it. */
export interface Scrolled {
  readonly page: Page;
  readonly session: CDPSession;
  readonly scroller: Locator;
}

/**
 * Frames a second while something is scrolled down, across, back and up again. The wheel turns at its own pace, however long a
 * frame takes, and the compositor scrolls: the page's frames are those that its own work lets it draw.
 */
export const framesOfScrolling = async ({ page, session, scroller }: Scrolled): Promise<number> => {
  await page.bringToFront();
  const box = await scroller.boundingBox();
  if (!box) throw new Error('There is nothing to scroll.');
  await scroller.evaluate((element) => element.scrollTo(0, 0));
  const turn = (xDistance: number, yDistance: number) =>
    session.send('Input.synthesizeScrollGesture', {
      ...{ x: box.x + box.width / 2, y: box.y + box.height / 2, xDistance, yDistance },
      ...{ speed: WAY.speed, gestureSourceType: 'mouse', preventFling: true },
    });
  await page.evaluate(COUNT_FRAMES);
  await turn(0, -WAY.down);
  await turn(-WAY.across, 0);
  const reached = await scroller.evaluate(({ scrollLeft, scrollTop }) => ({ scrollLeft, scrollTop }));
  await turn(WAY.across, 0);
  await turn(0, WAY.down);
  const frames = await page.evaluate<number>('window.framesASecond()');
  if (reached.scrollTop < WAY.down / 2 || reached.scrollLeft < WAY.across / 2)
    throw new Error(`It was scrolled to ${JSON.stringify(reached)} only.`);
  return frames;
};

/** A page with bare cells in a scroller at the same place and of the same size as another page's, and nothing else. */
const bareGrid = (rows: number, columns: number, { x, y, width, height }: Box, cell: Size): string => {
  const cells = Array.from({ length: columns }, (_, at) => `<td>${at}</td>`).join('');
  return `<!doctype html><style>
    td { min-width: ${cell.width}px; height: ${cell.height}px; padding: 0 }
    table { border-spacing: 0; border-collapse: collapse }
  </style>
  <div data-scroller style="position:fixed;left:${x}px;top:${y}px;width:${width}px;height:${height}px;overflow:auto">
    <table>${`<tr>${cells}</tr>`.repeat(rows)}</table>
  </div>`;
};

type Size = { readonly width: number; readonly height: number };
type Box = Size & { readonly x: number; readonly y: number };

/** Opens it in a context of its own, beside `box` of the page that it is compared with. */
export const openBareGrid = async (
  browser: Browser,
  [rows, columns]: readonly [number, number],
  box: Box,
  cell: Size,
): Promise<Scrolled> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.setContent(bareGrid(rows, columns, box, cell));
  return { page, session: await context.newCDPSession(page), scroller: page.locator('[data-scroller]') };
};
