import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Rule } from '#contract/access/policy.ts';
import type { ClosingMonth } from '#contract/activity/month-shapes.ts';
import { closingMonth, monthPreview } from '../../../../test/closing-month.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { ClosingScreen } from './closing-screen.tsx';

beforeEach(async () => {
  toast.clear();
  await page.viewport(1440, 900);
});

const PLACE = '/daily-activity/months';
const settings = { version: 4, approval: 'line', approve_within_plan: false, edit_window_days: 31 };

const OF_A_DIRECTOR: readonly Rule[] = [
  ['p', 'director', '*', '/daily-activity/months', 'list', 'allow'],
  ['p', 'director', '*', '/daily-activity/months', 'close', 'allow'],
  ['p', 'director', '*', '/organizations/:id/settings', 'read', 'allow'],
];

type Answers = Readonly<Record<string, (asked: Asked) => { status?: number; body?: unknown }>>;
const show = (rows: readonly ClosingMonth[], answers: Answers = {}, role: 'owner' | 'director' = 'owner') =>
  renderScreen({
    screen: () => (
      <main id="content" tabIndex={-1}>
        <ClosingScreen />
      </main>
    ),
    ...{ search: () => ({}), at: '/closing', role },
    ...(role === 'director' ? { rules: OF_A_DIRECTOR } : {}),
    answer: (asked) => {
      const own = answers[asked.path];
      if (own) return own(asked);
      if (asked.path === PLACE) return { body: { data: rows, after: null } };
      if (asked.path === '/daily-activity/settings' || asked.path === '/organization/settings')
        return { body: settings };
      if (asked.path === `${PLACE}/2026-10`) return { body: monthPreview() };
      return undefined;
    },
  });
const sentTo = (asked: readonly Asked[], verb: string) =>
  asked.filter(({ path, method }) => method !== 'GET' && path.endsWith(verb)).map(({ body }) => body);

const closed = closingMonth({
  ...{ month: '2026-09', status: 'closed', version: 3, decided_by: 'Maren Holt' },
  decided_at: '2026-10-04T09:20:00Z',
});

test('a month says how far it is, how much is in it, what isn’t approved, and who closed it', async () => {
  const { view } = await show([closingMonth(), closed]);
  const row = view.getByRole('row', { name: /October 2026/ });
  for (const text of ['Open', '10:00', '2:30', '£400.00'])
    await expect.element(row.getByText(text)).toBeVisible();
  await expect.element(view.getByRole('row', { name: /September 2026.*Closed.*Maren Holt/ })).toBeVisible();
});

test('the oldest month that is over and open is closed from the page, by whoever may', async () => {
  const months = [
    closingMonth({ month: '2026-11', over: false }),
    closingMonth(),
    closingMonth({ month: '2026-08', status: 'reopened' }),
    closed,
  ];
  const { view } = await show(months);
  await view.getByRole('button', { name: 'Close August 2026…' }).click();
  await expect.element(view.getByRole('dialog', { name: 'Close August 2026' })).toBeVisible();
});

test('a month with time that isn’t approved closes once it is said that this stays out', async () => {
  const { view, asked } = await show([closingMonth()], {
    [`${PLACE}/2026-10/close`]: () => ({ body: closingMonth({ status: 'closed', version: 1 }) }),
  });
  await view.getByRole('button', { name: 'October 2026', exact: true }).click();
  const dialog = view.getByRole('dialog', { name: 'Close October 2026' });
  const open = dialog.getByRole('region', { name: 'Not approved yet' });
  await expect.element(open.getByText('1:30 in draft · 1:00 wait for approval')).toBeVisible();
  await expect.element(dialog.getByText('2 days missing')).toBeVisible();
  const close = dialog.getByRole('button', { name: 'Close the month' });
  await expect.element(close).toBeDisabled();
  await dialog.getByRole('checkbox', { name: /Close without it/ }).click();
  await close.click();
  await expect.element(view.getByText('October 2026 is closed')).toBeVisible();
  expect(sentTo(asked, '/close')).toEqual([{ version: 0, leave_unapproved: true }]);
  await expect.element(dialog).not.toBeInTheDocument();
});

test('an owner takes a closing back from where it is told', async () => {
  const { view, asked } = await show([closingMonth()], {
    [`${PLACE}/2026-10`]: () => ({
      body: monthPreview({ month: closingMonth({ nothing: true }), people: [] }),
    }),
    [`${PLACE}/2026-10/close`]: () => ({ body: closingMonth({ status: 'closed', version: 1 }) }),
    [`${PLACE}/2026-10/reopen`]: () => ({ body: closingMonth({ status: 'reopened', version: 2 }) }),
  });
  await view.getByRole('button', { name: 'October 2026', exact: true }).click();
  await expect.element(view.getByText('All time of this month is approved.')).toBeVisible();
  await view.getByRole('button', { name: 'Close the month' }).click();
  await view.getByRole('button', { name: /Undo/ }).click();
  await expect.poll(() => sentTo(asked, '/reopen')).toEqual([{ version: 1, reason: 'Closed by mistake' }]);
});

test('what the server refuses is said where it was asked, and nothing is lost', async () => {
  const message = 'September 2026 is open: close it before October 2026.';
  const { view } = await show([closingMonth()], {
    [`${PLACE}/2026-10/close`]: () => ({ status: 422, body: { message } }),
  });
  await view.getByRole('button', { name: 'October 2026', exact: true }).click();
  await view.getByRole('checkbox', { name: /Close without it/ }).click();
  await view.getByRole('button', { name: 'Close the month' }).click();
  await expect.element(view.getByText(message)).toBeVisible();
  await expect.element(view.getByRole('checkbox', { name: /Close without it/ })).toBeChecked();
});

test('a closed month opens again only with a reason, for owners', async () => {
  const { view, asked } = await show([closed], {
    [`${PLACE}/2026-09/reopen`]: () => ({ body: { ...closed, status: 'reopened', version: 4 } }),
  });
  await view.getByRole('button', { name: 'Actions for September 2026' }).click();
  await view.getByRole('menuitem', { name: 'Reopen…' }).click();
  const reopen = view.getByRole('button', { name: 'Reopen the month' });
  await expect.element(reopen).toBeDisabled();
  await view.getByRole('textbox', { name: 'Why' }).fill('A week was forgotten');
  await reopen.click();
  await expect.element(view.getByText('September 2026 is open again')).toBeVisible();
  expect(sentTo(asked, '/reopen')).toEqual([{ version: 3, reason: 'A week was forgotten' }]);
});

test('a director closes and looks, and reads how time is approved', async () => {
  const { view } = await show([closingMonth(), closed], {}, 'director');
  await expect.element(view.getByRole('row', { name: /September/ })).toBeVisible();
  await view.getByRole('button', { name: 'Actions for September 2026' }).click();
  await expect.element(view.getByRole('menuitem', { name: 'Look at what is open' })).toBeVisible();
  expect(view.getByRole('menuitem', { name: 'Reopen…' }).elements()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await view.getByRole('button', { name: 'How time is approved' }).click();
  await expect.element(view.getByText('Owners change this.')).toBeVisible();
  expect(view.getByRole('button', { name: 'Save' }).elements()).toEqual([]);
});

test('an owner says how time is approved, over the version that they saw', async () => {
  const { view, asked } = await show([closingMonth()]);
  await view.getByRole('button', { name: 'How time is approved' }).click();
  await view.getByRole('checkbox', { name: /within plan/ }).click();
  await view.getByRole('textbox', { name: /Days back/ }).fill('0');
  await view.getByRole('button', { name: 'Save' }).click();
  await expect.element(view.getByText(/it counts for what is submitted from now on/)).toBeVisible();
  expect(sentTo(asked, '/settings')).toEqual([
    { approval: 'line', approve_within_plan: true, edit_window_days: 0 },
  ]);
});

test('without months it says when there will be some', async () => {
  const { view } = await show([]);
  await expect.element(view.getByText('No time was logged yet')).toBeVisible();
});

test('what can’t be loaded is offered to be tried again', async () => {
  const { view } = await show([], { [PLACE]: () => ({ status: 422, body: { message: 'No.' } }) });
  await expect.element(view.getByRole('button', { name: 'Try again' })).toBeVisible();
});
