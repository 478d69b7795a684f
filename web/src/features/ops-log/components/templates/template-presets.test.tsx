import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { OpsLogTemplate } from '#contract/ops-log/template-shapes.ts';
import { APPLIED, LISTED, PRESET_ID } from '../../../../../test/applied-presets.ts';
import { HARBOUR_ID } from '../../../../../test/project-detail.ts';
import { type Asked, renderScreen } from '../../../../../test/render-screen.tsx';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { TemplatesCard } from './templates-card.tsx';

beforeEach(() => {
  localStorage.clear();
  toast.clear();
  return page.viewport(1440, 900);
});

const ID = '01a1fb7a-8bb3-77c6-abf2-5c0938cbb3e7';
const ALARM: OpsLogTemplate = {
  ...{ id: ID, version: 4, project_id: HARBOUR_ID, used: true, type: 'incident', name: 'Fire alarm' },
  ...{ title: 'Alarm', body: 'Panel:', severity: 'sev2', tags: [], follow_up_days: null },
  preset: { ...APPLIED, locked: ['/severity'], drifted: 1 },
};
const PREVIEW = {
  version: 4,
  steps: [
    { path: '/body', before: 'Panel:', after: 'Zone:\nFloor:', reason: 'both', taken: false },
    { path: '/severity', before: 'sev2', after: 'sev1', reason: 'locked', taken: true },
  ],
};
const COMPARED = {
  applied: ALARM.preset,
  drift: [{ path: '/body', preset: 'Zone:', current: 'Panel:', locked: false }],
};

const show = () =>
  renderScreen({
    screen: () => <TemplatesCard project_id={HARBOUR_ID} />,
    search: () => ({}),
    at: `/manager/projects/${HARBOUR_ID}/settings`,
    answer: ({ path, method }) => {
      if (path === '/presets')
        return { body: { data: [{ ...LISTED, kind: 'ops_log' }], before: null, after: null } };
      if (path.endsWith('/preview')) return { body: PREVIEW };
      if (path.endsWith('/preset') && method === 'GET') return { body: COMPARED };
      return method === 'GET'
        ? { body: { data: [ALARM], before: null, after: null } }
        : { status: method === 'DELETE' ? 204 : 200, body: ALARM };
    },
  });
const writesOf = (asked: readonly Asked[]) =>
  asked.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/preview'));

test('a template says from which revision it is made, and the next one is looked at before it is applied', async () => {
  const { view, asked } = await show();
  await expect.element(view.getByText('Guarding contract, revision 2')).toBeVisible();
  await expect.element(view.getByText('1 revision behind')).toBeVisible();
  await expect.element(view.getByText('1 field differs')).toBeVisible();
  await view.getByRole('button', { name: 'More about Fire alarm' }).click();
  await view.getByRole('menuitem', { name: 'Apply revision 3…' }).click();
  const box = view.getByRole('dialog', { name: 'Apply a preset' });
  await expect
    .element(box.getByRole('listitem').filter({ hasText: 'Details' }))
    .toMatchTextContent(/before: Zone:.*now: Panel:.*Becomes: Panel:/);
  await expect
    .element(box.getByRole('listitem').filter({ hasText: 'Severity' }))
    .toMatchTextContent(/now: Sev 2.*Becomes: Sev 1/);
  await expect
    .element(box.getByRole('checkbox', { name: 'Use “Zone:…” from the preset instead' }))
    .toBeVisible();
  await box.getByRole('button', { name: 'Apply revision 3' }).click();
  await expect
    .poll(() => writesOf(asked))
    .toMatchObject([
      {
        path: `/projects/${HARBOUR_ID}/ops-log/templates/${ID}/preset`,
        body: { preset_id: PRESET_ID, revision: 3, version: 4, take: [] },
      },
    ]);
});

test('what its preset locks is shut when a template is edited', async () => {
  const { view } = await show();
  await view.getByRole('button', { name: 'More about Fire alarm' }).click();
  await view.getByRole('menuitem', { name: 'Edit…' }).click();
  const box = view.getByRole('dialog', { name: 'Edit “Fire alarm”' });
  const severity = box.getByRole('combobox', { name: 'Severity' });
  await expect.element(severity).toBeDisabled();
  await expect.element(severity).toHaveAccessibleDescription('Locked by the preset “Guarding contract”');
  await expect.element(box.getByRole('textbox', { name: 'Details' })).toBeEnabled();
});

test('one is made from a preset, under its name and for its type unless others are said', async () => {
  const { view, asked } = await show();
  await view.getByRole('button', { name: 'From a preset…' }).click();
  const box = view.getByRole('dialog', { name: 'New template from a preset' });
  await expect.element(box.getByRole('button', { name: 'Make template' })).toBeDisabled();
  await box.getByRole('combobox', { name: 'Preset' }).click();
  await view.getByRole('option', { name: /^Guarding contract/ }).click();
  await box.getByRole('textbox', { name: 'Name' }).fill('Gate alarm');
  await box.getByRole('button', { name: 'Make template' }).click();
  await expect
    .poll(() => writesOf(asked))
    .toMatchObject([
      {
        path: `/projects/${HARBOUR_ID}/ops-log/templates/from-preset`,
        body: { preset_id: PRESET_ID, revision: 3, name: 'Gate alarm' },
      },
    ]);
});

test('the preset is taken off after a question', async () => {
  const { view, asked } = await show();
  await view.getByRole('button', { name: 'More about Fire alarm' }).click();
  await view.getByRole('menuitem', { name: 'Remove the preset' }).click();
  await view.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => writesOf(asked)).toMatchObject([{ method: 'DELETE', version: '"4"' }]);
});
