import { expectClean, WIDTHS } from './axe.ts';
import { expect, type Page, test } from './journey.ts';
import { signIn } from './people.ts';
import { openPresets } from './presets.ts';

const shift = (weekday: number, headcount = 1) => ({
  ...{ weekday, start: '22:00', end: '06:00', break_min: 45, headcount, skills: [], note: '' },
  ...{ site: null, role: null, service_code: 'GUARD' },
});

const manage = async (page: Page) => {
  await page.getByRole('button', { name: 'More of the roster' }).click();
  await page.getByRole('menuitem', { name: 'Manage templates' }).click();
  return page.getByRole('dialog', { name: 'Templates', exact: true });
};

const expectCleanAt = async (page: Page, what: string) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectClean(page, `${what} at ${width} px`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
};

test('a preset becomes a template of a roster, whose next revision is looked at before it comes; the preset says where it is', async ({
  page,
}) => {
  const name = `Night gate ${Date.now()}`;
  const presets = await openPresets(page);
  const payload = { span: 'week', shifts: [shift(1), shift(2)] };
  const preset_id = await presets.make({ kind: 'roster', name, payload });

  await signIn(page, 'manager', '/manager/projects');
  await page.getByText('Harbour Terminal guarding').first().click();
  await page.getByRole('main').getByRole('link', { name: 'Roster', exact: true }).click();
  await expect(page.getByRole('row', { name: /Places filled/ })).toBeVisible();
  const box = await manage(page);
  await box.getByRole('button', { name: 'From a preset…' }).click();
  const making = page.getByRole('dialog', { name: 'Make a template from a preset' });
  await making.getByRole('combobox', { name: 'Preset' }).click();
  await page.getByRole('option', { name }).click();
  await expectCleanAt(page, 'making a template from a preset');
  await making.getByRole('button', { name: 'Make template' }).click();
  const line = box.getByRole('listitem').filter({ hasText: name });
  await expect(line).toContainText('Week · 2 shifts');
  await expect(line).toContainText('As the preset is now');

  await presets.next(preset_id, { payload: { span: 'week', shifts: [shift(1), shift(2), shift(3, 2)] } });
  await page.reload();
  await manage(page);
  await expect(line).toContainText('1 revision behind');
  await expectCleanAt(page, 'templates that are made from presets');
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Apply revision 2…' }).click();
  const applying = page.getByRole('dialog', { name: 'Apply a preset' });
  await expect(applying.getByRole('listitem')).toContainText('Wed · 22:00 – 06:00 · GUARD · 2 places');
  await expectCleanAt(page, 'the next revision of a template of a roster');
  await applying.getByRole('button', { name: 'Apply revision 2' }).click();
  await expect(line).toContainText('Week · 3 shifts');
  await expect(line).toContainText('As the preset is now');

  await signIn(page, 'admin', `/admin/presets/${preset_id}`);
  await page.getByRole('link', { name: '1 place', exact: true }).click();
  const places = page.getByRole('region', { name: 'Applied to' });
  await expect(places.getByRole('listitem')).toContainText(
    'Template of a roster · Harbour Terminal guarding',
  );
  await places.getByRole('link', { name }).click();
  await expect(page).toHaveURL(/\/roster/);
});
