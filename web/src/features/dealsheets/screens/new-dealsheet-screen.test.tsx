import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { dealsheetDetail } from '../../../../test/dealsheet.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { newDealsheetSearch } from '../effects/dealsheet-address.ts';
import { NewDealsheetScreen } from './new-dealsheet-screen.tsx';

const [CLIENT, PRESET] = ['0197a000-0000-7000-8000-0000000000c1', '0197a000-0000-7000-8000-0000000000f1'];
const DEAL = dealsheetDetail();

const answer = ({ method, path }: Asked) => {
  if (method === 'POST') return { status: 201, body: DEAL };
  if (path === '/choices/clients')
    return { body: { data: [{ id: CLIENT, name: 'Harbour Ltd', code: 'HAR' }] } };
  const said = { id: PRESET, name: 'Guarding', current: 3, description: '', scope: 'organization' };
  return { body: { data: path === '/presets' ? [said] : [], before: null, after: null } };
};

const show = (search = '') =>
  renderScreen({
    screen: ({ preset }) => <NewDealsheetScreen preset={preset} />,
    search: newDealsheetSearch,
    at: `/manager/dealsheets/new${search}`,
    answer,
  });

const fill = async (view: Awaited<ReturnType<typeof show>>['view']) => {
  await view.getByRole('textbox', { name: 'Title' }).fill('Gates');
  await view.getByRole('combobox', { name: 'Client' }).click();
  await view.getByRole('option', { name: 'Harbour Ltd' }).click();
};

beforeEach(() => page.viewport(1280, 1000));

test('a deal begins from the newest revision of a preset that was chosen', async () => {
  const { view, asked, address } = await show();
  await fill(view);
  await view.getByRole('combobox', { name: /Preset/ }).click();
  await view.getByRole('option', { name: /Guarding.*Revision 3/ }).click();
  await view.getByRole('button', { name: 'Create dealsheet' }).click();
  await expect.poll(address).toBe(`/manager/dealsheets/${DEAL.id}/edit`);
  expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({
    ...{ title: 'Gates', client_id: CLIENT },
    preset: { preset_id: PRESET, revision: 3 },
  });
});

test('an address that names a preset begins a deal from it', async () => {
  const { view, asked } = await show(`?preset=${PRESET}`);
  await expect.element(view.getByRole('combobox', { name: /Preset/ })).toHaveValue('Guarding');
  await fill(view);
  await view.getByRole('button', { name: 'Create dealsheet' }).click();
  await expect
    .poll(() => asked.find(({ method }) => method === 'POST')?.body)
    .toMatchObject({ preset: { preset_id: PRESET, revision: 3 } });
});

test('a preset of an address that can’t be applied any more is said at its field, and nothing is made', async () => {
  const { view, asked } = await show('?preset=0197a000-0000-7000-8000-0000000000f9');
  await fill(view);
  await view.getByRole('button', { name: 'Create dealsheet' }).click();
  await expect.element(view.getByText(/This preset can’t be applied now/).first()).toBeVisible();
  expect(asked.some(({ method }) => method === 'POST')).toBe(false);
});
