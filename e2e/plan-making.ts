import { createAccountPlan } from '#contract/account-plans/endpoints.ts';
import { createContact } from '#contract/clients/contact-endpoints.ts';
import { createClient } from '#contract/clients/endpoints.ts';
import { type Endpoint, fill } from '#contract/endpoint.ts';
import { addPlanItem } from '#contract/plan-items/endpoints.ts';
import { expect, type Page } from './journey.ts';
import { callerOf } from './kept-browser.ts';
import { signIn } from './people.ts';

/** The page of a plan of a client with two people, as an administrator makes it; mapped, both stand in the middle of its map. */
export const openPlan = async (page: Page, client: string, isMapped = false): Promise<void> => {
  await signIn(page, 'admin', '/manager/projects');
  const headers = await callerOf(page.context(), page);
  const ask = async ({ method, path }: Endpoint, data: object, params: Record<string, string> = {}) => {
    const asked = { method, headers, data };
    const answer = await page.context().request.fetch(`/api${fill(path, params)}`, asked);
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const { id: client_id } = await ask(createClient, { name: client });
  const contacts: string[] = [];
  for (const [first_name, last_name] of [
    ['Dana', 'Whitlock'],
    ['Paul', 'Stagg'],
  ])
    contacts.push((await ask(createContact, { first_name, last_name }, { client_id })).id);
  const period = { starts_on: '2026-04-01', ends_on: '2027-03-31' };
  const { id } = await ask(createAccountPlan, { name: `${client} growth plan`, client_id, ...period });
  for (const contact_id of isMapped ? contacts : [])
    await ask(addPlanItem, { kind: 'stakeholder', fields: { contact_id } }, { plan_id: id });
  await page.goto(`/manager/account-plans/${id}`);
};
