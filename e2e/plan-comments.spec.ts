import { expectClean, WIDTHS } from './axe.ts';
import { expect, test } from './journey.ts';
import { signIn } from './people.ts';
import { openPlan } from './plan-making.ts';

test('somebody who only reads a plan asks about a part of it and mentions who should know, who answers from where it is told', async ({
  page,
  browser,
}) => {
  await openPlan(page, 'Tarn Valley Dairies');
  const address = page.url();
  const reader = await (await browser.newContext({ baseURL: process.env.MUSTER_URL })).newPage();
  await signIn(reader, 'coordinator', `${address}/decisions`);
  await expect(reader.getByText('No decisions yet')).toBeVisible();
  await expect(reader.getByRole('button', { name: 'New decision' })).toHaveCount(0);
  await reader.getByRole('button', { name: 'Comment on Decisions', exact: true }).click();
  const box = reader.getByRole('dialog', { name: 'Comments on Decisions', exact: true });
  const field = box.getByRole('textbox', { name: 'Write a comment', exact: true });
  await field.fill('Did we decide about the night milk, ');
  await field.press('End');
  await reader.keyboard.type('@Maren');
  await expect(box.getByRole('option', { name: /Maren Holt/ })).toBeVisible();
  await reader.keyboard.press('Enter');
  await reader.keyboard.type('who would know?');
  for (const width of WIDTHS) {
    await reader.setViewportSize({ width, height: width < 600 ? 780 : 900 });
    await expectClean(reader, `comments on a part of a plan at ${width}`);
  }
  await box.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(box.getByRole('article')).toContainText('night milk, @Maren Holt who would know?');
  await box.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(reader.getByRole('button', { name: '1 comment on Decisions', exact: true })).toBeVisible();

  const told = await (await browser.newContext({ baseURL: process.env.MUSTER_URL })).newPage();
  await signIn(told, 'director');
  await told.getByRole('button', { name: /^Inbox/ }).click();
  const inbox = told.getByRole('dialog', { name: 'Inbox' });
  // An open inbox asks once a minute; whoever can't wait asks by loading it.
  await expect(async () => {
    await told.reload();
    await inbox
      .getByText('mentioned you on Tarn Valley Dairies growth plan')
      .first()
      .click({ timeout: 5_000 });
  }).toPass();
  await inbox.getByRole('link', { name: 'Open', exact: true }).click();
  const answer = told.getByRole('dialog', { name: 'Comments on Decisions', exact: true });
  await expect(answer.getByText('Did we decide about the night milk')).toBeVisible();
  await answer.getByRole('textbox', { name: 'Write a comment', exact: true }).fill('Not before spring.');
  await answer.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(answer.getByRole('article')).toHaveCount(2);
  await answer.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(
    told.getByRole('heading', { name: 'Tarn Valley Dairies growth plan', level: 1 }),
  ).toBeVisible();
  await told.reload();
  await expect(
    told.getByRole('heading', { name: 'Tarn Valley Dairies growth plan', level: 1 }),
  ).toBeVisible();
  await expect(answer).toHaveCount(0);
});
