import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { PolicyDifference } from '#contract/policy/shapes.ts';
import { policyAnswers, policyDetail, policyRule, refusedRules } from '../../../../test/policy-detail.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import type { PolicyDraft } from '../effects/draft.ts';
import { keep } from '../effects/kept-draft.ts';
import { PreviewScreen } from './preview-screen.tsx';

beforeEach(() => page.viewport(1440, 900));

const KEY = 'draft.ada.root.policy';
const BASE = policyDetail();
const DRAFT: PolicyDraft = {
  base: { id: BASE.id, version: BASE.version },
  note: '',
  changes: [
    { id: 'add', before: null, after: policyRule('delete', { minimum: 'director' }) },
    { id: 'take', before: policyRule('list', { minimum: 'member' }), after: null },
  ],
};

/** The page of somebody who drafts; the draft is made after the browser's storage was cleared. */
async function show(answers: Parameters<typeof policyAnswers>[0] = {}) {
  const shown = await renderScreen({
    screen: () => <PreviewScreen />,
    search: () => ({}),
    at: '/admin/policy/preview',
    answer: policyAnswers(answers),
    domain: '/root',
  });
  keep(KEY, DRAFT);
  return shown;
}

const LOST: PolicyDifference = {
  effect: 'loses',
  role: 'member',
  scope: 'organization',
  organization: null,
  action: 'list',
  object: '/projects',
  people: 7,
  names: ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'],
};

test('who loses stands there with effect, role, place and names', async () => {
  const { view, asked } = await show({
    'POST /policy/preview': { body: { data: [LOST], more: 3, gaining: 0, losing: 7 } },
  });
  const row = view.getByRole('row', { name: /Loses/ });
  for (const text of ['Member', 'list projects', 'Every organization', 'Ann, Ben, Cleo, Dan, Eve and 2 more'])
    await expect.element(row.getByText(text, { exact: true })).toBeVisible();
  await expect.element(view.getByText('7 people lose')).toBeVisible();
  await expect.element(view.getByText('3 more differences aren’t listed.')).toBeVisible();
  const sent = asked.findLast(({ path }) => path === '/policy/preview')?.body.rules;
  expect(sent).toEqual([BASE.rules[1], BASE.rules[2], policyRule('delete', { minimum: 'director' })]);
});

test('nothing is published without a reason; with one, the rules go out over the version that was seen', async () => {
  const { view, asked, address } = await show({
    'PATCH /policy': { body: policyDetail({ version: 4 }) },
  });
  await view.getByRole('button', { name: 'Publish' }).click();
  await expect.element(view.getByLabelText('Why')).toHaveAccessibleDescription(/Say why/);
  expect(asked.some(({ method }) => method === 'PATCH')).toBe(false);
  await view.getByLabelText('Why').fill('Directors tidy up');
  await view.getByRole('button', { name: 'Publish' }).click();
  await expect.poll(address).toBe('/admin/policy');
  expect(asked.find(({ method }) => method === 'PATCH')).toMatchObject({
    version: '"3"',
    body: { note: 'Directors tidy up', rules: [{ action: 'create' }, { action: '*' }, { action: 'delete' }] },
  });
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('a rule that is refused has its sentence beside it', async () => {
  const { view } = await show({
    'POST /policy/preview': refusedRules({ 'rules.2.action': 'Action: use * or a verb such as read.' }),
  });
  const row = view.getByRole('listitem').filter({ hasText: 'Directors and above may delete' });
  await expect.element(row.getByText('Action: use * or a verb such as read.')).toBeVisible();
  await expect.element(view.getByText('The draft can’t be previewed yet')).toBeVisible();
});

test('a policy that would lock administrators out is refused in the server’s words', async () => {
  const sentence = 'Keep the rule “allow admin * * in *”: without it nobody could undo this.';
  const { view } = await show({ 'PATCH /policy': refusedRules({ rules: sentence }, 'admin-locked-out') });
  await view.getByLabelText('Why').fill('Try');
  await view.getByRole('button', { name: 'Publish' }).click();
  await expect.element(view.getByRole('alert').getByText(sentence)).toBeVisible();
  expect(localStorage.getItem(KEY)).not.toBeNull();
});

test('where somebody published first, both are compared, and mine goes over theirs', async () => {
  const theirs = policyDetail({
    id: '01a1fb7a-8bb3-77c6-abf2-5c0938cbb304',
    version: 4,
    published_by: 'Jonas Meyer',
    rules: [...BASE.rules, policyRule('approve')],
  });
  let isPublished = false;
  const { view, asked } = await show({
    'GET /policy': () => ({ body: isPublished ? theirs : BASE }),
    [`GET /policy/revisions/${BASE.id}`]: { body: BASE },
    'PATCH /policy': () => {
      isPublished = true;
      return {
        status: 412,
        body: { code: 'stale', message: 'Somebody changed this.', rule: null, fields: [] },
      };
    },
  });
  await view.getByLabelText('Why').fill('Mine');
  await view.getByRole('button', { name: 'Publish' }).click();
  const dialog = view.getByRole('dialog');
  await expect
    .element(dialog.getByText('Managers and above may approve projects in an organization'))
    .toBeVisible();
  await expect
    .element(dialog.getByText('Directors and above may delete projects in an organization'))
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Keep mine over theirs' }).click();
  await view.getByRole('button', { name: 'Publish' }).click();
  await expect.poll(() => asked.filter(({ method }) => method === 'PATCH').length).toBe(2);
  const last = asked.findLast(({ method }) => method === 'PATCH');
  expect(last?.version).toBe('"4"');
  expect(last?.body.rules.map(({ action }: { action: string }) => action)).toEqual([
    'create',
    '*',
    'approve',
    'delete',
  ]);
});
