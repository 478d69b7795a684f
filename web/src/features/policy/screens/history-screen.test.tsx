import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { policyAnswers, policyDetail, policyRule } from '../../../../test/policy-detail.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { historySearch } from '../effects/policy-address.ts';
import { HistoryScreen } from './history-screen.tsx';

beforeEach(() => page.viewport(1440, 900));

const NEWEST = policyDetail();
const OLD = policyDetail({
  id: '01a1fb7a-8bb3-77c6-abf2-5c0938cbb302',
  version: 2,
  note: 'Take listing away',
  added: 0,
  removed: 1,
  added_rules: [],
  removed_rules: [policyRule('list', { minimum: 'member' })],
  rules: NEWEST.rules.slice(1),
});

const show = (at = '/admin/policy/history', answers: Parameters<typeof policyAnswers>[0] = {}) =>
  renderScreen({
    screen: (search) => <HistoryScreen search={search} />,
    search: historySearch,
    at,
    answer: policyAnswers({
      'GET /policy/revisions': { body: { data: [NEWEST, OLD], before: null, after: null } },
      [`GET /policy/revisions/${OLD.id}`]: { body: OLD },
      ...answers,
    }),
    domain: '/root',
  });

test('an earlier policy opens from its address and tells which rules came and went', async () => {
  const { view, address } = await show(`/admin/policy/history?open=${OLD.id}`);
  const dialog = view.getByRole('dialog');
  const gone = dialog.getByRole('listitem').filter({ hasText: 'Removed' });
  await expect
    .element(gone.getByText('Members and above may list projects in an organization'))
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect.poll(address).toBe('/admin/policy/history');
});

test('restoring says what it changes and goes out with a reason', async () => {
  const { view, asked } = await show(undefined, {
    [`POST /policy/revisions/${OLD.id}/restore`]: { body: policyDetail({ version: 4, restored: 2 }) },
  });
  await view.getByRole('button', { name: 'Actions for Version 2' }).click();
  await view.getByRole('menuitem', { name: 'Restore' }).click();
  const dialog = view.getByRole('dialog');
  await expect
    .element(dialog.getByText('Members and above may list projects in an organization'))
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Restore version 2' }).click();
  await expect.element(dialog.getByLabelText('Why')).toHaveAccessibleDescription(/Say why/);
  expect(asked.some(({ method }) => method === 'POST')).toBe(false);
  await dialog.getByLabelText('Why').fill('It was right');
  await dialog.getByRole('button', { name: 'Restore version 2' }).click();
  await expect.element(view.getByText('Version 4 is in force, with the rules of version 2')).toBeVisible();
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ note: 'It was right', over: 3 });
});

test('whoever is overtaken while restoring is told by whom, sees what it changes now, and restores over that', async () => {
  let inForce = NEWEST;
  const { view, asked } = await show(undefined, {
    'GET /policy': () => ({ body: inForce }),
    [`POST /policy/revisions/${OLD.id}/restore`]: ({ body }) =>
      (body as { over: number }).over === 4
        ? { body: policyDetail({ version: 5, restored: 2 }) }
        : { status: 412, body: { code: 'stale', message: 'Stale', rule: null, fields: [], request_id: 'r' } },
  });
  await view.getByRole('button', { name: 'Actions for Version 2' }).click();
  await view.getByRole('menuitem', { name: 'Restore' }).click();
  const dialog = view.getByRole('dialog');
  await dialog.getByLabelText('Why').fill('It was right');
  const rules = [...NEWEST.rules, policyRule('archive')];
  inForce = policyDetail({ version: 4, published_by: 'Priya Nair', note: 'Archive them', rules });
  await dialog.getByRole('button', { name: 'Restore version 2' }).click();
  await expect
    .element(dialog.getByText(/Priya Nair published version 4 meanwhile: Archive them/))
    .toBeVisible();
  await expect
    .element(dialog.getByRole('listitem').filter({ hasText: 'Removed' }).filter({ hasText: 'archive' }))
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Restore version 2' }).click();
  await expect.element(view.getByText('Version 5 is in force, with the rules of version 2')).toBeVisible();
  const sent = asked.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(sent).toEqual([3, 4].map((over) => ({ note: 'It was right', over })));
});

test('the policy in force isn’t offered to be restored', async () => {
  const { view } = await show();
  await expect.element(view.getByText('In force')).toBeVisible();
  expect(view.getByRole('button', { name: 'Actions for Version 3' }).elements()).toEqual([]);
});
