import { expectClean, WIDTHS } from './axe.ts';
import { expect, type Locator, type Page, test } from './journey.ts';
import { signIn, skipTours } from './people.ts';

const openFeed = async (page: Page) => {
  await page.goto('/manager/projects');
  await page.getByRole('link', { name: 'Harbour Terminal guarding' }).first().click();
  await expect(page).toHaveURL(/\/manager\/projects\/[0-9a-f-]{36}/);
  const [, project] = /projects\/([0-9a-f-]{36})/.exec(page.url()) ?? [];
  // On phones the page's tab and the place at the foot have one name.
  await page.goto(`/manager/projects/${project}/activity`);
  await expect(page.getByRole('textbox', { name: 'Comment' })).toBeVisible();
};

interface Held {
  readonly name: string;
  readonly type: string;
  /** What makes its bytes, run in the page. */
  readonly bytes: string;
}

const SCREENSHOT: Held = {
  ...{ name: 'image.png', type: 'image/png' },
  bytes: `await new Promise((resolve) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 200 });
    const drawing = canvas.getContext('2d');
    drawing.fillStyle = '#1d5fbf';
    drawing.fillRect(0, 0, 320, 200);
    canvas.toBlob(resolve, 'image/png');
  })`,
};
const SVG: Held = {
  ...{ name: 'plan.png', type: 'image/png' },
  bytes: '\'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>\'',
};

/** Pastes or drops a file as a browser does: its own dialogs and the clipboard can't be reached from here. */
const give = async (to: Locator, how: 'paste' | 'drop', { name, type, bytes }: Held): Promise<void> => {
  await to.focus();
  await to.page().evaluate(`(async () => {
    const target = document.activeElement;
    const data = new DataTransfer();
    data.items.add(new File([${bytes}], '${name}', { type: '${type}' }));
    const about = { bubbles: true, cancelable: true };
    target.dispatchEvent('${how}' === 'paste'
      ? new ClipboardEvent('paste', { ...about, clipboardData: data })
      : new DragEvent('drop', { ...about, dataTransfer: data }));
  })()`);
};

test('a pasted screenshot goes with a comment, and a colleague opens it large', async ({ page, browser }) => {
  const other = await (await browser.newContext({ baseURL: process.env.MUSTER_URL })).newPage();
  for (const one of [page, other]) await skipTours(one);
  await signIn(page, 'manager', '/manager/projects');
  await openFeed(page);
  const box = page.getByRole('textbox', { name: 'Comment' });
  await give(box, 'paste', SCREENSHOT);
  await expect(page.getByRole('button', { name: 'Remove image.png' })).toBeVisible();
  await box.fill('The barrier, seen from gate 12');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  const said = page.getByRole('article').filter({ hasText: 'seen from gate 12' });
  await expect(said.getByRole('button', { name: 'Show image.png' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove image.png' })).toHaveCount(0);

  await signIn(other, 'coordinator', '/manager/projects');
  await openFeed(other);
  await other.getByRole('button', { name: 'Show image.png' }).first().press('Enter');
  const large = other.getByRole('dialog').getByAltText('image.png');
  await expect(large).toBeVisible();
  await expect
    .poll(() =>
      other.evaluate(`(({ naturalWidth, naturalHeight }) => [naturalWidth, naturalHeight])(
        document.querySelector('[role=dialog] img'))`),
    )
    .toEqual([320, 200]);
  const saved = other.waitForEvent('download');
  await other.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  expect((await saved).suggestedFilename()).toBe('image.png');
});

test('an SVG that is called a png is refused beside the file, and the comment waits for what becomes of it', async ({
  page,
}) => {
  await skipTours(page);
  await signIn(page, 'manager', '/manager/projects');
  await openFeed(page);
  const box = page.getByRole('textbox', { name: 'Comment' });
  await box.fill('Look at the plan');
  await give(box, 'drop', SVG);
  const file = page.getByRole('listitem').filter({ hasText: 'plan.png' });
  await expect(file.getByRole('alert')).toContainText('This is an SVG picture, whatever its name says');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(page.getByText('A file wasn’t sent: try it again or remove it.')).toBeVisible();
  await expect(box).toHaveValue('Look at the plan');
  await file.getByRole('button', { name: 'Remove plan.png' }).click();
  await expect(file).toHaveCount(0);
});

test('files are sent without a word, and changed afterwards: one goes, words and another come', async ({
  page,
}) => {
  await skipTours(page);
  await signIn(page, 'director', '/manager/projects');
  await openFeed(page);
  await give(page.getByRole('textbox', { name: 'Comment' }), 'paste', SCREENSHOT);
  await expect(page.getByRole('button', { name: 'Remove image.png' })).toBeVisible();
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  const said = page
    .getByRole('article', { name: 'Comment by Maren Holt' })
    .filter({ hasText: 'seconds ago' })
    .or(page.getByRole('article', { name: 'Comment by Maren Holt' }).filter({ hasText: 'now' }))
    .first();
  await expect(said.getByRole('button', { name: 'Show image.png' })).toBeVisible();

  await said.getByRole('button', { name: 'Edit' }).click();
  await said.getByRole('button', { name: 'Remove image.png' }).click();
  const box = said.getByRole('textbox', { name: 'Comment' });
  await give(box, 'drop', { ...SCREENSHOT, name: 'gate 4.png' });
  await expect(said.getByRole('button', { name: 'Remove gate 4.png' })).toBeVisible();
  await box.fill('From the other side');
  await said.getByRole('button', { name: 'Save' }).click();
  await expect(said.getByText('From the other side')).toBeVisible();
  await expect(said.getByRole('button', { name: 'Show gate 4.png' })).toBeVisible();
  await expect(said.getByRole('button', { name: 'Show image.png' })).toHaveCount(0);
  // Nothing is left behind that the next edit would find.
  await said.getByRole('button', { name: 'Edit' }).click();
  await expect(said.getByRole('button', { name: 'Remove gate 4.png' })).toBeVisible();
});

for (const width of WIDTHS)
  test(`files that go with a comment are fine for everybody at ${width} px`, async ({ page }) => {
    await skipTours(page);
    await page.setViewportSize({ width, height: 800 });
    await signIn(page, 'owner', '/manager/projects');
    await openFeed(page);
    const box = page.getByRole('textbox', { name: 'Comment' });
    await box.fill('Both');
    await give(box, 'drop', SCREENSHOT);
    await give(box, 'drop', SVG);
    await expect(page.getByRole('button', { name: 'Remove image.png' })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'SVG' })).toBeVisible();
    await expectClean(page, `files at ${width} px`);
    await page.getByRole('button', { name: 'Remove image.png' }).click();
    await page.getByRole('button', { name: 'Remove plan.png' }).click();
  });
