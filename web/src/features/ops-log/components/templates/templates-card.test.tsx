import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Rule } from '#contract/access/policy.ts';
import type { OpsLogTemplate } from '#contract/ops-log/template-shapes.ts';
import { HARBOUR_ID } from '../../../../../test/project-detail.ts';
import { renderScreen } from '../../../../../test/render-screen.tsx';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { TemplatesCard } from './templates-card.tsx';

beforeEach(() => {
  localStorage.clear();
  toast.clear();
  return page.viewport(1440, 900);
});

const ID = '01a1fb7a-8bb3-77c6-abf2-5c0938cbb3e7';
const OWN: OpsLogTemplate = {
  ...{ id: ID, version: 4, project_id: HARBOUR_ID, used: true, type: 'incident', name: 'Fire alarm' },
  ...{ title: 'Alarm at {time}', body: 'Zone:', severity: 'sev2', tags: ['fire'], follow_up_days: 2 },
  preset: null,
};
const SHARED: OpsLogTemplate = {
  ...OWN,
  id: `${ID.slice(0, -1)}8`,
  project_id: null,
  used: false,
  name: 'Any',
};

const IN_PROJECTS: Rule = ['p', 'manager', '*', '/projects/*', '*', 'allow'];

const show = (role: string) =>
  renderScreen({
    ...(role === 'manager' ? { rules: [IN_PROJECTS] } : {}),
    screen: () => <TemplatesCard project_id={HARBOUR_ID} />,
    search: () => ({}),
    at: `/manager/projects/${HARBOUR_ID}/settings`,
    role,
    answer: ({ method }) =>
      method === 'GET' ? { body: { data: [OWN, SHARED], before: null, after: null } } : { body: OWN },
  });

test('a manager changes what the project has of its own, and only reads what every project has', async () => {
  const { view, asked } = await show('manager');
  await expect
    .element(view.getByText(/Incident · Sev 2 · follow-up after 2 d · #fire/).first())
    .toBeVisible();
  await expect
    .element(view.getByText('Every project, not used here: this project has its own'))
    .toBeVisible();
  expect(view.getByRole('button', { name: 'More about Any' }).elements()).toHaveLength(0);
  await view.getByRole('button', { name: 'More about Fire alarm' }).click();
  await view.getByRole('menuitem', { name: 'Edit…' }).click();
  const box = view.getByRole('dialog', { name: 'Edit “Fire alarm”' });
  await box.getByRole('textbox', { name: 'Details' }).fill('Zone and panel:');
  await box.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => asked.find(({ method }) => method === 'PATCH')?.body).toBeDefined();
  const sent = asked.find(({ method }) => method === 'PATCH');
  expect(sent?.path).toBe(`/projects/${HARBOUR_ID}/ops-log/templates/${ID}`);
  expect(sent?.body).toMatchObject({ name: 'Fire alarm', body: 'Zone and panel:', follow_up_days: 2 });
});

test('an archived template comes back by Undo', async () => {
  const { view, asked } = await show('manager');
  await view.getByRole('button', { name: 'More about Fire alarm' }).click();
  await view.getByRole('menuitem', { name: 'Archive' }).click();
  await view.getByRole('button', { name: /Undo/ }).click();
  await expect
    .poll(() => asked.filter(({ method }) => method !== 'GET').map(({ method, path }) => [method, path]))
    .toEqual([
      ['DELETE', `/projects/${HARBOUR_ID}/ops-log/templates/${ID}`],
      ['POST', `/projects/${HARBOUR_ID}/ops-log/templates/${ID}/restore`],
    ]);
});

test('the organization’s owner keeps one for every project', async () => {
  const { view, asked } = await show('owner');
  await view.getByRole('button', { name: 'Add' }).click();
  const box = view.getByRole('dialog', { name: 'New template' });
  await box.getByRole('textbox', { name: 'Name' }).fill('Flood');
  await box.getByRole('combobox', { name: 'For', exact: true }).click();
  await view.getByRole('option', { name: /^Every project/ }).click();
  await box.getByRole('textbox', { name: 'Details' }).fill('Where:');
  await box.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => asked.find(({ method }) => method === 'POST'))
    .toMatchObject({
      ...{ path: '/ops-log-templates' },
      body: { type: 'incident', name: 'Flood', body: 'Where:', follow_up_days: null },
    });
});
