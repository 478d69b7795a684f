import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CopyPreview } from '#contract/projects/copies.ts';
import { HARBOUR_ID, projectDetail, projectRow } from '../../../../test/project-detail.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { newProjectSearch } from '../effects/new-address.ts';
import { NewProjectScreen } from './new-project-screen.tsx';

const COPY: CopyPreview = {
  name: 'Harbour guarding',
  fields: {
    ...{ type: 'internal', client_id: null, budget_minor: 64_000_00, tags: ['night'] },
    milestones: [{ name: 'Handover', due_date: '2026-12-01', done: false }],
  },
  roles: [
    { name: 'Idris Bello', role: 'manager', expires_at: null, left_out: null },
    { name: 'Maren Holt', role: 'executive', expires_at: null, left_out: 'above-own-rank' },
  ],
};

const show = (write: (asked: Asked) => { status?: number; body?: unknown }) =>
  renderScreen({
    screen: (search) => <NewProjectScreen search={search} />,
    search: newProjectSearch,
    at: '/manager/projects/new',
    role: 'manager',
    answer: (asked) => {
      if (asked.path.endsWith('/copy')) return { body: COPY };
      if (asked.path === `/projects/${HARBOUR_ID}`) return { body: projectDetail() };
      const data = asked.path === '/projects' ? [projectRow()] : [];
      return asked.method === 'GET' ? { body: { data, before: null, after: null } } : write(asked);
    },
  });

const writesOf = (asked: readonly Asked[]) => asked.filter(({ method }) => method !== 'GET');
const made = () => ({ status: 201, body: projectDetail() });

beforeEach(() => page.viewport(1280, 900));

test('what is missing is said beside its field before anything is sent', async () => {
  const { view, asked } = await show(made);
  await view.getByRole('button', { name: 'Create project' }).click();
  const name = view.getByLabelText('Name', { exact: true });
  await expect.element(name).toHaveAccessibleDescription('Enter a name.');
  await expect.element(name).toHaveFocus();
  await expect
    .element(view.getByLabelText('Client', { exact: true }))
    .toHaveAccessibleDescription('Choose a client, or make the project internal.');
  expect(writesOf(asked)).toEqual([]);
});

test('a code that the server refuses stands beside its field', async () => {
  const message = 'Another project has this code: choose another.';
  const body = { code: 'rule_broken', message, rule: 'unique', fields: [{ field: 'code', message }] };
  const { view } = await show(() => ({ status: 422, body: { ...body, request_id: 'r' } }));
  await view.getByLabelText('Name', { exact: true }).fill('Quay');
  await view.getByRole('combobox', { name: 'Type' }).click();
  await view.getByRole('option', { name: 'Internal' }).click();
  await view.getByRole('button', { name: 'Create project' }).click();
  await expect.element(view.getByLabelText('Code')).toHaveAccessibleDescription(new RegExp(message));
  await expect.element(view.getByLabelText('Code')).toHaveFocus();
});

test('a code is suggested from the name, and the new project is opened', async () => {
  const { view, asked, address } = await show(made);
  await view.getByLabelText('Name', { exact: true }).fill('Quay wall repair');
  await expect.element(view.getByLabelText('Code')).not.toHaveValue('');
  await view.getByRole('combobox', { name: 'Type' }).click();
  await view.getByRole('option', { name: 'Internal' }).click();
  await view.getByRole('button', { name: 'Create project' }).click();
  await expect.poll(address).toBe(`/manager/projects/${HARBOUR_ID}`);
  expect(writesOf(asked)[0]?.body).toMatchObject({
    name: 'Quay wall repair',
    type: 'internal',
    client_id: null,
  });
});

test('a copy fills the fields, says what will be made, and leaves out what isn’t chosen', async () => {
  const { view, asked } = await show(made);
  await view.getByText('Copy of…').click();
  await view.getByRole('combobox', { name: 'Project to copy' }).click();
  await view.getByRole('option', { name: /Harbour guarding/ }).click();
  await expect.element(view.getByLabelText('Name', { exact: true })).toHaveValue('Harbour guarding');
  const preview = view.getByRole('region', { name: 'What will be made' });
  for (const text of ['£64,000.00', 'night', 'Idris Bello, Manager'])
    await expect.element(preview.getByText(text)).toBeVisible();
  await expect
    .element(preview.getByText('Not taken over: Maren Holt, Executive (ranks above your own role)'))
    .toBeVisible();
  await view.getByRole('checkbox', { name: 'Tags' }).click();
  await expect.element(preview.getByText('night')).not.toBeInTheDocument();
  await view.getByRole('button', { name: 'Create project' }).click();
  await expect.poll(() => writesOf(asked)).toHaveLength(1);
  expect(writesOf(asked)[0]?.body).toMatchObject({
    ...{ budget_minor: 64_000_00, tags: [], milestones: [{ name: 'Handover', done: false }] },
    copy: {
      project_id: HARBOUR_ID,
      parts: ['basics', 'budget', 'services', 'milestones', 'roles'],
    },
  });
});
