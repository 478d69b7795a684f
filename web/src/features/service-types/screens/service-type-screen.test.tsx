import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ServiceRate } from '#contract/service-types/rate-shapes.ts';
import type { ServiceType } from '#contract/service-types/shapes.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { serviceTypeDetail } from '../../../../test/service-type-detail.ts';
import { ServiceTypeScreen } from './service-type-screen.tsx';

const RIGGING = serviceTypeDetail();

const RATE: ServiceRate = {
  id: 'r1',
  version: 5,
  scope: 'service',
  service_type: { id: 's1', name: 'Rigging' },
  client: null,
  member: null,
  project: null,
  level: null,
  cost_rate: '60.125',
  bill_rate: '90.00',
  currency: 'GBP',
  valid_from: '2024-01-01',
  valid_to: null,
};

type Answer = { status?: number; body?: unknown };

const show = (
  write: (asked: Asked) => Answer = () => ({ body: RATE }),
  service: () => ServiceType = () => RIGGING,
  rates = [RATE],
) =>
  renderScreen({
    screen: () => <ServiceTypeScreen id="s1" />,
    search: () => ({}),
    at: '/manager/service-types/s1',
    answer: (asked) => {
      if (asked.path === '/rates/preview') return { status: 404 };
      if (asked.method !== 'GET') return write(asked);
      if (asked.path.startsWith('/choices'))
        return { body: { data: [{ id: 'c1', name: 'Hartley', code: null, currency: null }] } };
      if (asked.path.endsWith('/rates')) return { body: { data: rates, before: null, after: null } };
      if (asked.path.endsWith('/changes')) return { body: { data: [], before: null, after: null } };
      return { body: service() };
    },
  });

const writesOf = (asked: readonly Asked[]) =>
  asked.filter(({ method, path }) => method !== 'GET' && path !== '/rates/preview');

beforeEach(() => page.viewport(1280, 900));

test('a rate is shown exactly, and marked where it leaves less than the lowest margin', async () => {
  const { view } = await show();
  const row = view.getByRole('row', { name: /Everybody/ });
  for (const text of ['£90.00', '£60.125', '33.2%', '1 Jan 2024 – open', 'Counts today'])
    await expect.element(row.getByText(text)).toBeVisible();
  await expect.element(view.getByText('Below 40 %')).toBeVisible();
});

test('without a rate the page says so', async () => {
  const { view } = await show(undefined, () => ({ ...RIGGING, current_rate: null }), []);
  await expect.element(view.getByText('No rate today')).toBeVisible();
  await expect.element(view.getByText('No rate yet')).toBeVisible();
});

test('an overlapping rate is told beside its first day, and nothing typed is lost', async () => {
  const message = 'Another rate for the same people counts in this period.';
  const { view, asked } = await show(() => ({
    status: 422,
    body: {
      code: 'rule_broken',
      message,
      rule: 'overlapping-rate',
      fields: [{ field: 'valid_from', message }],
      request_id: 'r',
    },
  }));
  await view.getByRole('button', { name: 'Add rate' }).click();
  const dialog = view.getByRole('dialog', { name: 'Add a rate to Rigging' });
  await dialog.getByLabelText('Bill rate').fill('95,5');
  await dialog.getByLabelText('Cost rate').fill('61');
  await dialog.getByRole('button', { name: 'Add rate' }).click();
  await expect.element(dialog.getByLabelText('From')).toHaveAccessibleDescription(message);
  await expect.element(dialog.getByLabelText('Bill rate')).toHaveValue('95,5');
  expect(writesOf(asked)[0]?.body).toMatchObject({
    scope: 'service',
    client_id: null,
    level: null,
    bill_rate: '95.5',
    cost_rate: '61',
    currency: 'GBP',
    valid_to: null,
    end_current: true,
  });
});

test('a rate that is no number and a client that is missing are told before anything is sent', async () => {
  const { view, asked } = await show();
  await view.getByRole('button', { name: 'Add rate' }).click();
  const dialog = view.getByRole('dialog', { name: 'Add a rate to Rigging' });
  await dialog.getByLabelText('For').click();
  await view.getByRole('option', { name: 'A client' }).click();
  await dialog.getByLabelText('Bill rate').fill('much');
  await dialog.getByRole('button', { name: 'Add rate' }).click();
  await expect
    .element(dialog.getByLabelText('Bill rate'))
    .toHaveAccessibleDescription('Enter a rate such as 42.50.');
  await expect.element(dialog.getByLabelText('Client')).toHaveAccessibleDescription('Choose the client.');
  expect(writesOf(asked)).toEqual([]);
});

test('removing a rate asks first and can be undone', async () => {
  const { view, asked } = await show(({ method }) =>
    method === 'DELETE' ? { status: 204 } : { body: RATE },
  );
  await view.getByRole('button', { name: /Actions for Everybody/ }).click();
  await view.getByRole('menuitem', { name: 'Remove' }).click();
  await view.getByRole('button', { name: 'Yes' }).click();
  await view.getByRole('button', { name: /Undo/ }).click();
  await expect
    .poll(() => writesOf(asked).map(({ method, path, version }) => [method, path, version]))
    .toEqual([
      ['DELETE', '/service-types/s1/rates/r1', '"5"'],
      ['POST', '/service-types/s1/rates', null],
    ]);
});

test('a draft is activated with one click, an active one is retired after a question', async () => {
  let service: ServiceType = { ...RIGGING, status: 'draft' };
  const { view, asked } = await show(
    ({ body }) => {
      service = { ...service, version: service.version + 1, status: body.status };
      return { body: service };
    },
    () => service,
  );
  await view.getByRole('button', { name: 'Activate' }).click();
  await view.getByRole('button', { name: 'Retire' }).click();
  await expect.element(view.getByText('Retire Rigging?')).toBeVisible();
  await view.getByRole('button', { name: 'Yes' }).click();
  await expect
    .poll(() => writesOf(asked).map(({ version, body }) => [version, body.status]))
    .toEqual([
      ['"2"', 'active'],
      ['"3"', 'retired'],
    ]);
});
