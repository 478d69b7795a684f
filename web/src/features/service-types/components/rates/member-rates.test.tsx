import axe from 'axe-core';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Rule } from '#contract/access/policy.ts';
import type { MemberRate } from '#contract/members/rates.ts';
import { memberDetail } from '../../../../../test/member-detail.ts';
import { type Asked, renderScreen } from '../../../../../test/render-screen.tsx';
import { MemberPage } from '../../../../app/member-page.tsx';
import { toast } from '../../../../ui/feedback/toast/toast.ts';

const MAREN = memberDetail();
const PATH = `/members/${MAREN.id}/rates`;
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const rate = (different: Partial<MemberRate>): MemberRate => ({
  ...{ id: 'r1', version: 4, scope: 'member', service_type: null, client: null, project: null, level: null },
  ...{ member: { id: MAREN.id, name: MAREN.name }, cost_rate: '31.50', bill_rate: '90.00', currency: 'GBP' },
  ...{ valid_from: '2026-01-01', valid_to: null, standing: 'current', margin_pct: '65.0' },
  ...different,
});
const NEXT = dayFromNow(40);
const AHEAD = rate({
  id: 'r2',
  cost_rate: '34.00',
  bill_rate: '95.00',
  valid_from: NEXT,
  standing: 'upcoming',
});
const NOW = rate({ valid_to: dayFromNow(39) });
const OVER = rate({
  id: 'r3',
  valid_from: '2024-01-01',
  valid_to: '2025-12-31',
  bill_rate: '80.00',
  standing: 'over',
});
const ON_PROJECT = rate({
  ...{ id: 'r4', scope: 'assignment', project: { id: 'p1', name: 'Harbour guarding' } },
  service_type: { id: 's1', name: 'Rigging' },
});

type Answer = { status?: number; body?: unknown };
const READS: readonly Rule[] = [
  ['p', 'director', '*', '/members', 'read', 'allow'],
  ['p', 'director', '*', '/members', 'read-rates', 'allow'],
  ['p', 'manager', '*', '/members', 'read', 'allow'],
];

/** A person's page before a server with these rates; `answer` may say something else of them. */
const show = async (
  rates: readonly MemberRate[],
  {
    role = 'owner',
    answer = () => undefined,
  }: { role?: string; answer?: (asked: Asked) => Answer | undefined } = {},
) =>
  renderScreen({
    screen: () => <MemberPage id={MAREN.id} />,
    search: () => ({}),
    at: `/manager/organizations/a/team/${MAREN.id}`,
    role,
    ...(role === 'owner' ? {} : { rules: [...READS] }),
    answer: (asked) => {
      const { path, method } = asked;
      if (path.startsWith(PATH)) {
        const said = answer(asked);
        if (said) return said;
        if (method === 'GET') return { body: { data: rates, before: null, after: null } };
        return method === 'DELETE' ? { status: 204 } : { body: NOW };
      }
      if (path === `/members/${MAREN.id}`) return { body: MAREN };
      if (path.endsWith('/skills')) return { body: { version: 3, skills: [] } };
      if (path === '/choices/service-types') return { body: { data: [{ id: 's1', name: 'Rigging' }] } };
      if (path === '/projects')
        return { body: { data: [{ id: 'p1', name: 'Harbour guarding' }], before: null, after: null } };
      return undefined;
    },
  });

const writesOf = (asked: readonly Asked[]) =>
  asked.filter(({ method, path }) => method !== 'GET' && path.startsWith(PATH));

beforeEach(async () => {
  toast.clear();
  await page.viewport(1440, 900);
});

test('a director reads what counts today, what was, and what is decided for a day to come', async () => {
  const { view } = await show([AHEAD, NOW, OVER, ON_PROJECT], { role: 'director' });
  const card = view.getByRole('region', { name: 'Rates' });
  await expect.element(card.getByText(/^From .+: £34\.00$/)).toBeVisible();
  await expect.element(card.getByText(/^From .+: £95\.00$/)).toBeVisible();
  await expect.element(card.getByText('Starts later')).toBeVisible();
  await expect.element(card.getByText('Over', { exact: true })).toBeVisible();
  await expect.element(card.getByText('Rigging on Harbour guarding')).toBeVisible();
  await expect.element(card.getByText(/^Until /)).toBeVisible();
  await expect.element(card.getByRole('button', { name: 'Add rate' })).not.toBeInTheDocument();
  await expect.element(card.getByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument();
  const { violations } = await axe.run(card.element());
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('a manager sees no card, and nothing is asked of it', async () => {
  const { view, asked } = await show([NOW], { role: 'manager' });
  await expect.element(view.getByRole('region', { name: 'Skills' })).toBeVisible();
  await expect.element(view.getByRole('region', { name: 'Rates' })).not.toBeInTheDocument();
  expect(asked.filter(({ path }) => path.includes('rates'))).toEqual([]);
});

test('an owner adds a rate of a service on a project from a day on', async () => {
  const { view, asked } = await show([]);
  await expect.element(view.getByText('No rates of their own')).toBeVisible();
  await view.getByRole('button', { name: 'Add rate' }).click();
  const dialog = view.getByRole('dialog', { name: 'Add a rate of Maren Holt' });
  await dialog.getByRole('button', { name: 'Add rate' }).click();
  await expect.element(dialog.getByText('Enter a rate such as 42.50.').first()).toBeVisible();
  await dialog.getByLabelText('Service type').click();
  await view.getByRole('option', { name: 'Rigging' }).click();
  await dialog.getByLabelText('Project').click();
  await view.getByRole('option', { name: 'Harbour guarding' }).click();
  await dialog.getByLabelText('Bill rate').fill('95');
  await dialog.getByLabelText('Cost rate').fill('34,5');
  await dialog.getByLabelText('From').fill(NEXT);
  await dialog.getByRole('button', { name: 'Add rate' }).click();
  await expect.element(view.getByText('Rate added')).toBeVisible();
  expect(writesOf(asked).map(({ method, body }) => [method, body])).toEqual([
    [
      'POST',
      {
        ...{ service_type_id: 's1', project_id: 'p1', cost_rate: '34.5', bill_rate: '95', currency: 'GBP' },
        ...{ valid_from: NEXT, valid_to: null, end_current: true },
      },
    ],
  ]);
});

test('a rate is ended over the version that was seen, and what somebody else did meanwhile is said', async () => {
  let isStale = true;
  const stale = { code: 'stale', message: 'Older.', rule: null, fields: [], request_id: 'r' };
  const { view, asked } = await show([rate({})], {
    answer: ({ method }) => (method === 'PATCH' && isStale ? { status: 412, body: stale } : undefined),
  });
  await view.getByRole('button', { name: /^Actions for All services/ }).click();
  await view.getByRole('menuitem', { name: 'End' }).click();
  const dialog = view.getByRole('dialog', { name: 'End this rate' });
  await dialog.getByLabelText('Until').fill(NEXT);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText(/Somebody changed this rate meanwhile/)).toBeVisible();
  await expect.element(dialog.getByLabelText('Until')).not.toHaveValue('');
  isStale = false;
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(view.getByText('Rate saved')).toBeVisible();
  expect(writesOf(asked).map(({ path, version, body }) => [path, version, body.valid_to])).toEqual(
    [1, 2].map(() => [`${PATH}/r1`, '"4"', NEXT]),
  );
});

test('a rate that was a mistake is removed after a question, and brought back', async () => {
  const { view, asked } = await show([ON_PROJECT]);
  await view.getByRole('button', { name: /^Actions for Rigging on Harbour guarding/ }).click();
  await view.getByRole('menuitem', { name: 'Remove' }).click();
  await view.getByRole('button', { name: 'Yes' }).click();
  await view.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => writesOf(asked).map(({ method }) => method)).toEqual(['DELETE', 'POST']);
  expect(writesOf(asked)[1]?.body).toMatchObject({ service_type_id: 's1', project_id: 'p1' });
});

test('rates that can’t be read say so, with another try, and the rest of the page stands', async () => {
  let isBroken = true;
  const broken = { status: 500, body: { code: 'internal', message: 'Broken.', request_id: 'r' } };
  const { view } = await show([NOW], { answer: () => (isBroken ? broken : undefined) });
  await expect.element(view.getByText('The rates could not be loaded')).toBeVisible();
  await expect.element(view.getByRole('region', { name: 'Skills' })).toBeVisible();
  isBroken = false;
  await view.getByRole('region', { name: 'Rates' }).getByRole('button', { name: /again/i }).click();
  await expect.element(view.getByText('£31.50').first()).toBeVisible();
});

test('on a phone it stands within the page', async () => {
  await page.viewport(360, 780);
  const { view } = await show([AHEAD, NOW, OVER, ON_PROJECT], { role: 'director' });
  await expect.element(view.getByText(/^From .+: £34\.00$/)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});
