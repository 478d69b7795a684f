import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { dealsheetDetail } from '../../../../test/dealsheet.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
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

test('a deal begins from the newest revision of a preset that was chosen', async () => {
  await page.viewport(1280, 1000);
  const at = '/manager/dealsheets/new';
  const { view, asked, address } = await renderScreen({
    screen: NewDealsheetScreen,
    search: () => ({}),
    at,
    answer,
  });
  await view.getByRole('textbox', { name: 'Title' }).fill('Gates');
  await view.getByRole('combobox', { name: 'Client' }).click();
  await view.getByRole('option', { name: 'Harbour Ltd' }).click();
  await view.getByRole('combobox', { name: /Preset/ }).click();
  await view.getByRole('option', { name: /Guarding.*Revision 3/ }).click();
  await view.getByRole('button', { name: 'Create dealsheet' }).click();
  await expect.poll(address).toBe(`/manager/dealsheets/${DEAL.id}/edit`);
  expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({
    ...{ title: 'Gates', client_id: CLIENT },
    preset: { preset_id: PRESET, revision: 3 },
  });
});
