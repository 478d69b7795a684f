import type { Browser } from '@playwright/test';
import { COUNT_FRAMES } from '../dragging.ts';
import type { Scrolled } from '../scrolling.ts';

/** How a chart is moved: pulled, by the wheel, by arrow keys, and in and out. */
export type Way = 'hand' | 'wheel' | 'keys' | 'zooming';
/** Ways of the chart, and of the list. */
export const WAYS = { chart: ['hand', 'wheel', 'keys', 'zooming'], list: ['wheel', 'keys'] } as const;

/** Pixels that the wheel goes each way, and how many of them in a second. */
const WHEEL = { way: 2_000, speed: 1_600 };
const PULLS = 4;
const STEPS = 40;
const KEYS = 60;
const KEY_MS = 33;
const TURNS = 40;
const TURN_MS = 33;

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Where it is taken: to the left of the middle, below whatever stands at the top. */
const middleOf = async ({ scroller }: Scrolled) => {
  const box = await scroller.boundingBox();
  if (!box) throw new Error('There is nothing to move.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

const counted = async ({ page }: Scrolled, move: () => Promise<void>): Promise<number> => {
  await page.bringToFront();
  await page.evaluate(COUNT_FRAMES);
  await move();
  return page.evaluate<number>('window.framesASecond()');
};

/** Where there are cards all around: half down, a third across. */
const toTheMidst = ({ scroller }: Scrolled): Promise<unknown> =>
  scroller.evaluate((element) =>
    element.scrollTo(Math.round(element.scrollWidth / 3), Math.round(element.scrollHeight / 2)),
  );

const pull = async (moved: Scrolled): Promise<number> => {
  await toTheMidst(moved);
  const { page } = moved;
  const { x, y } = await middleOf(moved);
  return counted(moved, async () => {
    for (let pulled = 0; pulled < PULLS; pulled += 1) {
      await page.mouse.move(x + 400, y);
      await page.mouse.down();
      for (let at = 1; at <= STEPS; at += 1) {
        await page.mouse.move(x + 400 - at * 20, y + 20 * Math.sin(at / 3));
        await pause(12);
      }
      await page.mouse.up();
    }
  });
};

const wheel = async (moved: Scrolled): Promise<number> => {
  await toTheMidst(moved);
  const { x, y } = await middleOf(moved);
  const turn = (xDistance: number, yDistance: number) =>
    moved.session.send('Input.synthesizeScrollGesture', {
      ...{ x, y, xDistance, yDistance, speed: WHEEL.speed, gestureSourceType: 'mouse', preventFling: true },
    });
  return counted(moved, async () => {
    await turn(-WHEEL.way, 0);
    await turn(0, -WHEEL.way);
    await turn(WHEEL.way, 0);
    await turn(0, WHEEL.way);
  });
};

const keys = async (moved: Scrolled): Promise<number> => {
  const { page } = moved;
  await page.locator('[role="treeitem"][tabindex="0"]').focus();
  return counted(moved, async () => {
    for (let at = 0; at < KEYS; at += 1) {
      await page.keyboard.press('ArrowDown');
      await pause(KEY_MS);
    }
  });
};

const zoom = async (moved: Scrolled): Promise<number> => {
  await toTheMidst(moved);
  const { page } = moved;
  const { x, y } = await middleOf(moved);
  await page.mouse.move(x, y);
  return counted(moved, async () => {
    await page.keyboard.down('Control');
    for (let at = 0; at < TURNS; at += 1) {
      await page.mouse.wheel(0, at < TURNS / 2 ? 24 : -24);
      await pause(TURN_MS);
    }
    await page.keyboard.up('Control');
  });
};

/** Frames a second while something is moved. */
export const MOVES: Readonly<Record<Way, (moved: Scrolled) => Promise<number>>> = {
  hand: pull,
  wheel,
  keys,
  zooming: zoom,
};

/** Bare boxes in a scroller of the chart's size, moved in the same ways by as little as it takes. */
const BARE = `<!doctype html><style>
  td { min-width: 208px; height: 80px; padding: 0; border: 1px solid #ccc }
  table { border-spacing: 0; transform-origin: 0 0 }
</style>
<div data-scroller style="position:fixed;left:240px;top:97px;width:1200px;height:803px;overflow:auto">
  <table>${`<tr>${'<td role="treeitem" tabindex="-1">Person</td>'.repeat(60)}</tr>`.repeat(60)}</table>
</div>
<script>
  const scroller = document.querySelector('[data-scroller]');
  const table = document.querySelector('table');
  const cells = [...document.querySelectorAll('td')];
  cells[0].tabIndex = 0;
  let from;
  let zoom = 1;
  addEventListener('pointerdown', ({ clientX, clientY }) => {
    from = { x: clientX, y: clientY, left: scroller.scrollLeft, top: scroller.scrollTop };
  });
  addEventListener('pointerup', () => { from = undefined; });
  addEventListener('pointermove', ({ clientX, clientY }) => {
    if (from) scroller.scrollTo(from.left - clientX + from.x, from.top - clientY + from.y);
  });
  addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    const at = cells.indexOf(document.activeElement);
    cells[at + 1].focus();
  });
  addEventListener('wheel', (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoom *= Math.exp(-event.deltaY / 300);
    table.style.transform = 'scale(' + zoom + ')';
  }, { passive: false });
</script>`;

/** Opens it in a context of its own. */
export const openBareChart = async (browser: Browser): Promise<Scrolled> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.setContent(BARE);
  return { page, session: await context.newCDPSession(page), scroller: page.locator('[data-scroller]') };
};
