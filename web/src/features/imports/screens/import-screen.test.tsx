import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ImportDetail } from '#contract/imports/shapes.ts';
import { IMPORT_ID, importDetail, QUAY_ID } from '../../../../test/import-detail.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { type ImportSearch, importSearch } from '../effects/import-address.ts';
import { ImportScreen } from './import-screen.tsx';

type Answer = { status?: number; body?: unknown };

const RESULT = {
  created_entries: 3,
  skipped_duplicates: 0,
  created_people: 1,
  created_clients: 0,
  created_projects: 1,
  created_services: 1,
  total_seconds: 10_800,
  projects: [{ id: QUAY_ID, name: 'Quay wall' }],
};
const applied = importDetail({ status: 'applied', applied_at: '2026-11-01T10:00:00.000Z', result: RESULT });

beforeEach(() => page.viewport(1280, 900));
afterEach(() => window.sessionStorage.clear());

/** The screen over one import; links of the design system are plain here, so steps are opened by their address. */
const show = (
  at: string,
  detail: ImportDetail,
  write: (asked: Asked) => Answer = () => ({}),
  before: () => void = () => undefined,
) => {
  const went: string[] = [];
  const shown = renderScreen<ImportSearch>({
    screen: (search) => {
      before();
      return <ImportScreen search={search} onGo={(href) => went.push(href)} />;
    },
    search: importSearch,
    at: `/manager/projects/import${at}`,
    role: 'manager',
    answer: (asked) => {
      if (asked.path === '/imports' && asked.method === 'GET')
        return { body: { data: [detail], before: null, after: null } };
      if (asked.path === `/imports/${IMPORT_ID}`) return { body: detail };
      if (asked.method !== 'GET') return write(asked);
      return { body: { data: [{ id: QUAY_ID, name: 'Quay wall', code: 'QUAY', client: null }] } };
    },
  });
  return shown.then((screen) => ({ ...screen, went }));
};

const at = (step: string) => `?import=${IMPORT_ID}&step=${step}`;

test('a chosen file is read, and what it holds comes next', async () => {
  const { view, went } = await show('', applied, () => ({ status: 201, body: importDetail() }));
  await userEvent.upload(view.getByLabelText('Choose file').last(), new File(['a'], 'time.csv'));
  await expect.poll(() => went).toEqual([`/manager/projects/import?import=${IMPORT_ID}&step=check`]);
});

test('a file that cannot be imported says why', async () => {
  const message = 'This file has no rows below its header.';
  const refusal = { code: 'rule_broken', message, rule: 'file-empty', fields: [], request_id: 'r' };
  const { view } = await show('', applied, () => ({ status: 422, body: refusal }));
  await userEvent.upload(view.getByLabelText('Choose file').last(), new File(['a'], 'empty.csv'));
  await expect.element(view.getByRole('alert')).toHaveTextContent(`empty.csv can’t be imported${message}`);
});

test('dates that can be read in two ways are asked for with both readings, and nothing goes on before', async () => {
  const { view, asked } = await show(at('check'), importDetail({ date_order: 'ambiguous' }), () => ({
    body: importDetail({ date_order: 'dmy', sample: [] }),
  }));
  await expect
    .element(view.getByRole('radio', { name: /^Day first/ }))
    .toHaveAccessibleName(/Wed,? 3 Apr 2024/);
  await expect
    .element(view.getByRole('radio', { name: /^Month first/ }))
    .toHaveAccessibleName(/Mon,? 4 Mar 2024/);
  await expect.element(view.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await view.getByRole('radio', { name: /^Day first/ }).click();
  await expect.element(view.getByRole('link', { name: 'Continue' })).toBeVisible();
  expect(asked.find(({ method }) => method === 'POST')).toMatchObject({
    path: `/imports/${IMPORT_ID}/preview`,
    body: { date_order: 'dmy' },
  });
});

test('that everything is here already is said in full on a phone', async () => {
  await page.viewport(360, 780);
  const { view } = await show(at('check'), importDetail({ duplicates: importDetail().entries }));
  await expect.element(view.getByText(/^All of this time is here already/)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(360);
});

test('a file with errors lists them by row and column and leads back to choosing', async () => {
  const errors = [{ row: 9, column: 'Duration', value: 'soon', message: 'This is not a duration.' }];
  const { view } = await show(at('preview'), importDetail({ errors, error_count: 1 }));
  const row = view.getByRole('table', { name: 'To correct' }).getByRole('row').last();
  await expect.element(row).toHaveTextContent('9DurationsoonThis is not a duration.');
  await expect.element(view.getByRole('link', { name: 'Choose another file' })).toBeVisible();
});

test('a project can be found by typing, and what was chosen is there after a reload', async () => {
  const label = 'Which project Survey is here';
  const { view } = await show(at('assign'), importDetail());
  await view.getByLabelText(label).fill('Quay');
  await view.getByRole('option', { name: /^Quay wall/ }).click();
  await expect.element(view.getByLabelText(label)).toHaveValue('Quay wall');
  const kept = Object.entries(window.sessionStorage);
  await view.unmount();
  const again = await show(at('assign'), importDetail(), undefined, () => {
    for (const [key, value] of kept) window.sessionStorage.setItem(key, value);
  });
  await expect.element(again.view.getByLabelText(label)).toHaveValue('Quay wall');
});

test('what is new can be edited, and a code that cannot be stops the way on', async () => {
  const { view } = await show(at('assign'), importDetail());
  await view.getByRole('button', { name: 'Edit the new Survey' }).click();
  await view.getByLabelText('Code').fill('x');
  await expect.element(view.getByText('Use 2 to 12 capital letters, digits and hyphens.')).toBeVisible();
  await expect.element(view.getByRole('button', { name: 'Continue' })).toBeDisabled();
});

test('a choice that the server refuses is shown where it was made', async () => {
  const fields = [{ field: 'services.dig.create.code', message: 'The code DIG is taken: choose another.' }];
  const refusal = { code: 'rule_broken', message: 'Taken.', rule: 'unique', fields, request_id: 'r' };
  const { view, went } = await show(at('preview'), importDetail(), () => ({ status: 422, body: refusal }));
  await view.getByRole('button', { name: 'Import 3 entries' }).click();
  await expect.poll(() => went.at(-1)).toContain('step=assign');
});

test('the result leads to the project, and undoing asks first', async () => {
  const { view, asked } = await show(`?import=${IMPORT_ID}`, applied, () => ({
    body: {
      ...applied,
      status: 'undone',
      undo: { deleted_entries: 3, kept: [{ id: QUAY_ID, name: 'Survey' }] },
    },
  }));
  await expect.element(view.getByRole('heading', { name: '3 entries imported' })).toBeVisible();
  await expect
    .element(view.getByRole('link', { name: 'Quay wall Dashboard' }))
    .toHaveAttribute('href', `/manager/projects/${QUAY_ID}/dashboard`);
  await view.getByRole('button', { name: 'Undo import' }).click();
  expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
  await view.getByRole('button', { name: 'Yes' }).click();
  await expect.element(view.getByText('Kept, because something else uses it: Survey.')).toBeVisible();
});

test('the list of imports says how each stands and undoes from there', async () => {
  const { view, asked } = await show('', applied, () => ({ body: { ...applied, status: 'undone' } }));
  await expect.element(view.getByText('Imported', { exact: true })).toBeVisible();
  await view.getByRole('button', { name: 'Undo the import of time.csv' }).click();
  await view.getByRole('button', { name: 'Yes' }).click();
  await expect
    .poll(() => asked.find(({ method }) => method === 'POST')?.path)
    .toBe(`/imports/${IMPORT_ID}/undo`);
});
