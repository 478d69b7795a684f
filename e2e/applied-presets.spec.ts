import { expectClean, WIDTHS } from './axe.ts';
import { expect, type Page, test } from './journey.ts';
import { signIn } from './people.ts';
import { openPresets } from './presets.ts';

const choose = async (page: Page, field: string, option: string) => {
  await page.getByRole('combobox', { name: field, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

test('a project that is made from a preset follows its next revision: what was changed here stays, what is locked goes', async ({
  page,
}) => {
  const mark = `${Date.now()}`;
  const name = `Quay works ${mark}`;
  const presets = await openPresets(page);
  const payload = { type: 'internal', priority: 'high', tags: ['quay'], hard_cap: false };
  const preset_id = await presets.make({ name, payload });

  await signIn(page, 'director', `/manager/projects/new?preset=${preset_id}`);
  await expect(page.getByRole('combobox', { name: 'Priority' })).toHaveValue('High');
  await page.getByLabel('Name', { exact: true }).fill(`Pier ${mark}`);
  await page.getByLabel('Code').fill(`Q-${mark.slice(-8)}`);
  await page.getByRole('button', { name: 'Create project' }).click();
  await expect(page.getByRole('heading', { name: `Pier ${mark}` })).toBeVisible();
  await page.getByRole('link', { name: 'Settings', exact: true }).last().click();
  const card = page.getByRole('region', { name: 'Preset', exact: true });
  await expect(card.getByText('As the preset is now')).toBeVisible();

  await choose(page, 'Priority', 'Low');
  await page.getByLabel('Tags').pressSequentially('mine,');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(card.getByText('2 fields differ')).toBeVisible();

  await presets.next(preset_id, {
    payload: { ...payload, priority: 'urgent', tags: ['pier'] },
    locked: ['/priority'],
  });
  await page.reload();
  await expect(card.getByText('1 revision behind')).toBeVisible();
  await card.getByRole('button', { name: 'Apply revision 2…' }).click();
  const box = page.getByRole('dialog', { name: 'Apply a preset' });
  await expect(box.getByRole('listitem').filter({ hasText: 'The preset locks it' })).toContainText('Urgent');
  const tags = box.getByRole('listitem').filter({ hasText: 'Changed here, and in the preset' });
  await expect(tags).toContainText('quay, mine');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectClean(page, `the box of a preset at ${width} px`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await box.getByRole('button', { name: 'Apply revision 2' }).click();
  await expect(box).toBeHidden();
  await expect(card.getByText(`${name}, revision 2`)).toBeVisible();
  const priority = page.getByRole('combobox', { name: 'Priority' });
  await expect(priority).toHaveValue('Urgent');
  await expect(priority).toBeDisabled();
  await expect(card.getByText('1 field differs')).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectClean(page, `settings with a preset at ${width} px`);
  }
});
