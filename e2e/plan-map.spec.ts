import { expectClean } from './axe.ts';
import { expect, type Locator, type Page, test } from './journey.ts';
import { openPlan } from './plan-making.ts';

/** Adds somebody with the keys alone. */
const add = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Add stakeholder', exact: true }).focus();
  await page.keyboard.press('Enter');
  const box = page.getByRole('dialog', { name: 'New stakeholder', exact: true });
  await box.getByLabel('Contact', { exact: true }).first().focus();
  await page.keyboard.type(name);
  await expect(box.getByRole('option', { name })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await box.getByRole('button', { name: 'Save stakeholder', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(box).toHaveCount(0);
};

test('the stakeholders of a plan are added, moved, put below each other and taken out by the keyboard alone', async ({
  page,
}) => {
  await openPlan(page, 'Kilmarten Ferries');
  await expect(
    page.getByRole('heading', { name: 'Kilmarten Ferries growth plan', exact: true }),
  ).toBeVisible();
  await add(page, 'Dana Whitlock');
  await add(page, 'Paul Stagg');
  const map = page.getByRole('group', { name: 'Stakeholders by support and influence', exact: true });
  const dana = map.getByRole('button', { name: /^Dana Whitlock/ });
  const paul = map.getByRole('button', { name: /^Paul Stagg/ });
  await expectClean(page, 'the map of stakeholders');

  await dana.focus();
  for (const key of ['ArrowRight', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
  await expect(
    page.getByRole('status').getByText(/^Dana Whitlock: support \+1, influence 5\. Enter/),
  ).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(dana).toHaveAccessibleName(/Support \+1, influence 5/);
  await paul.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  await expect(paul).toHaveAccessibleName(/Support 0, influence 3/);

  await page.keyboard.press('Enter');
  const box = page.getByRole('dialog', { name: 'Edit Paul Stagg', exact: true });
  await box.getByLabel('Reports to', { exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(box.getByRole('option', { name: 'Dana Whitlock' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await box.getByRole('button', { name: 'Save stakeholder', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Reporting lines', exact: true })).toBeVisible();

  await page.reload();
  await expect(dana).toHaveAccessibleName(/Support \+1, influence 5/);
  await dana.focus();
  await page.keyboard.press('Delete');
  await expect(dana).toHaveCount(0);
  await expect(paul).toBeFocused();
  await page.reload();
  await expect(paul).toBeVisible();
  await expect(dana).toHaveCount(0);
});

/** Carries what lies below the mouse on in small steps until it says where it is, as somebody does who looks at it. */
const carry = async (page: Page, token: Locator, by: readonly [x: number, y: number], until: RegExp) => {
  const { x, y, width, height } = (await token.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const place = { x: x + width / 2, y: y + height / 2 };
  await expect(async () => {
    place.x += by[0];
    place.y += by[1];
    await page.mouse.move(place.x, place.y);
    await expect(token).toHaveAccessibleName(until, { timeout: 100 });
  }).toPass({ intervals: [0], timeout: 20_000 });
};

/** Presses the mouse on somebody. */
const hold = async (page: Page, token: Locator) => {
  await token.scrollIntoViewIfNeeded();
  await token.hover();
  await page.mouse.down();
};

test('stakeholders are dragged over the map by the mouse, put back by Escape and by Undo, and opened by a click alone', async ({
  page,
}) => {
  await openPlan(page, 'Orrin Quays', true);
  const map = page.getByRole('group', { name: 'Stakeholders by support and influence', exact: true });
  const dana = map.getByRole('button', { name: /^Dana Whitlock/ });
  const paul = map.getByRole('button', { name: /^Paul Stagg/ });
  await expect(dana).toHaveAccessibleName(/Support 0, influence 3/);

  await hold(page, dana);
  await carry(page, dana, [8, 0], /Support \+1, influence 3/);
  await carry(page, dana, [0, -6], /Support \+1, influence 5/);
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await page.mouse.up();
  expect((await saved).status()).toBe(200);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(paul).toHaveAccessibleName(/Support 0, influence 3/);

  await hold(page, paul);
  await carry(page, paul, [-8, 0], /Support −2, influence 3/);
  await page.keyboard.press('Escape');
  await expect(paul).toHaveAccessibleName(/Support 0, influence 3/);
  await page.mouse.up();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.reload();
  await expect(dana).toHaveAccessibleName(/Support \+1, influence 5/);
  await expect(paul).toHaveAccessibleName(/Support 0, influence 3/);

  await hold(page, paul);
  await carry(page, paul, [0, 6], /Support 0, influence 1/);
  await page.mouse.up();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(paul).toHaveAccessibleName(/Support 0, influence 3/);

  await paul.click();
  await expect(page.getByRole('dialog', { name: 'Edit Paul Stagg', exact: true })).toBeVisible();
});
