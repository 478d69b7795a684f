import { beforeEach, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { ClientFamily as Family } from '#contract/clients/family.ts';
import { clientDetail } from '../../../../test/client-detail.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { ClientFamily } from './client-family.tsx';

const HARTLEY = clientDetail({ projects: 2 });
const relative = (id: string, name: string) => ({
  ...{ id: `01a1fb7a-8bb3-77c6-abf2-5c0938cbb3${id}`, name, code: null },
  ...{ status: 'active' as const, archived_at: null },
});
const NONE = { clients: 0, projects: 0, open_projects: 0, seconds: 0 };
const ALONE: Family = { above: [], children: [], total: NONE };

const show = (answer: { status?: number; body: unknown }) =>
  renderScreen({
    screen: () => <ClientFamily client={HARTLEY} />,
    ...{ search: () => ({}), at: '/manager/clients/x', answer: () => answer },
  });

const textOf = (locator: Locator) => locator.element().textContent;

beforeEach(() => page.viewport(1280, 900));

test('a group is read from the top: who stands above, the client itself, and each right below with its branch', async () => {
  const top = { ...relative('a1', 'Holding'), archived_at: '2026-01-01T00:00:00.000Z' };
  const { view } = await show({
    body: {
      above: [top, relative('a2', 'Group')],
      children: [
        { ...relative('b1', 'Hartley North'), ...NONE, clients: 2, projects: 3 },
        { ...relative('b2', 'Hartley South'), ...NONE, projects: 1 },
      ],
      total: { ...NONE, clients: 4, projects: 6 },
    },
  });
  await expect.element(view.getByText('6 projects in the whole branch')).toBeVisible();
  const rows = view.getByRole('listitem');
  await expect.poll(() => textOf(rows.nth(0))).toMatch(/HoldingArchived/);
  await expect.poll(() => textOf(rows.nth(2))).toMatch(/Hartley2 projects/);
  await expect.poll(() => textOf(rows.nth(3))).toMatch(/Hartley North2 clients below · 3 projects/);
  await expect.poll(() => textOf(rows.nth(4))).toMatch(/Hartley South1 project/);
  await expect
    .element(view.getByRole('link', { name: 'Group' }))
    .toHaveAttribute('href', `/manager/clients/${relative('a2', '').id}`);
  await expect.element(view.getByText('Hartley', { exact: true })).toHaveAttribute('aria-current', 'page');
});

test('a client that stands alone has no such card', async () => {
  const { view } = await show({ body: ALONE });
  await expect.element(view.getByRole('heading', { name: 'Group' })).not.toBeInTheDocument();
});

test('a group that could not be loaded says so and can be asked for again', async () => {
  const { view } = await show({ status: 500, body: { code: 'defect', message: '' } });
  await expect.element(view.getByText('The group could not be loaded')).toBeVisible();
  await expect.element(view.getByRole('button', { name: 'Try again' })).toBeVisible();
});
