import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  BURDEN,
  bodiesOf,
  left,
  listOf,
  MAREN,
  refusal,
  show,
  TEAM,
  WORD,
} from '../../../../test/offboarding-page.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';

beforeEach(async () => {
  toast.clear();
  localStorage.clear();
  await page.viewport(1440, 900);
});

test('open approvals are refused beside them, with the way to decide on them and nothing typed lost', async () => {
  const message = '3 entries of time wait for their approval.';
  const { view } = await show({
    list: () => listOf(left('approvals', ['Ann Lee', 'Ann Lee', 'Ben Kay'], WORD)),
    write: () => refusal('open-approvals', [{ field: 'successors.approvals', message }]),
  });
  await view.getByLabelText('Reason').fill('A new job');
  await view.getByRole('button', { name: 'Offboard today' }).click();
  await view.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  const approvals = view.getByRole('region', { name: '3 entries of time to approve' });
  await expect.element(approvals.getByRole('link', { name: 'Ann Lee' })).toBeVisible();
  await expect.element(approvals.getByText(message)).toBeVisible();
  await expect.element(approvals).toHaveFocus();
  await expect
    .element(approvals.getByRole('link', { name: 'Open approvals' }))
    .toHaveAttribute('href', '/manager/organizations/a/approvals');
  await expect.element(view.getByLabelText('Reason')).toHaveValue('A new job');
});

test.each([
  ['successor-cycle', 'successors.reports', 'New manager of these people'],
  ['successor-known', 'successors.clients', 'New owner of these clients'],
  ['open-handovers', 'successors.projects', 'New owner of these projects'],
])('%s is said beside its field', async (rule, field, label) => {
  const { view, choose } = await show({
    write: () => refusal(rule, [{ field, message: 'Choose another.' }]),
  });
  await choose('Everything to', 'Tom Reed');
  await view.getByRole('button', { name: 'Offboard today' }).click();
  await view.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect
    .element(view.getByRole('combobox', { name: label }))
    .toHaveAccessibleDescription(/Choose another\./);
});

test.each([
  ['last-day-before-start', 'last_day', 'Maren Holt came on 1 Sep: choose a later day.'],
  ['above-own-rank', '', 'Maren Holt ranks above you: ask somebody of their rank to do it.'],
])('%s is said in words', async (rule, field, message) => {
  const { view } = await show({ list: () => listOf(), write: () => refusal(rule, [{ field, message }]) });
  await view.getByRole('button', { name: 'Offboard today' }).click();
  await view.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => view.getByRole('alert').element().textContent).toContain(message);
});

test('after somebody else’s change the list is read again, and what was chosen is sent over it', async () => {
  let version = 3;
  const { view, asked, choose } = await show({
    list: () => ({ ...BURDEN, version }),
    write: ({ body }) => {
      if (body.version === 5) return { body: MAREN };
      version = 5;
      return refusal('', [], 412);
    },
  });
  await choose('Everything to', 'Tom Reed');
  const confirm = async () => {
    await view.getByRole('button', { name: 'Offboard today' }).click();
    await view.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  };
  await confirm();
  await expect.element(view.getByText(/Somebody changed Maren Holt meanwhile/)).toBeVisible();
  await confirm();
  await expect.poll(() => bodiesOf(asked).map(({ body }) => body.version)).toEqual([3, 5]);
});

test('whoever owns the organization alone can’t leave, and the page says what to do', async () => {
  const { view } = await show({ list: () => ({ ...BURDEN, last_owner: true }) });
  await expect.element(view.getByText('Maren Holt owns A alone')).toBeVisible();
  await expect
    .element(view.getByRole('link', { name: 'Choose somebody of the team' }))
    .toHaveAttribute('href', TEAM);
});

test('nobody leaves twice', async () => {
  const gone = {
    ...MAREN,
    status: 'offboarded',
    archived_at: '2036-01-01T00:00:00.000Z',
    end_date: '2035-12-31',
  } as const;
  const { view } = await show({ member: () => gone });
  await expect.element(view.getByText('Their last day was 31 Dec 2035.')).toBeVisible();
});

test('a list that doesn’t come can be asked for again', async () => {
  let isDown = true;
  const { view } = await show({
    list: () => (isDown ? { status: 500, body: { message: 'Down.' } } : BURDEN),
  });
  await expect.element(view.getByText(/could not be loaded/)).toBeVisible();
  isDown = false;
  await view.getByRole('button', { name: /again/i }).click();
  await expect.element(view.getByRole('region', { name: '2 people answer to them' })).toBeVisible();
});
