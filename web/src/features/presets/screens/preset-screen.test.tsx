import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Preset, PresetRevision } from '#contract/presets/shapes.ts';
import {
  presetDetail,
  presetReads,
  REVISIONS,
  revisionDetail,
  WITH_DRAFT,
} from '../../../../test/preset-answers.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { presetSearch } from '../effects/preset-address.ts';
import { PresetScreen } from './preset-screen.tsx';

interface Shown {
  readonly preset?: Preset;
  readonly revisions?: readonly PresetRevision[];
  readonly at?: string;
  readonly write?: (asked: Asked) => { status?: number; body?: unknown };
  readonly role?: string;
}

const show = ({ preset = presetDetail(), revisions = REVISIONS, at = '', write, ...who }: Shown = {}) =>
  renderScreen({
    screen: (search) => <PresetScreen id="p1" search={search} />,
    search: presetSearch,
    at: `/admin/presets/p1${at}`,
    answer: (asked) =>
      asked.method === 'GET'
        ? presetReads(preset, revisions)(asked)
        : (write?.(asked) ?? { body: asked.method === 'PATCH' ? preset : revisions[0] }),
    ...who,
  });

const writesOf = (asked: readonly Asked[]) => asked.filter(({ method }) => method !== 'GET');

beforeEach(() => page.viewport(1440, 1000));

test('a preset says in words what its current revision says, what of it is locked, and how much it leaves open', async () => {
  const { view } = await show();
  const says = view.getByRole('region', { name: 'What it says' });
  for (const text of ['Normal', '50 %, 90 %', 'No', 'Kick-off · 0 days after the first'])
    await expect.element(says.getByText(text, { exact: true })).toBeVisible();
  await expect.element(says.getByText('Locked')).toBeVisible();
  await expect.element(says.getByText('11 fields are left open.')).toBeVisible();
});

test('two revisions are held against each other: what went, what came, and what is locked now', async () => {
  const { view } = await show();
  const differences = view.getByRole('region', { name: 'Differences' });
  await expect.element(differences.getByText('Was: High')).toBeVisible();
  await expect.element(differences.getByText('Becomes: Normal')).toBeVisible();
  await expect.element(differences.getByText('Becomes: Kick-off · 0 days after the first')).toBeVisible();
  await expect.element(differences.getByText('Now locked')).toBeVisible();
});

test('other revisions are chosen, and stand in the address', async () => {
  const { view, address } = await show({
    preset: presetDetail({ draft: 3, revisions: 3 }),
    revisions: WITH_DRAFT,
    at: '?from=2&to=3',
  });
  const differences = view.getByRole('region', { name: 'Differences' });
  await expect.element(differences.getByText('Was: Normal')).toBeVisible();
  await differences.getByRole('combobox', { name: 'The older revision' }).selectOptions('1');
  await expect.poll(address).toBe('/admin/presets/p1?from=1&to=3');
  await expect.element(differences.getByText('Was: High')).toBeVisible();
});

test('what publishing changes is said for those it is applied to; what is refused stands there too', async () => {
  const message = 'This says the same as revision 2.';
  const { view, asked } = await show({
    preset: presetDetail({ draft: 3, revisions: 3 }),
    revisions: WITH_DRAFT,
    write: () => ({
      status: 422,
      body: {
        ...{ code: 'rule_broken', message, rule: 'preset-unchanged', request_id: 'r' },
        fields: [{ field: 'payload', message }],
      },
    }),
  });
  await view.getByRole('button', { name: 'Publish', exact: true }).click();
  const box = view.getByRole('dialog', { name: 'Publish revision 3 of Guarding contract' });
  await expect.element(box.getByText(/It is applied to 4 places, which stay as they are/)).toBeVisible();
  await expect.element(box.getByText('Becomes: Urgent')).toBeVisible();
  await expect.element(box.getByText('No longer locked')).toBeVisible();
  await box.getByRole('button', { name: 'Publish revision 3' }).click();
  await expect.element(box.getByText(message)).toBeVisible();
  expect(writesOf(asked).map(({ path }) => path)).toEqual(['/presets/p1/draft/publish']);
});

test('deprecating asks first and says which revision is applied then', async () => {
  const { view, asked } = await show();
  await view.getByRole('button', { name: 'Actions for Revision 2' }).click();
  await view.getByRole('menuitem', { name: 'Deprecate' }).click();
  await expect.element(view.getByText('From now on revision 1 is applied.')).toBeVisible();
  await view.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => writesOf(asked).map(({ body }) => body)).toEqual([{ revision: 2 }]);
});

test('without a draft the next revision is begun and opens; an empty first draft is to be written first', async () => {
  const { view, asked, address } = await show();
  await view.getByRole('button', { name: 'Draft the next revision' }).click();
  await expect.poll(address).toBe('/admin/presets/p1/edit');
  expect(writesOf(asked).map(({ path }) => path)).toEqual(['/presets/p1/draft']);
  await view.unmount();
  const empty = await show({
    preset: presetDetail({ current: null, draft: 1, revisions: 1, uses: 0, behind: 0 }),
    revisions: [revisionDetail(1, {}, { status: 'draft', published_at: null })],
  });
  await expect.element(empty.view.getByText('It says nothing yet')).toBeVisible();
  await expect.element(empty.view.getByRole('link', { name: 'Edit draft' })).toBeVisible();
  await expect.element(empty.view.getByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
});

test('a name that is taken is told beside its field', async () => {
  const message = 'There is a preset “Depot” of this kind: choose another name.';
  const { view } = await show({
    write: () => ({
      status: 422,
      body: {
        ...{ code: 'rule_broken', message, rule: 'name-taken', request_id: 'r' },
        fields: [{ field: 'name', message }],
      },
    }),
  });
  await view.getByRole('button', { name: 'Rename' }).click();
  const box = view.getByRole('dialog', { name: 'Rename Guarding contract' });
  await box.getByLabelText('Name').fill('Depot');
  await box.getByRole('button', { name: 'Save' }).click();
  await expect.element(box.getByLabelText('Name')).toHaveAccessibleDescription(message);
});
