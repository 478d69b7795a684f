import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { LeaveBalances } from '#contract/leave/shapes.ts';
import { type Asked, renderScreen } from '../../../../../test/render-screen.tsx';
import { leaveSearch } from '../../effects/address.ts';
import { LeaveScreen } from '../../screens/leave-screen.tsx';

const HANA = '01900000-0000-7000-8000-000000000009';
const entry = { reason: null, request_id: null, type: 'paid' as const };
const balances: LeaveBalances = {
  ...{ member: { id: HANA, name: 'Hana Sato' }, year: 2036, day_minutes: 480 },
  balances: [
    {
      ...{ type: 'paid', counted: true, opening: 0, entitlement: 12_000, carried: 0, adjusted: 480 },
      ...{ taken: 960, waiting: 0, left: 11_520 },
    },
  ],
  entries: [
    { ...entry, id: '4', kind: 'taken', day: '2036-03-04', minutes: -480, request_id: 'r' },
    { ...entry, id: '3', kind: 'taken', day: '2036-03-03', minutes: -480, request_id: 'r' },
    { ...entry, id: '2', kind: 'adjustment', day: '2036-02-01', minutes: 480, reason: 'Worked on a holiday' },
    { ...entry, id: '1', kind: 'entitlement', day: '2036-01-01', minutes: 12_000 },
  ],
};

const shown = async (
  answered: (asked: Asked) => { status?: number; body: unknown } | undefined = () => undefined,
) => {
  await page.viewport(1440, 900);
  return renderScreen({
    screen: (search) => (
      <LeaveScreen search={{ ...search, person: HANA, year: '2036' }} onSearch={() => undefined} />
    ),
    ...{ search: leaveSearch, at: '/leave?tab=balances', role: 'manager' },
    answer: (asked) => {
      if (asked.method !== 'GET') return answered(asked);
      return asked.path.endsWith('/balances') ? { body: balances } : undefined;
    },
  });
};

test('somebody’s ledger has a line for each leave, with what was given, corrected and taken', async () => {
  const { view } = await shown();
  await expect.element(view.getByText(/^24 days/)).toBeVisible();
  const lines = view.getByRole('region', { name: 'Ledger of 2036' }).getByRole('listitem');
  await expect.element(lines.first()).toBeVisible();
  expect(lines.elements()[0]?.textContent).toMatch(/TakenPaid leave · Mon 3 Mar – Tue 4 Mar−2 days/);
  expect(lines.elements().map((line) => line.textContent?.match(/[+−].*/)?.[0])).toEqual([
    ...['−2 days', '+1 day', '+25 days'],
  ]);
  await expect.element(view.getByText('Worked on a holiday')).toBeVisible();
});

test('a correction says what is left then, needs its reason, and keeps what was typed where it is refused', async () => {
  const refused = {
    code: 'rule_broken',
    rule: 'own-balance',
    request_id: 'r',
    message: 'Not one’s own.',
    why: null,
  };
  const { view, asked } = await shown(() => ({
    status: 422,
    body: { ...refused, fields: [{ field: 'member_id', message: 'Nobody corrects their own.' }] },
  }));
  await view.getByRole('button', { name: 'Correct' }).click();
  const dialog = view.getByRole('dialog', { name: 'Correct leave of Hana Sato' });
  await dialog.getByText('Take away').click();
  await userEvent.fill(dialog.getByLabelText('Days'), '0.5');
  await userEvent.tab();
  await expect.element(dialog.getByText('23.5 days left in 2036, 24 days before')).toBeVisible();
  await dialog.getByRole('button', { name: 'Correct' }).click();
  await expect.element(dialog.getByText('Say why.').first()).toBeVisible();
  await userEvent.fill(dialog.getByLabelText('Why'), 'Counted twice');
  await dialog.getByRole('button', { name: 'Correct' }).click();
  await expect.element(dialog.getByText('Nobody corrects their own.')).toBeVisible();
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    ...{ member_id: HANA, type: 'paid', day: '2036-01-01', minutes: -240, reason: 'Counted twice' },
  });
  await expect.element(dialog.getByLabelText('Why')).toHaveValue('Counted twice');
});

test('everybody stands there with what they have, and leads to how it came about', async () => {
  await page.viewport(1440, 900);
  const paid = { type: 'paid', counted: true, taken: 960, waiting: 480, left: 11_520 };
  const sick = { type: 'sick', counted: false, taken: 240, waiting: 0, left: -240 };
  const { view } = await renderScreen({
    screen: (search) => <LeaveScreen search={{ ...search, year: '2036' }} onSearch={() => undefined} />,
    ...{ search: leaveSearch, at: '/leave?tab=balances', role: 'manager' },
    answer: ({ path }) =>
      path === '/leave/people'
        ? {
            body: {
              ...{ year: 2036, day_minutes: 480, before: null, after: null },
              data: [{ member: { id: HANA, name: 'Hana Sato' }, position: 'Guard', balances: [paid, sick] }],
            },
          }
        : undefined,
  });
  const row = view.getByRole('region', { name: 'Leave of 2036' }).getByRole('listitem');
  await expect
    .element(row)
    .toHaveTextContent('HSHana SatoGuardPaid leave24 days left1 day asked forSick leave0.5 days taken');
  await expect
    .element(row.getByRole('link', { name: 'Hana Sato' }))
    .toHaveAttribute('href', expect.stringMatching(new RegExp(`tab=balances&person=${HANA}&year=2036$`)));
});
