import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { policyAnswers, refusedRules } from '../../../../test/policy-detail.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { rulesSearch } from '../effects/policy-address.ts';
import { RulesScreen } from './rules-screen.tsx';

beforeEach(() => page.viewport(1440, 900));

const DRAFT = 'draft.ada.root.policy';
const show = (at = '/admin/policy', answers: Parameters<typeof policyAnswers>[0] = {}) =>
  renderScreen({
    screen: (search) => <RulesScreen search={search} />,
    search: rulesSearch,
    at,
    answer: policyAnswers(answers),
    domain: '/root',
  });
type Shown = Awaited<ReturnType<typeof show>>['view'];

const projects = (view: Shown) => view.getByRole('region', { name: 'Projects', exact: true });

/** Fills the form of a new rule that lets directors delete projects. */
async function addRule(view: Shown) {
  await view.getByRole('button', { name: 'Add a rule' }).click();
  const dialog = view.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Role' }).click();
  await dialog.getByRole('option', { name: 'Director' }).click();
  await dialog.getByLabelText('Action').fill('delete');
  await dialog.getByLabelText('Object').fill('/projects');
  await userEvent.keyboard('{Escape}');
  await dialog.getByRole('button', { name: 'Add to the draft' }).click();
}

test('rules stand by their object, each as a sentence beside its exact pattern', async () => {
  const { view } = await show();
  const rule = projects(view).getByRole('listitem').filter({ hasText: 'create' });
  await expect
    .element(rule.getByText('Managers and above may create projects in an organization'))
    .toBeVisible();
  await expect.element(rule.getByText('allow manager create /projects in /org/:org')).toBeVisible();
});

test('a role in the address leaves the rules that count for it', async () => {
  const { view } = await show('/admin/policy?role=coordinator');
  await expect
    .element(view.getByText('Members and above may list projects in an organization'))
    .toBeVisible();
  expect(view.getByText(/may create/).elements()).toEqual([]);
});

test('without a matching rule the filters can be cleared', async () => {
  const { view, address } = await show('/admin/policy?effect=deny');
  await view.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(address).toBe('/admin/policy');
});

test('a draft counts its differences, and is there again after a reload', async () => {
  const { view } = await show('/admin/policy?edit=true');
  await addRule(view);
  await view.getByRole('button', { name: /^Remove: Members and above/ }).click();
  await expect.element(view.getByText('1 added, 1 removed')).toBeVisible();
  const kept = localStorage.getItem(DRAFT) ?? '';
  await view.unmount();
  const again = await show();
  localStorage.setItem(DRAFT, kept);
  window.dispatchEvent(new StorageEvent('storage'));
  await expect.element(again.view.getByText('1 added, 1 removed')).toBeVisible();
  await expect
    .element(again.view.getByText('Directors and above may delete projects in an organization'))
    .toBeVisible();
});

test('what the server refuses of a rule stands beside its fields, and the rule stays out of the draft', async () => {
  const { view } = await show('/admin/policy?edit=true', {
    'POST /policy/preview': refusedRules({
      'rules.3.object': 'Object: use * or an address such as /projects/:id.',
    }),
  });
  await addRule(view);
  await expect
    .element(view.getByLabelText('Object'))
    .toHaveAccessibleDescription(/use \* or an address such as/);
  expect(localStorage.getItem(DRAFT)).toBeNull();
});

test('a removed rule stays in sight, and the button that took it away brings it back', async () => {
  const { view } = await show('/admin/policy?edit=true');
  const remove = view.getByRole('button', { name: /^Remove: Members and above/ });
  await remove.click();
  const back = view.getByRole('button', { name: /^Take back: Members and above/ });
  await expect.element(back).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(remove).toHaveFocus();
  await expect.element(view.getByText('No changes yet')).toBeVisible();
});

test('a rule that is there already isn’t added', async () => {
  const { view } = await show('/admin/policy?edit=true');
  await view.getByRole('button', { name: /^Change: Managers and above may create/ }).click();
  const dialog = view.getByRole('dialog');
  await dialog.getByLabelText('Action').fill('list');
  await userEvent.keyboard('{Escape}');
  await dialog.getByRole('combobox', { name: 'Role' }).click();
  await dialog.getByRole('option', { name: 'Member' }).click();
  await dialog.getByRole('button', { name: 'Change in the draft' }).click();
  await expect.element(dialog.getByText('This rule is there already.')).toBeVisible();
});

test('a failed read names the request and can be tried again', async () => {
  const { view } = await show('/admin/policy', {
    'GET /policy': { status: 503, body: { message: 'Busy.', request_id: 'r-1', fields: [] } },
  });
  await expect.element(view.getByText('The policy could not be loaded')).toBeVisible();
  await expect.element(view.getByText('Request r-1')).toBeVisible();
});
