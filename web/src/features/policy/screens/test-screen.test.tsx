import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Rule } from '#contract/access/policy.ts';
import type { PolicyTestResult } from '#contract/policy/shapes.ts';
import { policyAnswers, policyDetail, policyRule } from '../../../../test/policy-detail.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { keep } from '../effects/kept-draft.ts';
import { testSearch } from '../effects/policy-address.ts';
import { TestScreen } from './test-screen.tsx';

beforeEach(() => page.viewport(1440, 900));

const ASKED = { action: 'create', object: '/projects', domain: '/org/:org' };
const answer = (allowed: boolean, rules: Rule[] = []) => ({
  ...ASKED,
  allowed,
  rules,
  least: 'manager' as const,
  message: '',
});
const REFUSED: PolicyTestResult = {
  current: answer(false),
  draft: null,
  held: [{ role: 'member', domain: '/org/:org' }],
};

const show = (at: string, result: PolicyTestResult) =>
  renderScreen({
    screen: (search) => <TestScreen search={search} />,
    search: testSearch,
    at,
    answer: policyAnswers({
      'POST /policy/test': { body: result },
      'GET /policy/people': {
        body: { data: [{ sub: 'aisha', name: 'Aisha Khan', email: 'a@example.org' }] },
      },
    }),
    domain: '/root',
  });

const AT = '/admin/policy/test?role=member&action=create&object=%2Fprojects';

test('a question in the address is answered: refused for want of a rule, and what it would take', async () => {
  const { view, asked } = await show(AT, REFUSED);
  await expect.element(view.getByText('Refused', { exact: true })).toBeVisible();
  await expect
    .element(view.getByText('No rule of the roles held there allows it: it takes at least manager.'))
    .toBeVisible();
  await expect
    .element(view.getByRole('listitem').filter({ hasText: 'Member in an organization' }))
    .toBeVisible();
  expect(asked.find(({ path }) => path === '/policy/test')?.body).toEqual({
    ...ASKED,
    subject: { role: 'member' },
  });
});

test('a decision names the rule as it was written, not as the role holds it', async () => {
  const held: Rule = ['p', 'owner', '/org/:org', '/projects', 'create', 'allow'];
  const { view } = await show(AT.replace('member', 'owner'), { ...REFUSED, current: answer(true, [held]) });
  await expect.element(view.getByText('Allowed', { exact: true })).toBeVisible();
  await expect.element(view.getByText('allow manager create /projects in /org/:org')).toBeVisible();
});

test('beside the policy in force stands what the draft would decide', async () => {
  const rule = policyRule('create', { minimum: 'member' });
  const made: Rule = ['p', 'member', '/org/:org', '/projects', 'create', 'allow'];
  const { view, asked } = await show(AT, { ...REFUSED, draft: answer(true, [made]) });
  const { id, version } = policyDetail();
  keep('draft.ada.root.policy', {
    base: { id, version },
    note: '',
    changes: [{ id: 'x', before: null, after: rule }],
  });
  const draft = view.getByRole('region', { name: 'With your draft' });
  await expect.element(draft.getByText('Allowed', { exact: true })).toBeVisible();
  await expect.element(draft.getByText('Differs')).toBeVisible();
  expect(asked.findLast(({ path }) => path === '/policy/test')?.body.rules).toContainEqual(rule);
});

test('choosing a person changes the address, which is the way back to the question', async () => {
  const { view, address } = await show('/admin/policy/test?action=create&object=%2Fprojects', REFUSED);
  await view.getByText('A person').click();
  await view.getByRole('combobox', { name: 'Person' }).click();
  await view.getByRole('option', { name: /Aisha Khan/ }).click();
  await expect.poll(address).toContain('sub=aisha');
  await expect.element(view.getByText('Refused', { exact: true })).toBeVisible();
});
