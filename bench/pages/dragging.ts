import type { Browser, Locator, Page } from '@playwright/test';

const MOVES = 120;

/** Runs in the page: counts its frames, of which `window.framesASecond()` says how many there were. */
export const COUNT_FRAMES = `{
  const start = performance.now();
  let frames = 0;
  const next = () => { frames += 1; if (!window.isCounted) requestAnimationFrame(next); };
  window.isCounted = false;
  requestAnimationFrame(next);
  window.framesASecond = () => { window.isCounted = true; return frames / ((performance.now() - start) / 1000); };
}`;

/** Frames a second while something is dragged to and fro over the page; nothing is dropped. */
export const framesOfDrag = async (page: Page, held: Locator): Promise<number> => {
  const box = await held.boundingBox();
  if (!box) throw new Error('There is nothing to drag.');
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.evaluate(COUNT_FRAMES);
  for (let at = 0; at < MOVES; at += 1) {
    const turn = (at / MOVES) * Math.PI * 4;
    await page.mouse.move(700 + 350 * Math.cos(turn), 550 + 200 * Math.sin(turn));
  }
  const frames = await page.evaluate<number>('window.framesASecond()');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return frames;
};

/** A page on which one thing follows the pointer and nothing else is. */
const BARE = `<!doctype html><div id="held" style="position:fixed;left:300px;top:400px;width:120px;height:43px;background:#eef0f7"></div>
<script>
  const held = document.getElementById('held');
  let from;
  addEventListener('pointerdown', (event) => { from = event; });
  addEventListener('pointerup', () => { from = undefined; held.style.transform = ''; });
  addEventListener('pointermove', (event) => {
    if (from) held.style.transform = 'translate3d(' + (event.clientX - from.clientX) + 'px,' + (event.clientY - from.clientY) + 'px,0)';
  });
</script>`;

/** Opens it in a context of its own. */
export const openBarePage = async (browser: Browser) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.setContent(BARE);
  const session = await context.newCDPSession(page);
  return { page, slowBy: (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate }) };
};
