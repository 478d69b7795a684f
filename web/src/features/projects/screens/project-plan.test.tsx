import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Rule } from '#contract/access/policy.ts';
import type { AccountPlanSummary } from '#contract/account-plans/shapes.ts';
import type { Project } from '#contract/projects/shapes.ts';
import { planDetail, planSummary } from '../../../../test/account-plan.ts';
import { HARBOUR_ID, projectDetail, projectRow } from '../../../../test/project-detail.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { viewTools } from '../../saved-views/components/view-tools.ts';
import { projectListSearch } from '../effects/list-address.ts';
import { ProjectListScreen } from './project-list-screen.tsx';
import { ProjectScreen } from './project-screen.tsx';
import { ProjectSettingsScreen } from './project-settings-screen.tsx';

const PORT = { id: '01a1fb7a-8bb3-77c6-abf2-5c0938cbb3f2', name: 'Port of Aldermouth' };
const QUAY = { id: '01a1fb7a-8bb3-77c6-abf2-5c0938cbb3f7', name: 'Quay Services' };
const OLD = planSummary({
  ...{ id: '01a1fb7a-8bb3-77c6-abf2-5c0938cbb5d7', name: 'FY26 plan', status: 'closed' },
});
const GROWTH = planSummary({ name: 'FY27 growth plan' });
const SERVED = { id: GROWTH.id, name: GROWTH.name };

beforeEach(() => {
  toast.clear();
  return page.viewport(1440, 900);
});

type How = { project?: Partial<Project>; plans?: readonly AccountPlanSummary[]; rules?: readonly Rule[] };

const answerOf = ({ project, plans = [OLD, GROWTH] }: How, asked: Asked) => {
  const { path, query, method } = asked;
  if (method !== 'GET' && !path.endsWith('/preview')) return { body: projectDetail({ version: 4 }) };
  if (path === '/account-plans')
    return { body: { data: query.get('client_id') === QUAY.id ? [] : plans, before: null, after: null } };
  if (path.startsWith('/account-plans/'))
    return path.endsWith(SERVED.id) ? { body: planDetail(SERVED) } : undefined;
  if (path === '/choices/clients') return { body: { data: [PORT, QUAY] } };
  if (path.startsWith('/choices')) return { body: { data: [] } };
  if (path === `/projects/${HARBOUR_ID}`) return { body: projectDetail(project) };
  if (path.endsWith('/steps'))
    return {
      body: { steps: [], open_time: { draft: 0, submitted: 0, rejected: 0, seconds: 0 }, open_incidents: 0 },
    };
  if (path === '/projects') return { body: { data: [projectRow()], before: null, after: null } };
  return { body: { data: [], before: null, after: null } };
};

const showSettings = (how: How = {}) =>
  renderScreen({
    screen: () => <ProjectSettingsScreen project_id={HARBOUR_ID} />,
    search: () => ({}),
    at: `/manager/projects/${HARBOUR_ID}/settings`,
    role: 'manager',
    ...(how.rules ? { rules: how.rules } : {}),
    answer: (asked) => answerOf(how, asked),
  });

const savesOf = (asked: readonly Asked[]) => asked.filter(({ method }) => method === 'PATCH');

test('a plan of the client is chosen where the client is set, the active one first', async () => {
  const { view, asked } = await showSettings();
  await view.getByRole('combobox', { name: 'Account plan' }).click();
  const options = view.getByRole('option');
  await expect.element(options.first()).toHaveTextContent('FY27 growth planActive');
  await expect.element(options.nth(1)).toHaveTextContent('FY26 planClosed');
  await options.first().click();
  await view.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(() => savesOf(asked)[0]?.body).toEqual({ account_plan_id: GROWTH.id });
});

test('another client takes the plan off before anything is saved, and the client before brings it back', async () => {
  const { view, asked } = await showSettings({ project: { account_plan: SERVED } });
  const plan = view.getByRole('combobox', { name: 'Account plan' });
  await expect.element(plan).toHaveValue('FY27 growth plan');
  const client = view.getByRole('combobox', { name: 'Client' });
  await client.click();
  await view.getByRole('option', { name: QUAY.name }).click();
  await expect.element(plan).not.toBeInTheDocument();
  await client.click();
  await view.getByRole('option', { name: PORT.name }).click();
  await expect.element(plan).toHaveValue('FY27 growth plan');
  await client.click();
  await view.getByRole('option', { name: QUAY.name }).click();
  await view.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(() => savesOf(asked)[0]?.body).toEqual({ client_id: QUAY.id, account_plan_id: null });
});

test('whoever may not list account plans isn’t asked for one', async () => {
  const { view, asked } = await showSettings({
    rules: [['p', 'manager', '/org/a', '/projects/:id', 'read', 'allow']],
  });
  await expect.element(view.getByRole('combobox', { name: 'Client' })).toBeVisible();
  await expect.element(view.getByRole('combobox', { name: 'Account plan' })).not.toBeInTheDocument();
  expect(asked.filter(({ path }) => path.startsWith('/account-plans'))).toEqual([]);
});

test('the facts of a project lead to the plan that it serves', async () => {
  const how = { project: { account_plan: SERVED } };
  const { view } = await renderScreen({
    screen: () => (
      <ProjectScreen project_id={HARBOUR_ID} tab="dashboard">
        Figures
      </ProjectScreen>
    ),
    search: () => ({}),
    at: `/manager/projects/${HARBOUR_ID}`,
    answer: (asked) => answerOf(how, asked),
  });
  await expect
    .element(view.getByRole('link', { name: 'FY27 growth plan' }))
    .toHaveAttribute('href', `/manager/account-plans/${GROWTH.id}`);
});

test('the list of projects is narrowed to those that serve a plan, which it names', async () => {
  const { view, asked } = await renderScreen({
    screen: (search) => <ProjectListScreen search={search} tools={viewTools} />,
    search: projectListSearch,
    at: `/manager/projects?view=all&account_plan_id=${GROWTH.id}`,
    answer: (asked) => answerOf({}, asked),
  });
  await expect.element(view.getByText(/FY27 growth plan/).first()).toBeVisible();
  const list = asked.find(({ path }) => path === '/projects');
  expect(list?.query.getAll('account_plan_id')).toEqual([GROWTH.id]);
});

const PROJECTS_ALONE: Rule[] = [['p', 'manager', '/org/a', '/projects', 'list', 'allow']];

test.each<[who: string, rules: Rule[] | undefined, plan: string]>([
  ['may not list account plans', PROJECTS_ALONE, GROWTH.id],
  ['asks for one that isn’t there', undefined, '01a1fb7a-8bb3-77c6-abf2-5c0938cbb5ff'],
])('whoever %s sees why the list by it is empty, and clears it', async (_, rules, plan) => {
  const { view, asked, address } = await renderScreen({
    screen: (search) => <ProjectListScreen search={search} tools={viewTools} />,
    search: projectListSearch,
    at: `/manager/projects?view=all&account_plan_id=${plan}`,
    role: 'manager',
    ...(rules ? { rules } : {}),
    answer: (one) =>
      one.path === '/projects' && one.query.has('account_plan_id')
        ? { body: { data: [], before: null, after: null } }
        : answerOf({}, one),
  });
  await expect.element(view.getByText('No project matches these filters')).toBeVisible();
  await expect.element(view.getByText('one you can’t see').first()).toBeVisible();
  if (rules) expect(asked.filter(({ path }) => path.startsWith('/account-plans'))).toEqual([]);
  await view.getByRole('button', { name: 'Clear filters' }).click();
  await expect.element(view.getByRole('row', { name: /Harbour/ })).toBeVisible();
  expect(address()).toBe('/manager/projects?view=all');
});
