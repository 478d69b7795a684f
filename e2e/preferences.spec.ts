import { expectClean, WIDTHS } from './axe.ts';
import { expect, test } from './journey.ts';
import { signIn } from './people.ts';

test('somebody says how they are told everywhere, in an organization and in a project, and finds it again', async ({
  page,
}) => {
  await signIn(page, 'manager', '/account#notifications');
  const card = page.getByRole('region', { name: 'Notifications', exact: true });
  await expect(card.getByLabel('Where it holds')).toBeInViewport();
  const mentions = card.getByLabel('Email, Somebody mentions you', { exact: true });
  await mentions.selectOption('Digest');
  await expect(page.getByText('Email, Somebody mentions you: Digest')).toBeVisible();

  await card.getByLabel('Where it holds').click();
  await card.getByRole('option').nth(1).click();
  await expect(mentions).toHaveValue('inherited');
  await expect(mentions.locator('option:checked')).toHaveText('Digest (as everywhere)');
  await card.getByLabel('Project', { exact: true }).click();
  await card.getByRole('option').nth(1).click();
  await card.getByRole('button', { name: 'Mute this project' }).click();
  await expect(mentions.locator('option:checked')).toHaveText('Off (whole project)');
  await expect(page.getByText(/^Muted: /)).toBeVisible();

  await page.reload();
  await expect(mentions.locator('option:checked')).toHaveText('Digest');
  await card.getByRole('button', { name: /^Unmute (?!A project that)/ }).click();
  await expect(page.getByText(/^No longer muted: /)).toBeVisible();
  await card.getByRole('button', { name: 'Reset all of these' }).click();
  await expect(mentions.locator('option:checked')).toHaveText('At once (default)');
});

test('quiet hours are chosen by keys alone and hold after a reload, and the card is clean at every width', async ({
  page,
}) => {
  await signIn(page, 'director', '/account');
  const card = page.getByRole('region', { name: 'Notifications', exact: true });
  const quiet = card.getByRole('checkbox', { name: /^Quiet hours/ });
  await quiet.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Quiet from 22:00 to 07:00')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(card.getByLabel('From', { exact: true })).toBeFocused();
  await page.keyboard.type('23:30');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Quiet from 23:30 to 07:00')).toBeVisible();
  await page.reload();
  await expect(card.getByLabel('From', { exact: true })).toHaveValue('23:30');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const folded = card.getByRole('button', { name: /^Projects/, expanded: false });
    if ((await folded.count()) > 0) await folded.click();
    await expect(card.getByLabel('Push, You join a project', { exact: true })).toBeVisible();
    await expectClean(page, `Notifications at ${width}`);
  }
  await quiet.click();
  await expect(page.getByText('No quiet hours')).toBeVisible();
});
