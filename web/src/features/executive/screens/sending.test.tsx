import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ExecutiveMail } from '#contract/executive/mails.ts';
import { executiveOf } from '../../../../test/executive.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { executiveSearch } from '../effects/address.ts';
import { ExecutiveScreen } from './executive-screen.tsx';

beforeEach(() => {
  toast.clear();
  return page.viewport(1440, 900);
});

const mailOf = (fields: Partial<ExecutiveMail> = {}): ExecutiveMail => ({
  ...{ id: 'm1', rhythm: 'weekly', weekday: 1, month_day: 1, at: '07:30', timezone: 'Europe/London' },
  ...{ currency: 'GBP', window: 'quarter', organization_ids: ['a'], paused: false, rest: null },
  ...{ next_at: '2026-11-30T07:30:00.000Z', last_sent_at: null, version: 1 },
  ...{ created_at: '2026-11-20T09:00:00.000Z', updated_at: '2026-11-20T09:00:00.000Z' },
  ...fields,
});

type Change = (asked: Asked) => { status?: number; body?: unknown } | undefined;

const show = async (mails: readonly ExecutiveMail[], change: Change = () => undefined, at = '/executive') => {
  const screen = await renderScreen({
    screen: (search) => <ExecutiveScreen search={search} />,
    search: executiveSearch,
    ...{ at, role: 'executive' },
    answer: (asked) => {
      if (asked.path === '/executive') return { body: executiveOf() };
      if (asked.method === 'GET' && asked.path === '/executive/mails') return { body: { data: mails } };
      return change(asked);
    },
  });
  await screen.view.getByRole('button', { name: 'Send by e-mail' }).click();
  const box = screen.view.getByRole('dialog', { name: 'Send by e-mail' });
  await expect.element(box).toBeVisible();
  return { ...screen, box };
};

test('what is sent says when, of what, and when it comes next', async () => {
  const { box } = await show([mailOf()]);
  await expect.element(box.getByText('Every Monday at 07:30')).toBeVisible();
  await expect.element(box.getByText('Harbour · 3 months · GBP · Europe/London')).toBeVisible();
  await expect.element(box.getByText(/^Next .*30 Nov/)).toBeVisible();
});

test('without any it says what one gets, and the way to the first', async () => {
  const { box } = await show([]);
  await expect.element(box.getByText('Nothing is sent to you yet')).toBeVisible();
  await expect.element(box.getByRole('button', { name: 'Add a time' })).toBeEnabled();
});

test('a new one begins as the page is narrowed, and is ordered by the keyboard alone', async () => {
  const { view, asked, box } = await show(
    [],
    ({ method, body }) => (method === 'POST' ? { status: 201, body: mailOf(body) } : undefined),
    '/executive?currency=EUR&window=year&organization_id=b',
  );
  await expect.element(box.getByRole('button', { name: 'Add a time' })).toBeEnabled();
  box.getByRole('button', { name: 'Add a time' }).element().focus();
  await userEvent.keyboard('{Enter}');
  const form = view.getByRole('dialog', { name: 'New time' });
  await form.getByText('Every month').click();
  await form.getByLabelText('At').fill('06:15');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => asked.some(({ method }) => method === 'POST')).toBe(true);
  expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({
    ...{ rhythm: 'monthly', month_day: 1, at: '06:15', currency: 'EUR', window: 'year' },
    organization_ids: ['b'],
  });
  await expect.element(view.getByText(/^The figures are sent /)).toBeVisible();
});

test('a refusal stands where it belongs, and nothing that was chosen is lost', async () => {
  const fields = [{ field: 'organization_ids', message: 'Choose organizations in which you are executive.' }];
  const { view, box } = await show([], ({ method }) =>
    method === 'POST' ? { status: 422, body: { error: 'rule_broken', message: 'No.', fields } } : undefined,
  );
  await box.getByRole('button', { name: 'Add a time' }).click();
  const form = view.getByRole('dialog', { name: 'New time' });
  await form.getByText('Monday to Friday').click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.element(form.getByText('Choose organizations in which you are executive.')).toBeVisible();
  await expect.element(form.getByRole('radio', { name: 'Monday to Friday' })).toBeChecked();
});

test('it is paused over the version that was seen, and what rests says why and is resumed', async () => {
  const rests = mailOf({
    ...{ id: 'm2', rhythm: 'workdays', rest: { why: 'address-refused', since: '2026-11-20T09:00:00.000Z' } },
    ...{ next_at: null, version: 4 },
  });
  const { asked, box } = await show([mailOf(), rests], ({ method }) =>
    method === 'PATCH' ? { body: mailOf({ paused: true, next_at: null }) } : undefined,
  );
  await expect.element(box.getByText(/the mail server refuses your address/)).toBeVisible();
  await box.getByRole('button', { name: 'Pause “Every Monday at 07:30”' }).click();
  await box.getByRole('button', { name: 'Resume “Monday to Friday at 07:30”' }).click();
  await expect.poll(() => asked.filter(({ method }) => method === 'PATCH').length).toBe(2);
  const sent = asked.filter(({ method }) => method === 'PATCH');
  expect(sent.map(({ path, version, body }) => [path, version, body])).toEqual([
    ['/executive/mails/m1', '"1"', { paused: true }],
    ['/executive/mails/m2', '"4"', { paused: false }],
  ]);
});

test('what is deleted comes back with Undo', async () => {
  const { view, asked, box } = await show([mailOf()], ({ method, body }) =>
    method === 'DELETE' ? { status: 204 } : { status: 201, body: mailOf(body) },
  );
  await box.getByRole('button', { name: 'Delete “Every Monday at 07:30”' }).click();
  await view.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(() => asked.find(({ method }) => method === 'POST')?.body)
    .toEqual({
      ...{ rhythm: 'weekly', weekday: 1, month_day: 1, at: '07:30', timezone: 'Europe/London' },
      ...{ currency: 'GBP', window: 'quarter', organization_ids: ['a'], paused: false },
    });
});

test('the PDF is asked for as the page is narrowed', async () => {
  const { view, asked } = await renderScreen({
    screen: (search) => <ExecutiveScreen search={search} />,
    search: executiveSearch,
    ...{ at: '/executive?as_of=2026-05-13&currency=GBP&window=quarter', role: 'executive' },
    answer: ({ path }) =>
      path === '/executive' ? { body: executiveOf() } : { status: 500, body: { message: 'No.' } },
  });
  await view.getByRole('button', { name: 'Export PDF' }).click();
  const pdf = () => asked.find(({ path }) => path === '/executive/pdf');
  await expect.poll(pdf).toBeDefined();
  expect(String(pdf()?.query)).toBe('as_of=2026-05-13&currency=GBP&window=quarter');
});

test('on a phone what is sent is no wider than the page', async () => {
  await page.viewport(360, 780);
  const { box } = await show([mailOf(), mailOf({ id: 'm2', rhythm: 'monthly', month_day: -1 })]);
  await expect.element(box.getByText('The last day of every month at 07:30')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});
