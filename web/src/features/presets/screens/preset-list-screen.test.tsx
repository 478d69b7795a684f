import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { presetDetail } from '../../../../test/preset-answers.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { presetListSearch } from '../effects/list-address.ts';
import { PresetListScreen } from './preset-list-screen.tsx';

const show = (at: string, data: object[], more: { role?: string; domain?: string } = {}) =>
  renderScreen({
    screen: (search) => <PresetListScreen search={search} />,
    search: presetListSearch,
    at,
    answer: ({ method }) =>
      method === 'DELETE'
        ? { status: 204 }
        : { body: method === 'GET' ? { data, before: null, after: null } : presetDetail() },
    ...more,
  });

const writes = (asked: readonly Asked[]) =>
  asked.filter(({ method }) => method !== 'GET').map(({ method, path, version }) => [method, path, version]);

test('a row says what a preset is of and for whom, which revision is applied, and how many are behind', async () => {
  await page.viewport(1440, 800);
  const { view } = await show('/admin/presets', [presetDetail({ draft: 3 })]);
  const row = view.getByRole('row', { name: /Guarding contract/ });
  for (const text of ['Project', 'This organization', 'Revision 2', '3', '4'])
    await expect.element(row.getByText(text, { exact: true }).first()).toBeVisible();
});

test('a phone shows a card with the same', async () => {
  await page.viewport(360, 780);
  const { view } = await show('/admin/presets', [presetDetail()]);
  await expect.element(view.getByText('Project · This organization')).toBeVisible();
  await expect.element(view.getByText('4 places')).toBeVisible();
});

test('kind, owner and view stand in the address and are asked for', async () => {
  const { asked } = await show('/admin/presets?view=unpublished&kind=ops_log&scope=global', []);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(Object.fromEntries(asked[0]?.query ?? [])).toMatchObject({
    ...{ applicable: 'false', kind: 'ops_log', scope: 'global' },
  });
});

test('a preset is archived at once, and Undo brings it back', async () => {
  await page.viewport(1440, 800);
  const { view, asked } = await show('/admin/presets', [presetDetail()]);
  await view.getByRole('button', { name: /Actions for Guarding contract/ }).click();
  await view.getByRole('menuitem', { name: 'Archive' }).click();
  await view.getByRole('button', { name: /Undo/ }).click();
  await expect
    .poll(() => writes(asked))
    .toEqual([
      ['DELETE', '/presets/p1', '"3"'],
      ['POST', '/presets/p1/restore', null],
    ]);
});

test('an empty list says what a preset is, an empty view leads to all of them', async () => {
  const { view } = await show('/admin/presets', []);
  await expect.element(view.getByText('No presets yet')).toBeVisible();
  await view.unmount();
  const unpublished = (await show('/admin/presets?view=unpublished', [])).view;
  await expect.element(unpublished.getByRole('link', { name: 'Show all presets' })).toBeVisible();
});
