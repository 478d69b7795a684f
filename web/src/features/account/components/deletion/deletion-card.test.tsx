import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { accountAnswers } from '../../../../../test/account-answers.ts';
import { renderScreen } from '../../../../../test/render-screen.tsx';
import { session, setSession } from '../../../../platform/session/current-session.ts';
import { DeletionCard } from './deletion-card.tsx';

const show = (answers: Parameters<typeof accountAnswers>[0] = {}) =>
  renderScreen({
    screen: () => <DeletionCard />,
    search: () => ({}),
    at: '/account',
    answer: accountAnswers(answers),
  });

beforeEach(() => page.viewport(1440, 900));

test('nothing is deleted before the own address is typed', async () => {
  const { view, asked } = await show();
  await view.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = view.getByRole('dialog', { name: 'Delete your account for good?' });
  await dialog.getByRole('textbox').fill('somebody@else.example');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect
    .element(dialog.getByRole('textbox'))
    .toHaveAccessibleDescription('Enter ada@muster.example, the address of this account.');
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(asked.some(({ method }) => method === 'DELETE')).toBe(false);
});

test('with the own address the account goes, drafts on this device too, and a last word leads out', async () => {
  const { view, asked } = await show({ 'DELETE /users/me': { status: 204 } });
  const signOut = vi.fn(async () => undefined);
  setSession({ ...session(), signOut });
  localStorage.setItem('draft.ada.a.project', '{}');
  localStorage.setItem('draft.bob.a.project', '{}');
  await view.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = view.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Ada@muster.example');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect.element(view.getByRole('dialog', { name: 'Your account is deleted' })).toBeVisible();
  expect(asked.find(({ method }) => method === 'DELETE')?.body).toEqual({ email: 'Ada@muster.example' });
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft.'))).toEqual([
    'draft.bob.a.project',
  ]);
  await view.getByRole('button', { name: 'Leave Muster' }).click();
  expect(signOut).toHaveBeenCalled();
});

test('whoever must not leave yet reads what to do first instead of a button', async () => {
  const message = 'You are the only owner of A: make somebody else its owner first.';
  const { view } = await show({
    'GET /users/me/deletion': {
      body: {
        obstacles: [{ rule: 'only-owner', organization: { id: 'a', name: 'A' }, message }],
        organizations: [{ id: 'a', name: 'A' }],
      },
    },
  });
  await expect.element(view.getByText(message)).toBeVisible();
  await expect.element(view.getByRole('button', { name: 'Delete my account' })).not.toBeInTheDocument();
});

test('what the server refuses at the last moment is told in the dialog', async () => {
  const message =
    'You are the only administrator of this installation: make somebody else administrator first.';
  const { view } = await show({
    'DELETE /users/me': {
      status: 422,
      body: {
        code: 'rule_broken',
        message,
        rule: 'only-admin',
        fields: [{ field: '', message }],
        request_id: 'r',
      },
    },
  });
  await view.getByRole('button', { name: 'Delete my account' }).click();
  await view.getByRole('dialog').getByRole('textbox').fill('ada@muster.example');
  await view.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click();
  await expect.element(view.getByRole('dialog').getByText(message)).toBeVisible();
});

test('it says what goes, and what stays where', async () => {
  const { view } = await show();
  await expect.element(view.getByText(/^Your name and e-mail address, settings/)).toBeVisible();
  await expect.element(view.getByText(/in the audit trail of A\./)).toBeVisible();
});
