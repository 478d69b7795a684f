import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Member } from '#contract/members/shapes.ts';
import { memberDetail } from '../../../../../test/member-detail.ts';
import { type Asked, renderScreen } from '../../../../../test/render-screen.tsx';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { MemberScreen } from '../../screens/member-screen.tsx';

const MAREN = memberDetail();
const TEAM = '/manager/organizations/a/team';

const show = (read: () => Member = () => MAREN, write: () => { status: number } = () => ({ status: 204 })) =>
  renderScreen({
    screen: () => <MemberScreen id={MAREN.id} />,
    search: () => ({}),
    at: `${TEAM}/${MAREN.id}`,
    role: 'owner',
    answer: (asked) => {
      if (asked.method !== 'GET') return write();
      return asked.path === `/members/${MAREN.id}` ? { body: read() } : undefined;
    },
  });

const writesOf = (asked: readonly Asked[]) => asked.filter(({ method }) => method !== 'GET');

beforeEach(async () => {
  toast.clear();
  await page.viewport(1440, 900);
});

test('letting somebody go leads to the page that says what they leave behind', async () => {
  const { view } = await show();
  await expect
    .element(view.getByRole('link', { name: 'Offboard Maren Holt' }))
    .toHaveAttribute('href', `${TEAM}/${MAREN.id}/offboarding`);
});

test('a last day ahead stands on top and is taken back after a question', async () => {
  let now = memberDetail({ leaves_on: '2036-03-31', end_date: '2036-03-31' });
  const { view, asked } = await show(
    () => now,
    () => {
      now = MAREN;
      return { status: 204 };
    },
  );
  await expect.element(view.getByText('Leaves on 31 Mar 2036')).toBeVisible();
  await expect.element(view.getByRole('link', { name: 'Change the last day' })).toBeVisible();
  await view.getByRole('button', { name: 'Keep Maren Holt' }).click();
  await view
    .getByRole('dialog', { name: 'Keep Maren Holt on the team?' })
    .getByRole('button', { name: 'Yes' })
    .click();
  await expect.element(view.getByText('Leaves on 31 Mar 2036')).not.toBeInTheDocument();
  expect(writesOf(asked)).toMatchObject([
    { method: 'DELETE', path: `/members/${MAREN.id}/offboarding`, version: '"3"' },
  ]);
});
