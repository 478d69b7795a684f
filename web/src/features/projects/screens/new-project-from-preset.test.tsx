import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { PresetBeginning } from '#contract/projects/preset-endpoints.ts';
import { APPLIED, LISTED, PRESET_ID } from '../../../../test/applied-presets.ts';
import { projectDetail } from '../../../../test/project-detail.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { newProjectSearch } from '../effects/new-address.ts';
import { NewProjectScreen } from './new-project-screen.tsx';

beforeEach(() => {
  localStorage.clear();
  return page.viewport(1280, 900);
});

const BEGINNING: PresetBeginning = {
  applied: { ...APPLIED, revision: 3, locked: ['/billing'] },
  fields: {
    ...{ type: 'internal', billing: 'fixed', tags: ['quay'], priority: 'high', alert_pcts: [50, 90] },
    milestones: [{ name: 'Review', due_date: '2026-12-01', done: false }],
  },
};

const show = (at: string, presets: readonly object[] = [LISTED], beginning = BEGINNING) =>
  renderScreen({
    screen: (search) => <NewProjectScreen search={search} />,
    search: newProjectSearch,
    at,
    answer: ({ path, method }) => {
      if (path === '/presets') return { body: { data: presets, before: null, after: null } };
      if (path === `/projects/presets/${PRESET_ID}`) return { body: beginning };
      return method === 'GET'
        ? { body: { data: [], before: null, after: null } }
        : { status: 201, body: projectDetail() };
    },
  });
const made = (asked: readonly Asked[]) => asked.find(({ method }) => method === 'POST')?.body;

test('a new project starts from a preset: untouched fields are filled in, locked ones can’t be changed, and both are sent', async () => {
  const { view, asked } = await show('/manager/projects/new');
  await view.getByLabelText('Name', { exact: true }).fill('Pier');
  await view.getByRole('combobox', { name: 'Priority' }).click();
  await view.getByRole('option', { name: 'Low' }).click();
  await view.getByText('From a preset', { exact: true }).click();
  await view.getByRole('combobox', { name: 'Preset' }).click();
  await view.getByRole('option', { name: /^Guarding contract/ }).click();
  const billing = view.getByRole('combobox', { name: 'Billing' });
  await expect.element(billing).toHaveValue('Fixed price');
  await expect.element(billing).toBeDisabled();
  await expect.element(billing).toHaveAccessibleDescription('Locked by the preset “Guarding contract”');
  await expect.element(view.getByRole('combobox', { name: 'Priority' })).toHaveValue('Low');
  await expect.element(view.getByRole('textbox', { name: 'Milestone', exact: true })).toHaveValue('Review');
  await view.getByLabelText('Code').fill('PIER-1');
  await view.getByRole('button', { name: 'Create project' }).click();
  await expect
    .poll(() => made(asked))
    .toMatchObject({
      ...{
        name: 'Pier',
        code: 'PIER-1',
        type: 'internal',
        billing: 'fixed',
        priority: 'low',
        tags: ['quay'],
      },
      ...{ alert_pcts: [50, 90], preset: { preset_id: PRESET_ID, revision: 3 } },
      milestones: [{ name: 'Review', due_date: '2026-12-01', done: false }],
    });
});

test('an address that names a preset starts from it, and going back to scratch empties what only the preset said', async () => {
  const { view, asked } = await show(`/manager/projects/new?preset=${PRESET_ID}`);
  const billing = view.getByRole('combobox', { name: 'Billing' });
  await expect.element(billing).toHaveValue('Fixed price');
  await view.getByText('From scratch', { exact: true }).click();
  await expect.element(billing).toHaveValue('Time and materials');
  await expect.element(billing).toBeEnabled();
  expect(made(asked)).toBeUndefined();
});

test('a preset by which health is set by hand makes the form ask for it, and for the reason', async () => {
  const beginning: PresetBeginning = {
    applied: { ...BEGINNING.applied, locked: ['/health_mode'] },
    fields: { type: 'internal', health_mode: 'manual' },
  };
  const { view, asked } = await show(`/manager/projects/new?preset=${PRESET_ID}`, [LISTED], beginning);
  await expect.element(view.getByRole('combobox', { name: 'Health is' })).toBeDisabled();
  await view.getByRole('combobox', { name: 'Health', exact: true }).click();
  await view.getByRole('option', { name: 'At risk' }).click();
  await view.getByLabelText('Health note').fill('No permit yet');
  await view.getByLabelText('Name', { exact: true }).fill('Pier');
  await view.getByLabelText('Code').fill('PIER-1');
  await view.getByRole('button', { name: 'Create project' }).click();
  await expect
    .poll(() => made(asked))
    .toMatchObject({ health_mode: 'manual', health: 'amber', health_note: 'No permit yet' });
});

test('where there is no preset, none is offered', async () => {
  const { view } = await show('/manager/projects/new', []);
  await expect.element(view.getByText('From scratch', { exact: true })).toBeVisible();
  expect(view.getByText('From a preset', { exact: true }).elements()).toEqual([]);
});
