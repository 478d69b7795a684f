import { expectClean } from './axe.ts';
import { expect, type Page, test } from './journey.ts';
import { signIn } from './people.ts';

/** A week in which nobody of the demo has any time: three weeks ahead of today. */
const WEEK = 'view=week&date=';

const monday = async (page: Page): Promise<string> => {
  const from = new Date(Date.now() + 21 * 86_400_000);
  from.setUTCDate(from.getUTCDate() - ((from.getUTCDay() + 6) % 7));
  const date = from.toISOString().slice(0, 10);
  await page.goto(`/daily-activity?${WEEK}${date}`);
  await expect(page.locator(`[data-column="${date}"]`)).toBeVisible();
  await untilItStands(page);
  return date;
};

/** What is proposed for the day stands above, and comes a moment later: places are measured once it is there. */
const untilItStands = (page: Page) => page.waitForLoadState('networkidle');

/** A place of a day, so many hours into it. */
const at = async (page: Page, date: string, hour: number) => {
  const box = await page.locator(`[data-column="${date}"]`).boundingBox();
  if (!box) throw new Error(`${date} isn't shown.`);
  return { x: box.x + box.width / 2, y: box.y + (hour / 24) * box.height };
};

const drag = async (page: Page, from: { x: number; y: number }, to: { x: number; y: number }) => {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 8);
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
};

test('time is drawn into the calendar, moved by keys, stretched, and there after a reload; a refused move goes back', async ({
  page,
}) => {
  await signIn(page, 'coordinator');
  const date = await monday(page);
  const entry = (note: string) => page.getByRole('button', { name: new RegExp(`^${note}`) });
  const draw = async (from: number, to: number, note: string) => {
    await drag(page, await at(page, date, from), await at(page, date, to));
    const form = page.getByRole('dialog', { name: 'Add entry' });
    await form.getByRole('combobox', { name: 'Project' }).click();
    await page.getByRole('option').first().click();
    await form.getByLabel('Note').fill(note);
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(form).toBeHidden();
    await expect(entry(note)).toBeVisible();
  };
  await draw(10.1, 11.1, 'Drawn by hand');
  await expect(entry('Drawn by hand')).toContainText('10:00 – 11:15');
  await draw(13.1, 14.9, 'Standing in the way');

  await entry('Drawn by hand').focus();
  await page.keyboard.down('Alt');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.up('Alt');
  await expect(page.getByText(/^Now .*10:30 – 11:45$/)).toBeVisible();
  await expect(entry('Drawn by hand')).toBeFocused();

  const edge = await entry('Drawn by hand').locator('[data-edge="end"]').boundingBox();
  await drag(page, { x: (edge?.x ?? 0) + 20, y: (edge?.y ?? 0) + 3 }, await at(page, date, 12.25));
  await expect(entry('Drawn by hand')).toContainText('10:30 – 12:15');
  await expect(page.getByText(/^Now .*10:30 – 12:15$/)).toBeVisible();
  await page.reload();
  await expect(entry('Drawn by hand')).toContainText('10:30 – 12:15');
  await untilItStands(page);

  await drag(page, await at(page, date, 11), await at(page, date, 13.5));
  await expect(page.getByText('You already logged 13:00 to 15:00: change one of the two.')).toBeVisible();
  await expect(entry('Drawn by hand')).toContainText('10:30 – 12:15');
});

test('the calendar is clean at both widths', async ({ page }) => {
  await signIn(page, 'member');
  for (const [width, height] of [
    [1440, 900],
    [360, 780],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const view of ['day', 'week']) {
      await page.goto(`/daily-activity?view=${view}`);
      await expect(page.getByRole('region', { name: 'Time by the clock' })).toBeVisible();
      await expectClean(page, `${view} at ${width}`);
    }
  }
});
