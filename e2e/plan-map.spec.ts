import { createAccountPlan } from '#contract/account-plans/endpoints.ts';
import { createContact } from '#contract/clients/contact-endpoints.ts';
import { createClient } from '#contract/clients/endpoints.ts';
import { type Endpoint, fill } from '#contract/endpoint.ts';
import { expectClean } from './axe.ts';
import { expect, type Page, test } from './journey.ts';
import { callerOf } from './kept-browser.ts';
import { signIn } from './people.ts';

/** A plan of a client with two people, as an administrator makes it; the address of its page. */
const openPlan = async (page: Page, client: string): Promise<void> => {
  await signIn(page, 'admin', '/manager/projects');
  const headers = await callerOf(page.context(), page);
  const ask = async ({ method, path }: Endpoint, data: object, params: Record<string, string> = {}) => {
    const asked = { method, headers, data };
    const answer = await page.context().request.fetch(`/api${fill(path, params)}`, asked);
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const { id: client_id } = await ask(createClient, { name: client });
  for (const [first_name, last_name] of [
    ['Dana', 'Whitlock'],
    ['Paul', 'Stagg'],
  ])
    await ask(createContact, { first_name, last_name }, { client_id });
  const period = { starts_on: '2026-04-01', ends_on: '2027-03-31' };
  const { id } = await ask(createAccountPlan, { name: `${client} growth plan`, client_id, ...period });
  await page.goto(`/manager/account-plans/${id}`);
};

/** Adds somebody with the keys alone. */
const add = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Add stakeholder', exact: true }).focus();
  await page.keyboard.press('Enter');
  const box = page.getByRole('dialog', { name: 'New stakeholder', exact: true });
  await box.getByLabel('Contact', { exact: true }).first().focus();
  await page.keyboard.type(name);
  await expect(box.getByRole('option', { name })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await box.getByRole('button', { name: 'Save stakeholder', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(box).toHaveCount(0);
};

test('the stakeholders of a plan are added, moved, put below each other and taken out by the keyboard alone', async ({
  page,
}) => {
  await openPlan(page, 'Kilmarten Ferries');
  await expect(
    page.getByRole('heading', { name: 'Kilmarten Ferries growth plan', exact: true }),
  ).toBeVisible();
  await add(page, 'Dana Whitlock');
  await add(page, 'Paul Stagg');
  const map = page.getByRole('group', { name: 'Stakeholders by support and influence', exact: true });
  const dana = map.getByRole('button', { name: /^Dana Whitlock/ });
  const paul = map.getByRole('button', { name: /^Paul Stagg/ });
  await expectClean(page, 'the map of stakeholders');

  await dana.focus();
  for (const key of ['ArrowRight', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
  await expect(
    page.getByRole('status').getByText(/^Dana Whitlock: support \+1, influence 5\. Enter/),
  ).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(dana).toHaveAccessibleName(/Support \+1, influence 5/);
  await paul.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  await expect(paul).toHaveAccessibleName(/Support 0, influence 3/);

  await page.keyboard.press('Enter');
  const box = page.getByRole('dialog', { name: 'Edit Paul Stagg', exact: true });
  await box.getByLabel('Reports to', { exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(box.getByRole('option', { name: 'Dana Whitlock' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await box.getByRole('button', { name: 'Save stakeholder', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Reporting lines', exact: true })).toBeVisible();

  await page.reload();
  await expect(dana).toHaveAccessibleName(/Support \+1, influence 5/);
  await dana.focus();
  await page.keyboard.press('Delete');
  await expect(dana).toHaveCount(0);
  await expect(paul).toBeFocused();
  await page.reload();
  await expect(paul).toBeVisible();
  await expect(dana).toHaveCount(0);
});
