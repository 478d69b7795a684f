import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { planDetail } from '../../../../test/account-plan.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { newPlanSearch } from '../effects/new-address.ts';
import { NewPlanScreen } from './new-plan-screen.tsx';

const [CLIENT, PRESET] = ['0197a000-0000-7000-8000-0000000000c1', '0197a000-0000-7000-8000-0000000000f1'];
const HARBOUR = { id: CLIENT, name: 'Harbour Ltd', code: 'HAR', currency: 'EUR' };
const EARLIER = planDetail({
  ...{ id: '0197a000-0000-7000-8000-0000000000a1', name: 'Harbour FY27', client: HARBOUR, tier: 'C' },
  ...{ starts_on: '2030-04-01', ends_on: '2031-03-31', currency: 'EUR', strategy: 'Bundle.' },
});
const MADE = planDetail();

const said = { id: PRESET, name: 'Key account', current: 3, description: '', scope: 'organization' };
const revision = {
  ...{ revision: 3, version: 1, status: 'published', locked: ['/review_every_months'], note: '' },
  payload: { tier: 'A', review_every_months: 6, summary: 'Grow with them.' },
};

const answer = ({ method, path }: Asked) => {
  if (method === 'POST') return { status: 201, body: MADE };
  if (path === `/account-plans/${EARLIER.id}`) return { body: EARLIER };
  const data =
    {
      '/choices/clients': [HARBOUR],
      '/presets': [said],
      [`/presets/${PRESET}/revisions`]: [revision],
      '/account-plans': [EARLIER],
    }[path] ?? [];
  return { body: { data, before: null, after: null } };
};

const show = (search = '', how: Partial<Parameters<typeof renderScreen>[0]> = {}) =>
  renderScreen({
    screen: (given) => <NewPlanScreen search={given} />,
    search: newPlanSearch,
    at: `/manager/account-plans/new${search}`,
    answer,
    ...(how.rules ? { rules: how.rules } : {}),
  });

const sentIn = (asked: readonly Asked[]) => asked.find(({ method }) => method === 'POST')?.body;

beforeEach(() => {
  toast.clear();
  return page.viewport(1280, 1000);
});

test('a plan of a client is named after it and its fiscal year, in its currency, and opens once it is made', async () => {
  const { view, asked, address } = await show();
  await view.getByRole('combobox', { name: 'Client' }).click();
  await view.getByRole('option', { name: 'Harbour Ltd' }).click();
  await expect
    .element(view.getByRole('textbox', { name: 'Name' }))
    .toHaveValue(expect.stringMatching(/^Harbour Ltd FY\d\d$/));
  await view.getByRole('button', { name: 'Next fiscal year' }).click();
  await view.getByRole('button', { name: 'Create account plan' }).click();
  await expect.poll(address).toBe(`/manager/account-plans/${MADE.id}`);
  const body = sentIn(asked);
  expect(body).toMatchObject({
    client_id: CLIENT,
    currency: 'EUR',
    tier: 'B',
    preset: null,
    from_plan_id: null,
  });
  expect([body.starts_on.slice(4), body.ends_on.slice(4)]).toEqual(['-04-01', '-03-31']);
  expect(body).not.toHaveProperty('owner_id');
  expect(body).not.toHaveProperty('next_review_on');
});

test('a name that somebody typed stays whatever client and period', async () => {
  const { view } = await show(`?client=${CLIENT}`);
  const name = view.getByRole('textbox', { name: 'Name' });
  await expect.element(name).toHaveValue(expect.stringMatching(/^Harbour Ltd/));
  await name.fill('Growth');
  await view.getByRole('button', { name: 'Next fiscal year' }).click();
  await expect
    .element(view.getByRole('button', { name: 'Next fiscal year' }))
    .toHaveAttribute('aria-pressed', 'true');
  await expect.element(name).toHaveValue('Growth');
});

test('an address that names a preset fills in what it says, and what it locks can’t be changed', async () => {
  const { view, asked } = await show(`?preset=${PRESET}&client=${CLIENT}`);
  await expect.element(view.getByRole('textbox', { name: 'Summary' })).toHaveValue('Grow with them.');
  await expect.element(view.getByRole('combobox', { name: 'Tier' })).toHaveValue('A – matters most');
  const cadence = view.getByRole('textbox', { name: /A review every/ });
  await expect.element(cadence).toHaveValue('6');
  await expect.element(cadence).toBeDisabled();
  await view.getByRole('button', { name: 'Create account plan' }).click();
  await expect
    .poll(() => sentIn(asked))
    .toMatchObject({ preset: { preset_id: PRESET, revision: 3 }, tier: 'A', review_every_months: 6 });
});

test('an earlier plan of the client is followed over the next period, and another client has none of it', async () => {
  const { view, asked } = await show(`?from=${EARLIER.id}`);
  await expect.element(view.getByRole('combobox', { name: 'Client' })).toHaveValue('Harbour Ltd');
  await expect.element(view.getByRole('textbox', { name: 'How we get there' })).toHaveValue('Bundle.');
  await expect.element(view.getByRole('textbox', { name: 'Name' })).toHaveValue('Harbour Ltd FY32');
  await view.getByRole('button', { name: 'Create account plan' }).click();
  await expect
    .poll(() => sentIn(asked))
    .toMatchObject({
      ...{ from_plan_id: EARLIER.id, client_id: CLIENT, tier: 'C' },
      ...{ starts_on: '2031-04-01', ends_on: '2032-03-31', revenue_target_minor: null },
    });
});

test('a period of more than 36 months is said at once, and nothing is sent', async () => {
  const { view, asked } = await show(`?client=${CLIENT}`);
  await expect
    .element(view.getByRole('textbox', { name: 'Name' }))
    .toHaveValue(expect.stringMatching(/^Harbour/));
  const until = view.getByRole('textbox', { name: 'Until' });
  await until.fill('2040-01-01');
  await expect.element(view.getByText('A plan is for 36 months at most: end it earlier.')).toBeVisible();
  await view.getByRole('button', { name: 'Create account plan' }).click();
  await expect.element(view.getByRole('link', { name: /A plan is for 36 months/ })).toBeVisible();
  expect(sentIn(asked)).toBeUndefined();
});

test('whoever may not write plans is told who does', async () => {
  const { view } = await show('', { rules: [['p', 'admin', '/org/a', '/account-plans', 'list', 'allow']] });
  await expect.element(view.getByText('Account plans are written by managers')).toBeVisible();
  expect(view.getByRole('button').elements()).toEqual([]);
});
