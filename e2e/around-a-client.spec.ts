import type { Page } from '@playwright/test';
import { expectClean, WIDTHS } from './axe.ts';
import { expect, test } from './journey.ts';
import { signIn } from './people.ts';

/** The page of the client that most projects of the demo are for. */
const open = async (page: Page) => {
  await signIn(page, 'admin', '/manager/clients');
  await page.getByRole('link', { name: 'Port of Aldermouth', exact: true }).click();
  await expect(page.getByText('Revenue this quarter')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Open incidents' })).toBeVisible();
};

test('an account manager goes from a client’s figures into a project and back to where they were', async ({
  page,
}) => {
  await open(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectClean(page, `a client at ${width}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: /^Revenue this quarter/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Projects in / });
  await expect(dialog.getByText(/ hours\./)).toBeVisible();
  await expectClean(page, 'the projects behind a figure');
  await dialog.getByRole('row').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/manager\/projects\/[^/]+\/dashboard\?from=/);
  await page.goBack();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/manager\/clients\/[^?]+$/);
});

test('on a phone the parts of a client’s page are one touch away', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page);
  const parts = page.getByRole('navigation', { name: 'Sections' });
  await parts.getByRole('link', { name: 'Contacts' }).click();
  await expect(page.getByRole('heading', { name: 'Contacts' })).toBeInViewport();
  await expect(parts.getByRole('link', { name: 'Contacts' })).toBeInViewport();
});
