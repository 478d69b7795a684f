import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PlanItems } from '#contract/plan-items/endpoints.ts';
import { planDetail } from '../../../../test/account-plan.ts';
import { itemsOf } from '../../../../test/plan-items.ts';
import { action, objective, stakeholder } from '../../../../test/plan-overview.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { PlanScreen } from '../../account-plans/screens/plan-screen.tsx';
import { PlanOverviewScreen } from './plan-overview-screen.tsx';

beforeEach(() => {
  toast.clear();
  return page.viewport(1280, 900);
});

/** The page of a plan with these items. */
const open = async (items: Partial<PlanItems>, given: Partial<Parameters<typeof planDetail>[0]> = {}) => {
  const plan = planDetail(given);
  const all = itemsOf(items);
  const { view, asked } = await renderScreen({
    screen: () => (
      <PlanScreen plan_id={plan.id} part="overview">
        <PlanOverviewScreen plan_id={plan.id} />
      </PlanScreen>
    ),
    ...{ search: () => ({}), at: `/manager/account-plans/${plan.id}` },
    answer: ({ method, path, body }) => {
      if (method === 'GET' && path.endsWith('/items')) return { body: all };
      if (method === 'GET' && (path.endsWith('/last-contacts') || path.endsWith('/comment-counts')))
        return { body: { data: [] } };
      if (method === 'GET' && path.endsWith('/whitespace'))
        return { body: { services: [], units: [], years: [2026], cells: [] } };
      if (method === 'GET') return { body: plan };
      const [item] = body.kind === 'action' ? all.actions : all.objectives;
      return { body: { kind: body.kind, item: { ...item, ...body.fields, version: 2 } } };
    },
  });
  const sent = () => asked.filter(({ method }) => method !== 'GET').map(({ body }) => body);
  return { view, sent };
};

test('a plan says what it is about before anything else, and counts what is open of it', async () => {
  const { view } = await open({ actions: [action('Call Dana'), action('Old', { status: 'done' })] });
  await expect
    .element(view.getByRole('heading', { name: 'Port of Aldermouth FY27 growth plan' }))
    .toBeVisible();
  await expect.element(view.getByText('Tier A')).toBeVisible();
  await expect.element(view.getByText('Apr 2026 – Mar 2027')).toBeVisible();
  await expect.element(view.getByText('41%')).toBeVisible();
  await expect.element(view.getByText('1 open')).toBeVisible();
});

test('an action is ticked where it stands, and Undo opens it again', async () => {
  const { view, sent } = await open({ actions: [action('Call Dana')] });
  await view.getByRole('checkbox', { name: 'Done: Call Dana' }).click();
  await expect.element(view.getByText('Nothing to do')).toBeVisible();
  await view.getByRole('button', { name: /^Undo/ }).click();
  await expect.element(view.getByRole('checkbox', { name: 'Done: Call Dana' })).not.toBeChecked();
  expect(sent()).toEqual([
    { kind: 'action', fields: { status: 'done' } },
    { kind: 'action', fields: { status: 'open' } },
  ]);
});

test('how far an objective is, is typed where it stands, and its bar goes along at once', async () => {
  const { view, sent } = await open({ objectives: [objective()] });
  await expect.element(view.getByText('Baseline 31, target 50')).toBeVisible();
  await view.getByRole('button', { name: 'Raise port NPS: current figure 45. Change it' }).click();
  await userEvent.fill(view.getByRole('textbox', { name: 'Current figure of Raise port NPS' }), 'many');
  await userEvent.keyboard('{Enter}');
  expect(sent()).toEqual([]);
  await userEvent.fill(view.getByRole('textbox', { name: 'Current figure of Raise port NPS' }), '48');
  await userEvent.keyboard('{Enter}');
  await expect.poll(sent).toEqual([{ kind: 'objective', fields: { current: '48' } }]);
  await expect
    .element(view.getByRole('button', { name: 'Raise port NPS: current figure 48. Change it' }))
    .toHaveFocus();
});

test('an objective without a figure has no bar, which would say that nothing is reached', async () => {
  const { view } = await open({
    objectives: [
      objective(),
      objective({ id: 'o-2', title: 'One name to call', target: null, current: null, progress_pct: null }),
    ],
  });
  const rows = view.getByRole('region', { name: /^Objectives/ });
  await expect.element(rows.getByText('One name to call')).toBeVisible();
  expect(rows.element().querySelectorAll('[class*="bar"] > [class*="fill"]')).toHaveLength(1);
});

test('how an objective stands is said where it stands', async () => {
  const { view, sent } = await open({ objectives: [objective()] });
  await view.getByRole('button', { name: 'Raise port NPS: On track. Change it' }).click();
  await view.getByRole('menuitemcheckbox', { name: 'At risk' }).click();
  await expect.poll(sent).toEqual([{ kind: 'objective', fields: { status: 'at_risk' } }]);
});

test('a plan that is in review is read alone: nothing is moved, ticked or added', async () => {
  const { view } = await open(
    { objectives: [objective()], stakeholders: [stakeholder('Dana Whitlock')], actions: [action('Call')] },
    { status: 'in_review' },
  );
  await expect.element(view.getByRole('checkbox', { name: 'Done: Call' })).toBeDisabled();
  await expect.element(view.getByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
  await expect.element(view.getByRole('button', { name: /Change it$/ })).not.toBeInTheDocument();
});

test.each([
  ['Raise port NPS', 'Three of five gates asked.'],
  ['Call', 'Before noon.'],
  ['Dana Whitlock', 'Likes short letters.'],
])('in a plan that is read alone, %s opens with its note', async (name, note) => {
  const { view } = await open(
    {
      objectives: [objective({ note: 'Three of five gates asked.' })],
      stakeholders: [stakeholder('Dana Whitlock', { note: 'Likes short letters.' })],
      actions: [action('Call', { note: 'Before noon.' })],
    },
    { status: 'in_review' },
  );
  await view.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  const box = view.getByRole('dialog', { name });
  await expect.element(box.getByText(note)).toBeVisible();
  expect(box.getByRole('textbox').elements()).toEqual([]);
});

test('an account that hangs on one of us says so', async () => {
  const { view } = await open({
    stakeholders: [stakeholder('Dana Whitlock'), stakeholder('Kofi Mensah', { support: 2 })],
  });
  await expect.element(view.getByText('Single thread: Sofia Lindqvist alone knows them')).toBeVisible();
});
