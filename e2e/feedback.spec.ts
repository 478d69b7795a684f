import { expect, type Locator, type Page, test } from './journey.ts';
import { signIn } from './people.ts';

/** Drags from one place of a picture to another, both as parts of its sides. */
const drag = async (page: Page, over: Locator, from: [number, number], to: [number, number]) => {
  const box = await over.boundingBox();
  if (!box) throw new Error('The picture isn’t shown.');
  await page.mouse.move(box.x + box.width * from[0], box.y + box.height * from[1]);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * to[0], box.y + box.height * to[1], { steps: 4 });
  await page.mouse.up();
};

const takeScreenshot = async (page: Page) => {
  await page.getByRole('button', { name: 'Take a screenshot' }).click();
  await expect(page.getByRole('button', { name: 'Use this screenshot' })).toBeVisible();
};

/** Width and height that a picture's description tells. */
const sizeIn = (text: string | null): string[] => /(\d+) by (\d+) pixels/.exec(text ?? '')?.slice(1) ?? [];

/** Width, height and the colour at a place (from 0 to 1 along each side) of the screenshot that the page shows. */
const lookAtScreenshot = (page: Page, across: number, down: number): Promise<unknown> =>
  page.evaluate(`(async () => {
    const image = document.querySelector('img[alt^="Screenshot that"]');
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const drawing = canvas.getContext('2d');
    drawing.drawImage(image, 0, 0);
    const { data } = drawing.getImageData(Math.floor(${across} * width), Math.floor(${down} * height), 1, 1);
    return [width, height, ...data];
  })()`);

test('a member sends feedback with a cropped screenshot, and an administrator reads it back', async ({
  page,
  browser,
}) => {
  const message = `The list hides my note ${Date.now()}`;
  await signIn(page, 'member', '/manager/projects');
  await page.getByRole('button', { name: 'Feedback', exact: true }).click();
  await expect(page.getByRole('dialog').getByLabel('E-mail')).toHaveValue('member@muster.example');
  await page.getByRole('dialog').getByLabel('Message').fill(message);
  await takeScreenshot(page);
  const picture = page.getByAltText('The page', { exact: true });
  await page.getByText('Black out', { exact: true }).click();
  await drag(page, picture, [0.3, 0.3], [0.5, 0.5]);
  await expect(page.getByRole('button', { name: 'Blacked out area 1' })).toBeVisible();
  await page.getByText('Crop', { exact: true }).click();
  await drag(page, picture, [1, 1], [0.6, 0.8]);
  await page.getByRole('button', { name: 'Use this screenshot' }).click();
  const preview = page.getByRole('img', { name: 'The screenshot that will be sent' });
  const size = sizeIn(await preview.getAttribute('alt'));
  expect(Number(size[0])).toBeLessThan(1_000);
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await page.getByText('Your feedback has arrived.').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const admin = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await signIn(admin, 'admin', `/admin/reports/feedback?q=${encodeURIComponent(message)}`);
  await admin.getByRole('link', { name: message }).click();
  const large = admin.getByRole('img', { name: 'Screenshot that' });
  await expect(large).toHaveAttribute('src', /^blob:/);
  const seen = await lookAtScreenshot(admin, 0.4 / 0.6, 0.4 / 0.8);
  expect(seen).toEqual([...size.map(Number), 0, 0, 0, 255]);
  await admin.getByRole('button', { name: 'Mark as done' }).click();
  await expect(admin.getByRole('button', { name: 'Open again' })).toBeVisible();
  await admin.close();
});

test('a screenshot that fails and a server that fails give the dialog back with what was typed', async ({
  page,
}) => {
  await page.addInitScript('HTMLCanvasElement.prototype.getContext = () => null');
  await signIn(page, 'member', '/manager/projects');
  await page.getByRole('button', { name: 'Feedback', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Message').fill('Still here');
  await page.getByRole('button', { name: 'Take a screenshot' }).click();
  await expect(page.getByText('The screenshot could not be taken.')).toBeVisible();
  await page.route('**/api/feedback', (route) => route.fulfill({ status: 418, json: {} }));
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByText('Your feedback could not be sent.')).toBeVisible();
  await expect(page.getByRole('dialog').getByLabel('Message')).toHaveValue('Still here');
});

test('what was begun outlives Escape and a reload, and is sent as oneself while viewing as a member', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Feedback' });
  const message = `Members miss the clients ${Date.now()}`;
  await signIn(page, 'admin', '/manager/projects');
  await page.getByRole('button', { name: 'View as…' }).click();
  await page.getByRole('button', { name: 'Start viewing' }).click();
  await expect(page.getByText('You are viewing as a member.')).toBeVisible();
  await page.getByRole('button', { name: 'Feedback', exact: true }).click();
  await dialog.getByLabel('Message').fill(message);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Feedback', exact: true }).click();
  await expect(dialog.getByLabel('Message')).toHaveValue(message);
  await expect(dialog.getByText('sent in your own name')).toBeVisible();
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await page.getByText('Your feedback has arrived.').click();
  // The page loads itself anew without the view.
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Stop viewing' }).click();
  await reloaded;
  await page.goto(`/admin/reports/feedback?q=${encodeURIComponent(message)}`);
  await page.getByRole('link', { name: message }).click();
  await expect(page.getByRole('dialog').getByText('admin@muster.example')).toBeVisible();
});

test('an application that broke outside every page can still be told of', async ({ page }) => {
  await signIn(page, 'executive', '/tests');
  await page.getByRole('button', { name: 'Fatal', exact: true }).click();
  await page.getByRole('button', { name: 'Tell us what happened' }).click();
  const dialog = page.getByRole('dialog', { name: 'Feedback' });
  await expect(dialog.getByLabel('E-mail')).toHaveValue('executive@muster.example');
  await dialog.getByLabel('Message').fill('It broke');
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByText('Your feedback has arrived.')).toBeVisible();
});
