import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { HARBOUR_ID, projectDetail } from '../../../../test/project-detail.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { NewProjectScreen } from './new-project-screen.tsx';

const show = (write: (asked: Asked) => { status?: number; body?: unknown }) =>
  renderScreen({
    screen: () => <NewProjectScreen />,
    search: () => ({}),
    at: '/manager/projects/new',
    role: 'manager',
    answer: (asked) =>
      asked.method === 'GET' ? { body: { data: [], before: null, after: null } } : write(asked),
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
