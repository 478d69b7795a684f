import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draftAnswer, moveOf, NIGHTS, showDraft } from '../../../../test/drafts.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';

beforeEach(async () => {
  toast.clear();
  await page.viewport(1440, 900);
});

const exported = async (at: string, kind: RegExp) => {
  const { view, asked } = await showDraft({ draft: draftAnswer([moveOf()]), at });
  await view.getByRole('button', { name: 'Export' }).click();
  await view.getByRole('menuitem', { name: kind }).click();
  return { view, paths: () => asked.map(({ path }) => path) };
};

test('the rows and the sheet of a draft are those of the draft, and of today where today is shown', async () => {
  const drafted = await exported('', /^CSV/);
  await expect.poll(drafted.paths).toContain(`/reorganisations/${NIGHTS}/csv`);
  await drafted.view.unmount();
  const sheet = await exported('', /^PDF/);
  await expect.poll(sheet.paths).toContain(`/reorganisations/${NIGHTS}/pdf`);
  await sheet.view.unmount();
  const today = await exported('&side=today', /^CSV/);
  await expect.poll(today.paths).toContain('/orgchart/csv');
});
