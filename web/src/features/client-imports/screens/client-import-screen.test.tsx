import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ClientCheck } from '#contract/client-imports/shapes.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { ClientImportScreen } from './client-import-screen.tsx';

const NOTHING: ClientCheck = {
  ...{ added: 2, updated: 0, skipped: 0, undecided: 0 },
  ...{ wrong: 0, problems: [], alike: 0, likenesses: [] },
};

const show = (check: Partial<ClientCheck>) =>
  renderScreen({
    screen: () => <ClientImportScreen />,
    search: () => ({}),
    at: '/manager/clients/import',
    answer: ({ path, method }: Asked) => {
      if (path === '/client-imports/sheet')
        return {
          body: {
            ...{ file_name: 'clients.csv', columns: ['Company', 'Notes'], fields: ['name', null] },
            rows: [
              ['Quay', 'x'],
              ['Gate', ''],
            ],
          },
        };
      if (path === '/client-imports/check') return { body: { ...NOTHING, ...check } };
      if (path === '/client-imports' && method === 'POST')
        return {
          status: 422,
          body: { code: 'rule_broken', rule: 'import-in-use', message: 'No.', fields: [] },
        };
      return { body: { data: [], before: null, after: null } };
    },
  });

const choose = async ({ view }: Awaited<ReturnType<typeof show>>) => {
  await expect.element(view.getByText('No clients were imported yet')).toBeVisible();
  const input = document.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('No file can be chosen.');
  const files = new DataTransfer();
  files.items.add(new File(['Company\nQuay'], 'clients.csv', { type: 'text/csv' }));
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};

test('a cell that is wrong is told beside it, and importing leads to it', async () => {
  await page.viewport(1280, 800);
  const problems = [{ row: 1, field: 'name' as const, message: 'Enter another.' }];
  const screen = await show({ wrong: 1, problems });
  await choose(screen);
  await expect.element(screen.view.getByText('1 cell to mend')).toBeVisible();
  await screen.view.getByRole('button', { name: /^Import/ }).click();
  await expect.element(screen.view.getByLabelText('Name of row 3')).toHaveFocus();
  await expect.element(screen.view.getByText('Enter another.')).toBeVisible();
  await expect.element(screen.view.getByLabelText('Name of row 2')).not.toBeInTheDocument();
});

test('a row that may be somebody else says whom it is like, and what is decided goes with the next check', async () => {
  await page.viewport(1280, 800);
  const likeness = {
    ...{ row: 0, reason: 'name' as const, client: { id: 'c-1', name: 'Quay Ltd', code: null }, other: null },
    ...{ may: ['new' as const, 'skip' as const], decision: null },
  };
  const screen = await show({ undecided: 1, alike: 1, likenesses: [likeness] });
  await choose(screen);
  await expect.element(screen.view.getByRole('link', { name: 'Same name as Quay Ltd' })).toBeVisible();
  const checks = () => screen.asked.filter(({ path }) => path === '/client-imports/check').length;
  const before = checks();
  await screen.view.getByLabelText('What becomes of row 2').selectOptions('Leave out');
  await expect.poll(checks).toBeGreaterThan(before);
});
