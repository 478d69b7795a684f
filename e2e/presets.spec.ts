import { expectClean } from './axe.ts';
import { expect, test } from './journey.ts';
import { signIn } from './people.ts';

test('an administrator writes a preset, locks a field of it, publishes it, says more in the next revision and takes that one back', async ({
  page,
}) => {
  await signIn(page, 'admin', '/admin/presets');
  await page.getByRole('link', { name: 'New preset' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Night watch of a depot');
  await page.getByRole('button', { name: 'Create preset' }).click();

  await page.getByRole('button', { name: 'Set Priority' }).click();
  await page.getByRole('combobox', { name: 'Priority' }).click();
  await page.getByRole('option', { name: 'High' }).click();
  await page.getByRole('button', { name: 'Lock Priority' }).click();
  await page.getByRole('button', { name: 'Set Milestones' }).click();
  await page.getByRole('button', { name: 'Add milestone' }).click();
  const milestone = page.getByRole('group', { name: 'Milestone 1' });
  await milestone.getByRole('textbox', { name: 'Name' }).fill('Keys handed over');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('alert')).toContainText('Enter a number.');
  await milestone.getByRole('textbox', { name: 'Due after' }).fill('7');
  await expectClean(page, 'draft of a preset');
  await page.getByRole('button', { name: 'Save draft' }).click();

  const says = page.getByRole('region', { name: 'What it says' });
  await expect(says).toContainText('Keys handed over · 7 days after the first');
  await expect(says.getByText('Locked')).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish revision 1' }).click();
  await expect(page.getByRole('row', { name: /^1 / })).toContainText('Current');

  await page.getByRole('button', { name: 'Draft the next revision' }).click();
  await page.getByRole('combobox', { name: 'Priority' }).click();
  await page.getByRole('option', { name: 'Urgent' }).click();
  await page.getByRole('textbox', { name: 'What is new' }).fill('Depots are urgent');
  const kept = () => page.evaluate<string>('Object.values({ ...localStorage }).join()');
  await expect.poll(kept).toContain('Depots are urgent');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'What is new' })).toHaveValue('Depots are urgent');
  await page.getByRole('button', { name: 'Save draft' }).click();
  const differences = page.getByRole('region', { name: 'Differences' });
  await expect(differences).toContainText('Was: High');
  await expect(differences).toContainText('Becomes: Urgent');

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const box = page.getByRole('dialog', { name: 'Publish revision 2 of Night watch of a depot' });
  await expect(box).toContainText('Becomes: Urgent');
  await expectClean(page, 'publishing a preset');
  await box.getByRole('button', { name: 'Publish revision 2' }).click();
  await expect(box).toBeHidden();
  await expect(says).toContainText('Urgent');

  await page.getByRole('button', { name: 'Actions for Revision 2' }).click();
  await page.getByRole('menuitem', { name: 'Deprecate' }).click();
  await expect(page.getByText('From now on revision 1 is applied.')).toBeVisible();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('row', { name: /^1 / })).toContainText('Current');
  await expect(says).toContainText('High');
  await expectClean(page, 'a preset');
});
