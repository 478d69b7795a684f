import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Member } from '#contract/members/shapes.ts';
import { invitationDetail } from '../../../../test/invitation-detail.ts';
import { heldRole, memberDetail } from '../../../../test/member-detail.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { MemberScreen } from './member-screen.tsx';

const INVITATION = invitationDetail();
const MAREN = memberDetail();
const TEAM = '/manager/organizations/a/team';

type Answer = { status?: number; body?: unknown };

const show = (
  read: () => Member = () => MAREN,
  write: (asked: Asked) => Answer = () => ({ status: 204 }),
  atRoot?: string,
) =>
  renderScreen({
    ...(atRoot ? { atRoot } : {}),
    screen: () => <MemberScreen id={MAREN.id} />,
    search: () => ({}),
    at: `${TEAM}/${MAREN.id}`,
    role: 'owner',
    answer: (asked) => {
      if (asked.method !== 'GET') return write(asked);
      if (asked.path === '/invitations') return { body: { data: [INVITATION], before: null, after: null } };
      return asked.path === `/members/${MAREN.id}` ? { body: read() } : undefined;
    },
  });

const writesOf = (asked: readonly Asked[]) =>
  asked
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, version, body }) => ({ method, path, version, body }));

const refusal = (status: number, rule: string | null, field: string, message: string): Answer => ({
  status,
  body: { code: 'x', message, rule, fields: field ? [{ field, message }] : [], why: null, request_id: 'r' },
});

beforeEach(() => page.viewport(1440, 900));

test('a role is granted until a day and for a reason', async () => {
  const { view, asked } = await show(undefined, () => ({ status: 201, body: MAREN }));
  await view.getByRole('button', { name: 'Grant a role' }).click();
  const dialog = view.getByRole('dialog', { name: 'Grant Maren Holt a role' });
  await dialog.getByRole('button', { name: 'Grant a role' }).click();
  await expect
    .element(dialog.getByRole('combobox', { name: 'Role' }))
    .toHaveAccessibleDescription('Choose a role.');
  await dialog.getByRole('combobox', { name: 'Role' }).click();
  await view.getByRole('option', { name: 'Director' }).click();
  await dialog.getByRole('textbox', { name: 'Until' }).fill('2030-12-24');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Covers for Priya');
  await dialog.getByRole('button', { name: 'Grant a role' }).click();
  await expect
    .poll(() => writesOf(asked).map(({ path, body }) => [path, body]))
    .toEqual([
      [
        `/members/${MAREN.id}/grants`,
        { role: 'director', reason: 'Covers for Priya', expires_at: '2030-12-24T23:59:59.999Z' },
      ],
    ]);
});

test('a rule that is broken stands beside the role', async () => {
  const message = 'They hold the role director here already: change that one.';
  const { view } = await show(undefined, () => refusal(422, 'grant-exists', 'role', message));
  await view.getByRole('button', { name: 'Grant a role' }).click();
  const dialog = view.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Role' }).click();
  await view.getByRole('option', { name: 'Director' }).click();
  await dialog.getByRole('button', { name: 'Grant a role' }).click();
  await expect.element(dialog.getByRole('combobox', { name: 'Role' })).toHaveAccessibleDescription(message);
});

test('a role is taken back after a question, over the version that was seen', async () => {
  const { view, asked } = await show();
  await view.getByRole('button', { name: 'Actions for Manager' }).click();
  await view.getByRole('menuitem', { name: 'Take back' }).click();
  await expect.element(view.getByText('Take the role Manager back from Maren Holt?')).toBeVisible();
  expect(writesOf(asked)).toEqual([]);
  await view.getByRole('button', { name: 'Yes' }).click();
  await expect
    .poll(() => writesOf(asked))
    .toMatchObject([
      { method: 'DELETE', path: `/members/${MAREN.id}/grants/${MAREN.grants[0]?.id}`, version: '"5"' },
    ]);
});

test('when somebody saved first, both values are shown and mine can be kept over the newer version', async () => {
  let theirs = MAREN;
  const { view, asked } = await show(
    () => theirs,
    ({ version }) => (version === '"4"' ? { body: theirs } : refusal(412, null, '', 'Stale')),
  );
  await view.getByRole('button', { name: 'Edit' }).click();
  const dialog = view.getByRole('dialog', { name: 'Edit Maren Holt' });
  await dialog.getByLabelText('Position').fill('Head of harbour');
  theirs = { ...MAREN, version: 4, position: 'Area manager' };
  await dialog.getByRole('button', { name: 'Save' }).click();
  const conflict = view.getByRole('dialog', { name: 'Somebody saved meanwhile' });
  for (const text of ['Head of harbour', 'Area manager'])
    await expect.element(conflict.getByText(text)).toBeVisible();
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect
    .poll(() => writesOf(asked).at(-1))
    .toMatchObject({ version: '"4"', body: { position: 'Head of harbour' } });
});

test('nobody grants or takes a role above their own', async () => {
  const { view } = await show(() =>
    memberDetail({ role: 'executive', grants: [heldRole({ role: 'executive' })] }),
  );
  await expect.element(view.getByText(/Holds a role above yours/)).toBeVisible();
  for (const name of ['Grant a role', 'Hand over ownership'])
    await expect.element(view.getByRole('button', { name })).not.toBeInTheDocument();
  await expect.element(view.getByRole('link', { name: 'Offboard Maren Holt' })).not.toBeInTheDocument();
});

test('ownership is handed over with the role that one keeps', async () => {
  const { view, asked } = await show(undefined, () => ({ body: MAREN }));
  await view.getByRole('button', { name: 'Hand over ownership' }).click();
  const dialog = view.getByRole('dialog', { name: 'Hand ownership over to Maren Holt' });
  await dialog.getByRole('button', { name: 'Hand over ownership' }).click();
  await expect
    .poll(() => writesOf(asked))
    .toMatchObject([{ path: `/members/${MAREN.id}/transfer-ownership`, body: { keep: 'director' } }]);
});

test('an owner who is also an administrator of everything can hand the organization over', async () => {
  const { view } = await show(undefined, undefined, 'admin');
  await expect.element(view.getByRole('button', { name: 'Hand over ownership' })).toBeVisible();
});

test('an invitation is sent again, or withdrawn after a question', async () => {
  const owen = memberDetail({
    status: 'invited',
    has_account: false,
    grants: [],
    invitation_id: INVITATION.id,
  });
  const { view, asked, address } = await show(
    () => owen,
    ({ method }) => (method === 'POST' ? { body: INVITATION } : { status: 204 }),
  );
  await view.getByRole('button', { name: 'Send again' }).click();
  await view.getByRole('button', { name: 'Withdraw invitation' }).click();
  await view.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(address).toBe(TEAM);
  expect(writesOf(asked).map(({ method, path, version }) => [method, path, version])).toEqual([
    ['POST', `/invitations/${INVITATION.id}/resend`, null],
    ['DELETE', `/invitations/${INVITATION.id}`, '"2"'],
  ]);
});

test('the side says whom somebody answers to, who answers to them and how much they work, and leads there', async () => {
  const other = { id: '01a1fb7a-8bb3-77c6-abf2-5c0938cbb4f9', name: 'Oona Keane' };
  const { view } = await show(() => ({
    ...MAREN,
    ...{ manager: other, dotted: [{ member: { ...other, name: 'Rafe Dunn' }, pct: 20 }], reports: 4 },
    ...{ weekly_capacity_minutes: 2250, target_utilisation_pct: 85, phone: '+441632960123' },
  }));
  await expect
    .element(view.getByRole('link', { name: 'Oona Keane' }))
    .toHaveAttribute('href', `${TEAM}/${other.id}`);
  await expect.element(view.getByText('Rafe Dunn').first()).toBeVisible();
  await expect
    .element(view.getByRole('link', { name: '4 people' }))
    .toHaveAttribute('href', `${TEAM}?manager_id=${MAREN.id}`);
  await expect.element(view.getByText('37:30 h a week')).toBeVisible();
  await expect.element(view.getByText('85%')).toBeVisible();
});

test('of somebody without an address none is shown', async () => {
  const { view } = await show(() => ({ ...MAREN, email: 'maren-holt@import.invalid' }));
  await expect.element(view.getByRole('heading', { name: 'Maren Holt', level: 1 })).toBeVisible();
  expect(view.getByText('maren-holt@import.invalid').elements()).toEqual([]);
});
